import type { BrowserContext } from 'playwright-core';

/**
 * Reports whatever no page of the product may do: a page error, a violation of the content security or Trusted Types
 * policy, a console error, a request to anything but the app and its auth service. It covers every page of the context,
 * including those that a page opens.
 */
export async function watchContext(
  context: BrowserContext,
  siteUrl: string,
  report: (problem: string) => void,
) {
  // Chromium reports only some violations in the console; every one has an event.
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      // oxlint-disable-next-line no-console -- the watch below listens to it anyway
      console.error(`policy violation: ${effectiveDirective} forbids ${blockedURI} in ${sourceFile}`);
    });
  });
  context.on('page', (page) => {
    page.on('pageerror', (error) => report(`page error: ${error.message}`));
    page.on('console', (message) => {
      const { url } = message.location();
      // Each page of the product names its icon; only for a document that names none, the browser guesses this address.
      const isGuessedIcon = url === `${siteUrl}/favicon.ico`;
      if (message.type() === 'error' && !isGuessedIcon) report(`console: ${message.text()} ${url}`);
    });
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isOwn = url.origin === siteUrl || !url.protocol.startsWith('http');
      if (!isOwn) report(`request to elsewhere: ${request.url()}`);
    });
  });
}
