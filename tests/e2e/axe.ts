import axe, { type AxeResults, type ElementContext, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** `experimental` adds rules that axe leaves out by default, such as a label that its accessible name lacks (WCAG 2.5.3). */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice', 'experimental'];
/**
 * Rules of no use here: the first takes the large figures of cards for headings, the second wants a role on Radix's
 * focus guards and on regions that are focusable so that the keyboard can scroll them.
 */
const RULES_LEFT_OUT = { 'p-as-heading': { enabled: false }, 'focus-order-semantics': { enabled: false } };
/** The rules whose answer changes with the theme. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];
/** The rules whose answer changes with the theme or the width of the window. */
const OF_LOOKS = [...OF_COLORS, 'target-size', 'scrollable-region-focusable'];

/** A colour as axe has it, each part from 0 to 1. */
interface AxeColor {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): AxeColor;
}

declare const window: {
  axe?: {
    run(context: ElementContext, options: RunOptions): Promise<AxeResults>;
    commons: { color: { Color: { prototype: AxeColor } } };
  };
};

/** Private fields as properties, for axe's own, which are older JavaScript: a WeakMap each, written for each new colour. */
const FIELDS = `class Fields {
  key = Symbol();
  has(owner) { return this.key in owner; }
  get(owner) { return owner[this.key]; }
  set(owner, value) { owner[this.key] = value; return this; }
  add(owner) { return this.set(owner, true); }
}`;

/** Axe for the page. Its maps of private fields took a fifth of its time there, collected garbage included. */
const SOURCE = `(() => { ${FIELDS}\n${withFields(axe.source)} })()`;

function withFields(source: string): string {
  const changed = source.replaceAll(/\b(_\w+) = new Weak(?:Map|Set)\(\)/g, '$1 = new Fields()');
  if (changed === source) throw new Error('axe has no such fields any more.');
  return changed;
}

/** Runs in the page. Axe parses the same few colours for each element and all behind it, a quarter of its time there. */
function parseEachColorOnce() {
  const prototype = window.axe?.commons.color.Color.prototype;
  if (!prototype) throw new Error('axe is not loaded');
  const { parseString } = prototype;
  const parsed = new Map<string, Pick<AxeColor, 'r' | 'g' | 'b' | 'alpha'>>();
  prototype.parseString = function (text) {
    const known = parsed.get(text);
    if (known) return Object.assign(this, known);
    parseString.call(this, text);
    parsed.set(text, { r: this.r, g: this.g, b: this.b, alpha: this.alpha });
    return this;
  };
}

/**
 * Findings of axe on the page in its current state, one line per rule. The product has no frames, so that axe runs in the
 * page alone.
 * @param rules all of WCAG 2.2 A and AA, best practice and experimental rules, or only those whose answer changes with
 * the look, or with the theme alone
 * @param leftOut selectors of parts to leave out
 * @param parts selectors of the parts to check; the whole page by default
 */
export async function axeFindings(
  page: Page,
  rules: 'all' | 'looks' | 'colors' = 'all',
  leftOut: string[] = [],
  parts: string[] = [],
): Promise<string[]> {
  const isLoaded = await page.evaluate(() => window.axe !== undefined);
  if (!isLoaded) {
    await page.evaluate(SOURCE);
    await page.evaluate(parseEachColorOnce);
  }
  const options: RunOptions = {
    ...(rules === 'all'
      ? { runOnly: { type: 'tag', values: TAGS }, rules: RULES_LEFT_OUT }
      : { runOnly: { type: 'rule', values: rules === 'looks' ? OF_LOOKS : OF_COLORS } }),
    resultTypes: ['violations'],
    selectors: false,
  };
  const violations = await page.evaluate(
    async ([exclude, include, runOptions]) => {
      const context = include.length > 0 ? { include, exclude } : { exclude };
      const results = await window.axe?.run(context, runOptions);
      if (!results) throw new Error('axe is not loaded');
      return results.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
      }));
    },
    [leftOut, parts, options] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.join(' | ')}`);
}
