import { expect, it } from 'vitest';
import type { Baseline, BaselineSource } from '../baseline/baseline';
import { releasedContent } from './released-content';

function source(store: 'ios' | 'android', texts: Record<string, Record<string, string>>): BaselineSource {
  const withPaths = Object.entries(texts).map(([locale, fields]) => [
    locale,
    Object.fromEntries(Object.entries(fields).map(([field, text]) => [field, { text, path: field }])),
  ]);
  return {
    ...{ store, format: 'deliver', root: '', folders: {}, details: {}, pictures: [] },
    texts: Object.fromEntries(withPaths) as BaselineSource['texts'],
  };
}

const baseline = (...sources: BaselineSource[]): Baseline => ({
  ...{ id: 'draft', importedAt: '', name: 'fastlane', files: [] },
  sources,
});

it('shows the texts of both stores, with those of Google Play where they differ', () => {
  const apple = source('ios', { 'en-US': { title: 'Lantern', subtitle: 'Calm notes' } });
  const play = source('android', {
    'en-US': { title: 'Lantern Diary', shortDescription: 'Write each evening' },
    'de-DE': { title: 'Laterne' },
  });
  const { listings, playTexts } = releasedContent(baseline(apple, play));
  expect(listings['en-US']).toMatchObject({
    title: 'Lantern',
    subtitle: 'Calm notes',
    shortDescription: 'Write each evening',
  });
  expect(listings['de-DE']?.title).toBe('Laterne');
  expect(playTexts).toEqual({ 'en-US': { title: 'Lantern Diary' } });
});
