/** The sentences of the pages in French, as one file: a browser asks for them at once or not at all. */
export default Object.values(
  import.meta.glob<string>(
    ['@locale/fr/{web,pages,bistro,wire,common,cards,people}.ftl', '../../../src/rebelote/games/belote/locale/fr/table.ftl'],
    { query: '?raw', import: 'default', eager: true },
  ),
);
