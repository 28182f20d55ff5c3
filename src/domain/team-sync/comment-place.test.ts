import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { findingPlace, isSamePlace, picturePlace, stepOfPlace } from './comment-place';
import { placeLabel } from './place-label';
import { isSharedPath } from './shared-draft';

const HASH = 'ab'.repeat(32);
const picture = picturePlace({ locale: 'de-DE', slotId: 'iphone-6.9', kind: 'screenshot' }, 2, HASH);
const finding = findingPlace({
  rule: 'listing-too-long',
  subject: { store: 'ios', locale: 'en-US', field: 'title', picture: 'id-of-this-device' },
});

itEvery([
  ['', 'the whole submission', 'listing'],
  ['version', 'Version', 'listing'],
  ['listings/en-US/title', 'App Name (en-US)', 'listing'],
  ['builds', 'Build facts', 'build'],
  [picture, 'Picture 2 (de-DE)', 'screenshots'],
  [picturePlace({ locale: 'en-US', kind: 'icon' }, 1, HASH), 'Icon (en-US)', 'screenshots'],
  [finding, 'finding “Text over its limit” (Apple App Store, en-US)', 'policy'],
  ['finding/of-a-newer-version', 'finding “of-a-newer-version”', 'policy'],
])('… is called …', (place, label, step) => {
  expect(placeLabel(place)).toBe(label);
  expect(stepOfPlace(place)).toBe(step);
  expect(place.length).toBeLessThanOrEqual(120);
});

it('a place contains nothing that is specific to the device', () => {
  expect(finding).toBe('finding/listing-too-long/ios/en-US/title');
  expect(findingPlace({ rule: 'listing-too-long', subject: {} })).toBe('finding/listing-too-long');
  const long = findingPlace({ rule: 'listing-too-long', subject: { detail: 'x'.repeat(300) } });
  expect(long).toHaveLength(120);
});

it('a picture is the same after it was moved, and another one is not', () => {
  const moved = picturePlace({ locale: 'de-DE', slotId: 'iphone-6.9', kind: 'screenshot' }, 5, HASH);
  const other = picturePlace(
    { locale: 'de-DE', slotId: 'iphone-6.9', kind: 'screenshot' },
    2,
    'c'.repeat(64),
  );
  expect([isSamePlace(picture, moved), isSamePlace(picture, other)]).toEqual([true, false]);
  expect(isSamePlace('version', 'listings/en-US/title')).toBe(false);
});

itEvery([
  ['listings/en-US/title', true],
  ['details/copyright', true],
  ['version', true],
  ['builds', true],
  ['details/demoPassword', false],
  ['appId', false],
  ['anything', false],
])('… is shared: …', (path, isShared) => {
  expect(isSharedPath(path)).toBe(isShared);
});
