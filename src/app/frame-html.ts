const TAG = /<(\/?)([a-z][a-z0-9-]*)((?:"[^"]*"|[^">])*)>|<!--.*?-->/g;
/** Elements without an end tag, of those that a page may have before the end of its heading. */
const VOID = new Set(['br', 'hr', 'img', 'input', 'wbr']);
/** `main`, the page's column and the block in the column that contains the heading. */
const HEADING_DEPTH = 3;

/**
 * Cuts a rendered page down to its frame: the header of the product and the page up to its heading. The links of the
 * header work before the code has loaded. The page itself is inert: nothing can be typed that would be lost, and screen
 * readers announce the heading only when the page is there.
 * @param html of the whole page, as React renders it
 * @param loading HTML that takes the place of what follows the heading
 * @returns undefined for a page without a heading
 */
export function frameHtml(html: string, loading: string): string | undefined {
  const start = html.indexOf('<main ');
  const end = html.indexOf('</main>');
  if (start < 0 || end < start) return undefined;
  const main = html.slice(start, end);
  const open: string[] = [];
  let hasHeading = false;
  for (const { 0: tag, 1: slash, 2: name = '', index } of main.matchAll(TAG)) {
    if (name === '' || VOID.has(name) || tag.endsWith('/>')) continue;
    if (slash === '') {
      open.push(name);
      hasHeading ||= name === 'h1';
      continue;
    }
    open.pop();
    if (!hasHeading || open.length >= HEADING_DEPTH) continue;
    const content = main.slice('<main '.length, index + tag.length).replaceAll(/<!--.*?-->/g, '');
    const closing = open.toReversed().map((each) => `</${each}>`);
    return `${html.slice(0, start)}<main inert aria-hidden="true" ${content}${loading}${closing.join('')}${html.slice(end + '</main>'.length)}`;
  }
  return undefined;
}
