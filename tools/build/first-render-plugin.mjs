/** Modules whose imports on demand are pages and their layout. */
const PAGES = /\/src\/app\/(?:routes|page-loader)\.tsx?$/;
const LATER = '\0storepilot:later';

/**
 * For prerendering, builds pages without the parts that they load on demand: no first render has them, and they are nine tenths
 * of the code. Their imports never resolve.
 * @returns {import('vite').Plugin}
 */
export function firstRenderOnly() {
  let isFound = false;
  return {
    name: 'storepilot:first-render',
    enforce: 'pre',
    resolveDynamicImport(_, importer) {
      const isPage = PAGES.test(importer ?? '');
      isFound ||= isPage;
      return isPage ? undefined : LATER;
    },
    load: (id) => (id === LATER ? 'await new Promise(() => {});' : undefined),
    buildEnd(error) {
      if (!error && !isFound) this.error(`No module matches ${PAGES.source} any more`);
    },
  };
}
