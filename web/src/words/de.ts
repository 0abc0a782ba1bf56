/** The sentences of the pages in German, as one file: a browser asks for them at once or not at all. */
export default Object.values(
  import.meta.glob<string>(
    ['@locale/de/{web,pages,bistro,wire,common,cards,people}.ftl', '../../../src/rebelote/games/belote/locale/de/table.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
);
