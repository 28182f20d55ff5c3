import { describe, expect, it } from 'vitest';
import { listing, submissionDraft } from '@tests/support/drafts';
import { draftTexts, withoutTexts, withTexts } from './draft-texts';
import { optimizeListing } from './optimize';

const NOW = '2026-11-20T10:00:00.000Z';
const LATER = '2026-11-20T10:05:00.000Z';
const draft = submissionDraft({ revision: 4 });
const { title = '', description = '' } = draft.listings['en-US'] ?? {};
const result = {
  ...optimizeListing({
    appName: 'Lantern',
    category: 'productivity',
    currentTitle: title,
    currentDescription: description,
  }),
  optimizedTitle: 'Lantern: Journal',
};

describe('draftTexts', () => {
  it('names what would change, the main locale first', () => {
    expect(draftTexts(draft, result).map(({ label }) => label)).toEqual([
      'Title, English (US)',
      'Description, English (US)',
      'Keywords, English (US)',
      'Title, Spanish (Spain)',
      'Description, Spanish (Spain)',
      'Title, French',
      'Description, French',
      'Title, German',
      'Description, German',
    ]);
  });

  it('leaves out what the draft has already, and never empties a text', () => {
    const same = submissionDraft({ listings: { 'en-US': listing({ title: 'Lantern: Journal' }) } });
    const ids = draftTexts(same, { ...result, keywords: [] }).map(({ id }) => id);
    expect(ids).not.toContain('en-US title');
    expect(ids).not.toContain('en-US keywords');
  });

  it('writes the user’s own text into a German main locale, not the template', () => {
    const german = submissionDraft({ defaultLocale: 'de-DE', listings: { 'de-DE': listing() } });
    const titles = draftTexts(german, result).filter(({ id }) => id === 'de-DE title');
    expect(titles.map(({ after }) => after)).toEqual(['Lantern: Journal']);
  });
});

describe('writing texts and taking them back', () => {
  const texts = draftTexts(draft, result);

  it('replaces only the chosen texts', () => {
    const [first] = texts;
    const after = withTexts(draft, first ? [first] : [], NOW);
    expect(after).toEqual({
      ...draft,
      revision: 5,
      updatedAt: NOW,
      listings: { 'en-US': listing({ title: 'Lantern: Journal' }) },
    });
  });

  it('gives a new locale the addresses of the main one', () => {
    const { supportUrl, privacyUrl, subtitle } = withTexts(draft, texts, NOW).listings['fr-FR'] ?? {};
    expect({ supportUrl, privacyUrl, subtitle }).toEqual({
      supportUrl: 'https://lantern.example/support',
      privacyUrl: 'https://lantern.example/privacy',
      subtitle: '',
    });
  });

  it('takes all of it back', () => {
    const back = withoutTexts(withTexts(draft, texts, NOW), texts, LATER);
    expect(back).toEqual({ ...draft, revision: 6, updatedAt: LATER });
  });

  it('keeps what was changed since', () => {
    const written = withTexts(draft, texts, NOW);
    const edited = {
      ...written,
      listings: { ...written.listings, 'en-US': listing({ title: 'My own title' }) },
    };
    const back = withoutTexts(edited, texts, LATER);
    expect(back.listings['en-US']?.title).toBe('My own title');
    expect(Object.keys(back.listings)).toEqual(['en-US']);
  });
});
