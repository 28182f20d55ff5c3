import { describe, expect, it } from 'vitest';
import { decoded } from '@tests/support/decoded';
import { decodeAnyLanguage } from './decode-any-language';

const quotesOf = (text: string) => decoded(text).findings.map(({ cause, quote }) => [cause.id, quote]);

describe('a guideline and a part of it', () => {
  const BUTTON =
    'Your app offers Sign in with Apple as a login option but does not use the appropriate button design, placement or interface elements.';
  const SERVICE =
    'Your app uses a third-party login service, but does not offer Sign in with Apple as an equivalent option.';

  it('are two causes, each quoted with its own sentence', () => {
    expect(quotesOf(`Apple says:\n${BUTTON}\n${SERVICE}`)).toEqual([
      ['apple-4.0-sign-in-with-apple', BUTTON],
      ['apple-4.8', SERVICE],
    ]);
  });

  it('are one where all is said in one sentence', () => {
    expect(quotesOf(`Apple says:\n${BUTTON}`)).toEqual([['apple-4.0-sign-in-with-apple', BUTTON]]);
  });
});

describe('two cases of one part in another language', () => {
  it('are quoted in the words of the writer', () => {
    const lines = [
      'Die Screenshots für das 13-Zoll-iPad zeigen ein iPhone-Bild, das verändert oder gestreckt wurde, sodass es wie ein iPad-Bild angezeigt wird.',
      'Auf den meisten ist nur der Login- oder Startbildschirm zu sehen und nicht die Hauptfunktionen der App.',
    ];
    const letter = `App Review\n\nRichtlinie 2.3.3 - Leistung - Genaue Metadaten\n\n${lines[0]}\nDie Screenshots zeigen die App nicht in Benutzung. ${lines[1]}`;
    const causes = decodeAnyLanguage(letter).sections.flatMap((section) => section.causes);
    expect(causes.map(({ caseId }) => caseId).sort()).toEqual([
      'screenshots-not-in-use',
      'screenshots-wrong-device',
    ]);
    expect(lines).toEqual(expect.arrayContaining(causes.map(({ evidence }) => evidence[0]?.quote)));
  });

  it('are none where a line only names an attached file', () => {
    const letter =
      'App Review\n\nGuideline 4.0 - Design\n\nThe app opens the default web browser to sign in, which is a poor user experience.\n\nAttached: Screenshot-1107-093312.png';
    const causes = decodeAnyLanguage(letter).sections.flatMap((section) => section.causes);
    expect(causes.map(({ caseId }) => caseId)).toEqual(['login-opens-browser']);
  });
});

describe('words that only tell what would be meant', () => {
  const FORM = 'Google Play: Issue found: Invalid Data safety form\nDevice or other IDs are not declared';

  it('are no cause beside the one that is meant', () => {
    const ids = (text: string) => quotesOf(text).map(([id]) => id);
    expect(ids(`${FORM} (for example: Advertising ID declaration).`)).toEqual(['play-data-safety']);
    expect(ids(`${FORM}. (3) Advertising ID declaration is wrong.`)).toContain('play-data-safety');
  });
});

describe('words inside a longer message', () => {
  it('are no cause of their own, but are beside it', () => {
    const inside = 'Play Console: the app must meet Health apps policy requirements.';
    expect(quotesOf(inside).map(([id]) => id)).toEqual(['play-health']);
    const beside = `${inside} It was rejected: the disclaimer that it is no medical device is missing.`;
    expect(quotesOf(beside).map(([id]) => id)).toEqual(['play-health', 'play-health-content']);
  });
});
