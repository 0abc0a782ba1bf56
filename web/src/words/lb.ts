/** The sentences of the pages in Luxembourgish, as one file: a browser asks for them at once or not at all. */
export default Object.values(
  import.meta.glob<string>(
    ['@locale/lb/{web,pages,bistro,wire,common,cards,people}.ftl', '../../../src/rebelote/games/belote/locale/lb/table.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
);
