import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules whose answer changes with the theme or the width of the window. */
const OF_LOOKS = ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'];

/**
 * What axe finds on the page as it stands, one line per rule.
 * @param rules all of WCAG 2.2 A and AA and best practice, or, where those were asked already, what another look
 * changes
 */
export async function axeFindings(page: Page, rules: 'all' | 'looks' = 'all'): Promise<string[]> {
  // Legacy mode: without a page of its own for the result; the product has no frames.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await (rules === 'all' ? axe.withTags(WCAG) : axe.withRules(OF_LOOKS)).analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`,
  );
}
