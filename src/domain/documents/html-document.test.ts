import { expect, it } from 'vitest';
import { htmlDocument } from './html-document';

it.each([
  ['org.lantern.journal', '1.4.0', 'org.lantern.journal, version 1.4.0, 2026-11-23'],
  ['', '1.4.0', 'version 1.4.0, 2026-11-23'],
  ['org.lantern.journal', '', 'org.lantern.journal, 2026-11-23'],
  ['', '', '2026-11-23'],
])('says below the name what is known of the app: %j %j', (bundleId, version, expected) => {
  const subject = { appName: 'Lantern', bundleId, version, exportDate: '2026-11-23' };
  const html = htmlDocument({ subject, title: 'Changes', heading: 'Changes', style: '', body: [] });
  expect(html).toContain(`<p class="meta">${expected}</p>`);
});
