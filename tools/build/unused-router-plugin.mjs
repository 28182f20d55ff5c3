/** Each edit's pattern in the router's module, and its replacement. */
const EDITS = /** @satisfies {[RegExp, string][]} */ ([
  // Without these, nothing keeps a component or context that the product does not import.
  [/^(?:\w+\.displayName = .*|RenderErrorBoundary\.contextType = .*);$/gm, ''],
  [/^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ '],
  // A link loads ahead only below the framework's own context; src/app/prefetch.ts does it for the product.
  [/^function PrefetchPageLinks\([^]*?^\}$/m, 'function PrefetchPageLinks() {}'],
  [
    /^function usePrefetchBehavior\([^]*?^\}$/m,
    'function usePrefetchBehavior() { return [false, null, {}]; }',
  ],
]);

/**
 * Leaves the data router, its forms and its server components out of the router, which every page loads: all of it is one
 * module, and assignments next to each component keep the bundler from dropping those that nothing uses. A version in
 * which an edit finds nothing stops the build.
 * @returns {import('vite').Plugin}
 */
export function withoutUnusedRouter() {
  let isFound = false;
  return {
    name: 'storepilot:unused-router',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id)) return;
      if (!code.includes('\nfunction BrowserRouter(')) return; // a module of the framework
      isFound = true;
      const left = EDITS.reduce((text, [found, replacement]) => {
        if (text.search(found) < 0) this.error(`${id} has nothing that matches ${found.source}`);
        return text.replace(found, replacement);
      }, code);
      return { code: left, map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('react-router has no module with BrowserRouter any more');
    },
  };
}
