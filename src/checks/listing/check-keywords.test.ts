import { describe, expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { checkListing } from './check-listing';
import type { ListingContext } from './listing-check';

function check(keywords: string, context: Partial<ListingContext> = {}) {
  return checkListing(listing({ keywords }), {
    locale: 'en-US',
    platforms: ['ios'],
    isUpdate: true,
    appName: 'Lantern',
    developerName: 'Example Ltd',
    ...context,
  }).filter(({ subject, rule }) => subject.field === 'keywords' && rule !== 'listing-keyword-unused');
}

describe('keywords', () => {
  itEvery<[string, string, string | undefined]>([
    ['diary, mood,habit', 'keyword-spaces', 'diary,mood,habit'],
    ['diary,,mood,', 'keyword-spaces', 'diary,mood'],
    ['diary,mood,diary', 'keyword-repeats', 'diary,mood'],
    ['diary,mood,Diary', 'keyword-repeats', undefined],
    ['diary;mood;habit', 'keyword-separators', 'diary,mood,habit'],
    ['diary;mood\nhabit', 'keyword-separators', 'diary,mood,habit'],
    ['lantern,mood', 'keyword-name', undefined],
    ['lantern app,mood', 'keyword-name', undefined],
    ['lantern sleep diary,mood', 'keyword-name', undefined],
    ['lantern mood,mood', 'keyword-name', undefined],
    ['example,mood', 'keyword-company', undefined],
    ['evening,mood', 'keyword-in-name', undefined],
    ['evening journal,mood', 'keyword-in-name', undefined],
    ['calm notes,mood', 'keyword-in-name', undefined],
    ['habit,habits', 'keyword-plural', undefined],
    ['habits,habit', 'keyword-plural', undefined],
    ['diary,diaries', 'keyword-plural', undefined],
    ['box,boxes', 'keyword-plural', undefined],
  ])('every row of the table', (keywords, rule, fixed) => {
    const own = check(keywords).filter((finding) => finding.rule === `listing-${rule}`);
    expect(own).toHaveLength(1);
    expect(own[0]?.fixedText).toBe(fixed);
    if (fixed !== undefined) expect(check(fixed).filter((finding) => finding.id === own[0]?.id)).toEqual([]);
  });

  itEvery<[string, string, Partial<ListingContext>]>([
    ['several good words', 'diary,mood,three words here', {}],
    ['three letters', 'art,fun', {}],
    ['a word in part', 'lanternfish,journalist', {}],
    ['one word of the name and one more', 'journal prompts', {}],
    ['two characters in Japanese', '日記,気分', { locale: 'ja-JP' }],
    ['two characters in Korean', '일기,기분', { locale: 'ko-KR' }],
    ['words that only look like plurals', 'glas,glass', {}],
    ['plurals in another language', 'casa,casas', { locale: 'es-ES' }],
    ['Chinese commas', '日记，心情', { locale: 'zh-CN' }],
    ['two letters in Vietnamese', 'ví,vẽ', { locale: 'vi' }],
    ['two letters in Hebrew', 'תג,רץ', { locale: 'he' }],
    ['another store', 'a,a,, a', { platforms: ['android'] }],
  ])('have no finding with …', (_, keywords, context) => {
    expect(check(keywords, context)).toEqual([]);
  });

  it.each([
    ['日記、気分', '日記,気分'],
    ['يوميات،مزاج', 'يوميات,مزاج'],
  ])('are separated by the plain comma: %s', (keywords, fixed) => {
    expect(check(keywords, { locale: 'ja-JP' })[0]?.fixedText).toBe(fixed);
  });

  it('notes short ones without a fix that would delete them', () => {
    expect(check('tv,mood')).toMatchObject([{ rule: 'listing-keyword-short', severity: 'note' }]);
    expect(check('tv,mood')[0]).not.toHaveProperty('fixedText');
    expect(check('art,mood')).toEqual([]);
  });

  it('finds repeats between Chinese commas', () => {
    expect(check('日记，心情，日记', { locale: 'zh-CN' })[0]?.fixedText).toBe('日记,心情');
  });

  it('counts what is wasted', () => {
    expect(check('diary, mood, habit')[0]?.title).toBe('2 characters spent on spaces and empty keywords');
    expect(check('diary,mood, habit')[0]?.title).toBe('1 character spent on spaces and empty keywords');
  });

  it('takes the name before its descriptor where the build has none', () => {
    expect(check('lantern,mood', { appName: undefined })[0]?.title).toBe(
      'Keywords repeat the app name “Lantern”',
    );
  });
});
