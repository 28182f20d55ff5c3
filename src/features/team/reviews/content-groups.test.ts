import { expect, it } from 'vitest';
import { contentChanges } from '@/domain/team-sync/review';
import { contentGroups } from './content-groups';

const before = { privacy: { uses: { email: { isCollected: true, isLinked: true } } } };
const after = {
  ratings: { apple: { contests: 'NONE' } },
  privacy: { uses: { email: { isCollected: false, purposes: ['analytics'] } } },
  listings: { 'en-US': { keywords: 'diary', title: 'Lantern' }, 'de-DE': { title: 'Laterne' } },
  playTexts: { 'de-DE': { title: 'Laterne: Tagebuch' } },
  details: { copyright: '2026', isUpdate: true },
  version: '1.4.0',
};

it('lists changes in the order of the wizard, each kind of data once', () => {
  const groups = contentGroups(contentChanges(before, after), before, after);
  expect(groups.map(({ title, changes }) => [title, changes.map(({ path }) => path)])).toEqual([
    ['App and version', ['version', 'details/isUpdate']],
    ['Texts in English (US)', ['listings/en-US/title', 'listings/en-US/keywords']],
    ['Texts in German (Deutsch)', ['listings/de-DE/title', 'playTexts/de-DE/title']],
    ['For the stores', ['details/copyright']],
    ['Privacy', ['privacy/uses/email']],
    ['Age ratings', ['ratings/apple/contests']],
  ]);
  expect(groups[4]?.changes[0]).toEqual({
    path: 'privacy/uses/email',
    before: '{"isCollected":true,"isLinked":true}',
    after: '{"isCollected":false,"purposes":["analytics"]}',
  });
});

it('has no group without changes', () => {
  expect(contentGroups([], after, after)).toEqual([]);
});
