import { createHash } from 'node:crypto';
import { consoles } from 'virtual:catalog/consoles';
import { describe, expect, it } from 'vitest';
import { listing, screenshots, submissionDraft, withDetails } from '@tests/support/drafts';
import { handOverList } from './hand-over';
import { startHereHtml } from './start-here-html';
import { START_HERE_SCRIPT, START_HERE_SCRIPT_HASH } from './start-here-script';

const SUBJECT = {
  appName: 'Lantern <script>alert(1)</script>',
  bundleId: 'org.lantern.journal',
  version: '1.4.0',
  exportDate: '2026-11-25',
};

function pageOf(draft = submissionDraft()): Document {
  const html = startHereHtml([handOverList(consoles.ios, draft), handOverList(consoles.android, draft)], {
    subject: SUBJECT,
    mainLanguage: 'en-US',
    rulesOf: '2026-11-25',
    pathOf: (id) => `app-store/iPhone 6.9 - 100%/${id}.png`,
  });
  return new DOMParser().parseFromString(html, 'text/html');
}

describe('START-HERE.html', () => {
  it('runs only its own script, whose hash is in the policy', () => {
    expect(START_HERE_SCRIPT_HASH).toBe(createHash('sha256').update(START_HERE_SCRIPT).digest('base64'));
    const page = pageOf();
    expect([...page.querySelectorAll('script')].map(({ textContent }) => textContent)).toEqual([
      START_HERE_SCRIPT,
    ]);
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toBe(
      `default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-${START_HERE_SCRIPT_HASH}'; img-src 'self' file:`,
    );
  });

  it('copies exactly the texts of the draft, whatever they contain', () => {
    const odd = 'Lines “one”,\n\n\t"two" & <b>three</b>\nשלום';
    const page = pageOf(submissionDraft({ listings: { 'en-US': listing({ description: odd }) } }));
    const button = page.querySelector('button[aria-label="Copy Description"]');
    const source = page.getElementById(button?.getAttribute('data-copy') ?? '');
    expect(source?.textContent).toBe(odd);
  });

  it('has every button beside a text that exists', () => {
    const page = pageOf();
    const buttons = [...page.querySelectorAll('button[data-copy]')];
    expect(buttons.length).toBeGreaterThan(20);
    const broken = buttons.filter((each) => !page.getElementById(each.getAttribute('data-copy') ?? ''));
    expect(broken).toEqual([]);
  });

  it('shows the pictures of the package beside their names', () => {
    const draft = submissionDraft({ images: screenshots(1, { slotId: 'iphone-6.9' }) });
    const picture = pageOf(draft).querySelector<HTMLImageElement>('.pictures img');
    expect(picture?.getAttribute('src')).toBe('app-store/iPhone%206.9%20-%20100%25/iphone-6.9-en-US-1.png');
    expect(picture?.closest('li')?.textContent).toBe('iphone-6.9-en-US-1.png');
  });

  it('shows one language at a time', () => {
    const page = pageOf(
      submissionDraft({ listings: { 'en-US': listing(), 'de-DE': listing({ title: 'Laterne' }) } }),
    );
    expect([...page.querySelectorAll('#language option')].map(({ textContent }) => textContent)).toEqual([
      'English (US)',
      'German (Deutsch)',
    ]);
    const parts = [...page.querySelectorAll<HTMLElement>('[data-language]')];
    expect(parts.filter(({ hidden }) => !hidden).every(({ dataset }) => dataset.language === 'en-US')).toBe(
      true,
    );
    expect(parts.some(({ hidden }) => hidden)).toBe(true);
  });

  it('has the same remarks as the list in the product', () => {
    const page = pageOf(submissionDraft(withDetails({ isUpdate: false })));
    const texts = [...page.querySelectorAll('.item')].map(({ textContent }) => textContent);
    expect(texts.find((text) => text.startsWith('Company Name'))).toContain('It can’t be changed later.');
  });

  it('says which texts a chosen language lacks, and which console does not have it', () => {
    const page = pageOf(
      submissionDraft({
        listings: {
          'en-US': listing(),
          'de-DE': listing({ description: '' }),
          // Google Play alone has Icelandic.
          'is-IS': listing({ title: 'Lukt' }),
        },
      }),
    );
    const missing = [...page.querySelectorAll<HTMLElement>('[data-language] .missing')].map((each) => [
      each.closest<HTMLElement>('[data-language]')?.dataset['language'],
      each.closest('section')?.id,
      each.closest('.item')?.querySelector('strong')?.textContent ?? each.textContent,
    ]);
    expect(missing).toEqual([
      [
        'is-IS',
        'app-store-connect',
        'No texts in Icelandic (Íslenska) for App Store Connect. Choose another language above.',
      ],
      ['de-DE', 'app-store-connect', 'Description'],
      ['de-DE', 'google-play-console', 'Full description'],
    ]);
  });
});
