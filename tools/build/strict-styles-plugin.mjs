import { fileURLToPath } from 'node:url';

const SHEET_SHIM = fileURLToPath(new URL('../../src/lib/constructed-style-singleton.ts', import.meta.url));
const SONNER_CLEANUP = 'window.removeEventListener("visibilitychange"';
const SONNER_INJECTION = /[\w$]+\(`:where\(html\[dir="ltr"\][\s\S]*?`\);?/;

/**
 * Two dependencies write <style> elements at run time, which `style-src 'self'` forbids.
 * - sonner: its injected sheet is cut out; the same rules come from its own styles.css (components/toaster.tsx). Its toasts
 *   also listen to the document and stop listening to the window, which keeps each of them, and its button's workspace.
 * - react-style-singleton (scroll lock of Radix dialogs and menus): replaced by a constructed style sheet.
 * A version that no longer matches stops the build instead of shipping a broken policy.
 * @returns {import('vite').Plugin}
 */
export function strictStyles() {
  return {
    name: 'storepilot:strict-styles',
    enforce: 'pre',
    config: () => ({
      resolve: { alias: { 'react-style-singleton': SHEET_SHIM } },
      optimizeDeps: { exclude: ['sonner'] },
    }),
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return;
      if (!SONNER_INJECTION.test(code)) this.error('sonner changed how it injects its styles');
      if (!code.includes(SONNER_CLEANUP)) this.error('sonner changed how its toasts stop listening');
      const document = SONNER_CLEANUP.replace('window', 'document');
      return { code: code.replace(SONNER_INJECTION, '').replace(SONNER_CLEANUP, document), map: null };
    },
  };
}
