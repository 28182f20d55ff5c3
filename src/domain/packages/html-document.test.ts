import { expect, it } from 'vitest';
import { htmlDocument } from './html-document';

it.each([
  ['com.example.lantern', '1.4.0', 'com.example.lantern, version 1.4.0, 2026-11-23'],
  ['', '1.4.0', 'version 1.4.0, 2026-11-23'],
  ['com.example.lantern', '', 'com.example.lantern, 2026-11-23'],
  ['', '', '2026-11-23'],
])('says below the name what is known of the app: %j %j', (bundleId, version, expected) => {
  const subject = { appName: 'Lantern', bundleId, version, exportDate: '2026-11-23' };
  const html = htmlDocument({ subject, title: 'Changes', heading: 'Changes', style: '', body: [] });
  expect(html).toContain(`<p class="meta">${expected}</p>`);
});
