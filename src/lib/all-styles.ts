/**
 * Loads the style sheet of the whole product. A prerendered document has only the rules of the public pages, in its
 * HTML, and names the sheet; in every other document the sheet is present from the start.
 * @throws Error that reads like Vite's own when the sheet is missing, e.g. after a deploy
 */
export async function loadAllStyles(): Promise<void> {
  const root = globalThis.document?.getElementById('root');
  const address = root?.dataset.styles;
  if (!root || address === undefined) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${address}`));
    };
    document.head.append(link);
  });
  delete root.dataset.styles;
}
