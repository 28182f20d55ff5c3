/* oxlint-disable no-console, typescript/no-implied-eval -- what is forbidden is done here on purpose */
import { describe, expect, it } from 'vitest';
import { useBrowser } from '../browser';

const browser = useBrowser();

/** Each breaks the rules of the product on purpose; no server has these names. */
const BREACHES: [string, RegExp, () => void][] = [
  [
    'a style element',
    /policy violation: style-src-elem/,
    () => {
      const style = document.createElement('style');
      style.textContent = 'body { color: red }';
      document.head.append(style);
    },
  ],
  [
    'a style attribute',
    /policy violation: style-src-attr/,
    () => document.body.setAttribute('style', 'color: red'),
  ],
  [
    'an inline script',
    /policy violation: (?:script-src-elem|require-trusted-types-for)/,
    () => {
      const script = document.createElement('script');
      script.append('window.name = "ran"');
      document.head.append(script);
    },
  ],
  [
    'HTML from a string',
    /policy violation: require-trusted-types-for/,
    () => void (document.createElement('p').innerHTML = '<b>hello</b>'),
  ],
  [
    'code from a string',
    /policy violation: (?:script-src|require-trusted-types-for)/,
    () => void window.setTimeout('window.name = "ran"'),
  ],
  [
    'a Trusted Types policy of its own',
    /policy violation: trusted-types/,
    () => {
      const factory = (
        window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
      ).trustedTypes;
      factory.createPolicy('anything', {});
    },
  ],
  [
    'a call to elsewhere',
    /policy violation: connect-src/,
    () => void fetch('https://elsewhere.invalid/').catch(() => undefined),
  ],
  [
    'a picture from elsewhere',
    /policy violation: img-src/,
    () => void (new Image().src = 'https://elsewhere.invalid/pixel.png'),
  ],
  [
    'a frame',
    /policy violation: frame-src/,
    () => {
      const frame = document.createElement('iframe');
      frame.src = '/pricing';
      document.body.append(frame);
    },
  ],
  [
    'a base address',
    /policy violation: base-uri/,
    () => {
      const base = document.createElement('base');
      base.href = 'https://elsewhere.invalid/';
      document.head.append(base);
    },
  ],
  [
    'a page error',
    /page error: on purpose/,
    () =>
      queueMicrotask(() => {
        throw new Error('on purpose');
      }),
  ],
  [
    'a rejection nobody handles',
    /page error: on purpose/,
    () => void Promise.reject(new Error('on purpose')),
  ],
  ['an error in the console', /console: on purpose/, () => console.error('on purpose')],
];

describe('the watch over every journey', () => {
  it('reports each breach', async () => {
    browser.expectProblem(/./);
    const { page } = await browser.open('/terms');
    expect(browser.problems()).toEqual([]);
    for (const [name, report, breach] of BREACHES) {
      const before = browser.problems().length;
      await page.evaluate(breach).catch(() => undefined); // what the policy forbids may throw, too
      await expect.poll(() => browser.problems().slice(before).join('\n'), { message: name }).toMatch(report);
    }
    expect(await page.evaluate(() => window.name)).toBe(''); // no script has run
  });

  it('reports what a page in a second tab does', async () => {
    browser.expectProblem(/./);
    const { page, context } = await browser.open('/terms');
    const [second] = await Promise.all([
      context.waitForEvent('page'),
      page.evaluate(() => void window.open('/privacy')),
    ]);
    await second.getByRole('heading', { level: 1 }).waitFor();
    expect(browser.problems()).toEqual([]);
    await second.evaluate(() => document.body.setAttribute('style', 'color: red'));
    await expect.poll(() => browser.problems().join('\n')).toMatch(/style-src-attr/);
  });
});
