import { expect, test } from 'vitest';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { image, listing, screenshots, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { verdictOf, type CheckId } from './checklist';

const withListing = (changes: Parameters<typeof listing>[0]): Partial<SubmissionDraft> => ({
  listings: { 'en-US': listing(changes) },
});
const icon = (width: number, height = width) => [
  image({ id: 'icon', kind: 'icon', slotId: undefined, width, height }),
];
const play = (count: number) => screenshots(count, { slotId: 'play-phone', width: 1080, height: 1920 });
const huawei = (count: number, width = 450, height = 800) =>
  screenshots(count, { slotId: undefined, width, height });

itEvery<[CheckId, string, Partial<SubmissionDraft>, DraftImage[], 'done' | 'missing']>([
  ['ios-build', 'an .ipa', { builds: [iosBuild()] }, [], 'done'],
  ['ios-build', 'only Android', { builds: [androidBuild()] }, [], 'missing'],
  ['android-build', 'an APK', { builds: [androidBuild({ kind: 'apk' })] }, [], 'done'],
  ['android-build', 'no build', { builds: [] }, [], 'missing'],
  ['app-bundle', 'an AAB', { builds: [androidBuild()] }, [], 'done'],
  ['app-bundle', 'an APK', { builds: [androidBuild({ kind: 'apk' })] }, [], 'missing'],
  ['icon', 'an icon', {}, icon(100), 'done'],
  ['icon', "the build's icon", { builds: [iosBuild({ iconDataUrl: 'data:image/png,' })] }, [], 'done'],
  ['icon', 'none', {}, play(1), 'missing'],
  ['play-icon', '512', {}, icon(512), 'done'],
  ['play-icon', '511', {}, icon(511), 'missing'],
  ['play-icon', 'not square', {}, icon(512, 511), 'missing'],
  ['huawei-icon', '216', {}, icon(216), 'done'],
  ['huawei-icon', '217', {}, icon(217), 'missing'],
  ['screenshots', 'one', {}, play(1), 'done'],
  ['screenshots', 'none', {}, [], 'missing'],
  ['screenshots', 'only of another locale', {}, screenshots(2, { locale: 'de-DE' }), 'missing'],
  ['apple-screenshots', 'one', {}, screenshots(1, {}), 'done'],
  ['apple-screenshots', "only Google Play's", {}, play(2), 'missing'],
  ['play-screenshots', 'two', {}, play(2), 'done'],
  ['play-screenshots', 'one', {}, play(1), 'missing'],
  ['huawei-screenshots', 'two', {}, huawei(2), 'missing'],
  ['huawei-screenshots', 'three', {}, huawei(3), 'done'],
  ['huawei-screenshots', 'eight', {}, huawei(8, 800, 450), 'done'],
  ['huawei-screenshots', 'nine', {}, huawei(9), 'missing'],
  ['huawei-screenshots', 'of another size', {}, huawei(3, 451, 800), 'missing'],
  ['description', 'a text', {}, [], 'done'],
  ['description', 'blanks', withListing({ description: '  ' }), [], 'missing'],
  ['short-description', 'a text', {}, [], 'done'],
  ['short-description', 'none', withListing({ shortDescription: '' }), [], 'missing'],
  ['huawei-name', '64 characters', withListing({ title: 'a'.repeat(64) }), [], 'done'],
  ['huawei-name', '65 characters', withListing({ title: 'a'.repeat(65) }), [], 'missing'],
  ['huawei-description', '8000', withListing({ description: 'a'.repeat(8000) }), [], 'done'],
  ['huawei-description', '8001', withListing({ description: 'a'.repeat(8001) }), [], 'missing'],
  ['xiaomi-title', '50 characters', withListing({ title: 'a'.repeat(50) }), [], 'done'],
  ['xiaomi-title', '51 characters', withListing({ title: 'a'.repeat(51) }), [], 'missing'],
  ['xiaomi-title', 'none', withListing({ title: '' }), [], 'missing'],
  ['privacy-url', 'an address', {}, [], 'done'],
  ['privacy-url', 'none', withListing({ privacyUrl: '' }), [], 'missing'],
  ['privacy-url', 'no web address', withListing({ privacyUrl: 'mailto:a@example.com' }), [], 'missing'],
  ['privacy-url', 'no host', withListing({ privacyUrl: 'https://privacy' }), [], 'missing'],
])('…, given …', (check, _, changes, images, verdict) => {
  expect(verdictOf(check, submissionDraft(changes), images)).toBe(verdict);
});

test('what no draft can tell, and everything without a draft, is unknown', () => {
  expect(verdictOf(undefined, submissionDraft(), [])).toBe('unknown');
  expect(verdictOf('icon', undefined, [])).toBe('unknown');
});

test('a draft whose default locale has no texts yet lacks them', () => {
  expect(verdictOf('description', submissionDraft({ listings: {} }), [])).toBe('missing');
});
