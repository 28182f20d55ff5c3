import { useEffect } from 'react';

/**
 * Replaces `react-style-singleton` (used by Radix's scroll lock), which appends <style> elements. A constructed style
 * sheet has the same effect under `style-src 'self'`.
 */
export function stylesheetSingleton() {
  let users = 0;
  let sheet: CSSStyleSheet | undefined;
  return {
    add(css: string) {
      users += 1;
      if (users > 1 || !('adoptedStyleSheets' in document)) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    },
    remove() {
      users -= 1;
      if (users > 0 || !sheet) return;
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      sheet = undefined;
    },
  };
}

/** Hook: adds the rules while the component is mounted. */
export function styleHookSingleton() {
  const sheet = stylesheetSingleton();
  return function useStyle(css: string, isDynamic?: boolean) {
    useEffect(() => {
      sheet.add(css);
      return () => sheet.remove();
      // Changed rules of a mounted component are ignored unless it says that they change, as in the original.
      // oxlint-disable-next-line react/exhaustive-deps
    }, [isDynamic && css]);
  };
}

/** Component: `<Sheet styles="…" dynamic />`. */
export function styleSingleton() {
  const useStyle = styleHookSingleton();
  return function Sheet({ styles, dynamic }: { styles: string; dynamic?: boolean }) {
    useStyle(styles, dynamic);
    return null;
  };
}
