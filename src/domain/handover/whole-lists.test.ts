import { consoles } from 'virtual:catalog/consoles';
import { describe, expect, it } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, screenshots, submissionDraft, withDetails } from '@tests/support/drafts';
import { FULL_PRIVACY, FULL_RATINGS, FULL_RELEASE } from '@tests/support/full/full-drafts';
import { FULL_TESTING } from '@tests/support/full/full-test-answers';
import { product, purchases } from '@tests/support/purchases';
import { PLATFORMS, type Platform } from '@/model/app';
import { SCREENSHOT_SLOTS, slotAccepts } from '../screenshots/slots';
import { handOverList, type HandOverItem } from './hand-over';
import { remarksOf, textFor } from './page-texts';
import type { HandOverSource } from './value';

const items = (store: Platform, source: HandOverSource): HandOverItem[] =>
  handOverList(consoles[store], source).pages.flatMap((page) => [...page.items]);
const item = (store: Platform, source: HandOverSource, id: string) =>
  items(store, source).find((each) => each.id === id);

const first = submissionDraft(withDetails({ isUpdate: false }));
const update = submissionDraft();

/** A picture for each slot of both stores, in a size that it accepts. */
function onePictureOfEach() {
  const sizes = ['1080x1080', '1080x1920', '1920x1080', '3000x2000'].map((text) => {
    const [width = 0, height = 0] = text.split('x').map(Number);
    return { width, height };
  });
  return SCREENSHOT_SLOTS.flatMap((slot) => {
    const size = [...slot.sizes, ...sizes].find(({ width, height }) => slotAccepts(slot, width, height));
    return screenshots(1, { slotId: slot.id, ...size });
  });
}

it('has one step for a picture of any slot of either store', () => {
  const images = onePictureOfEach();
  const source = submissionDraft({
    images,
    builds: [iosBuild({ deviceFamilies: [1, 2] }), androidBuild()],
  });
  const listed = PLATFORMS.flatMap((store) => items(store, source)).flatMap(({ content }) =>
    content?.kind === 'pictures' ? content.sets.flatMap((set) => set.images.map(({ id }) => id)) : [],
  );
  expect(listed.toSorted()).toEqual(images.map(({ id }) => id).toSorted());
});

it('has a step with the answers of each form that the package answers', () => {
  const answered = { ...first, ratings: FULL_RATINGS, privacy: FULL_PRIVACY };
  const forms = PLATFORMS.flatMap((store) => items(store, answered)).filter(
    ({ content }) => content?.kind === 'answers',
  );
  expect(forms.map(({ id }) => id)).toEqual([
    'age-rating',
    'privacy-answers',
    'rating-answers',
    'data-safety',
  ]);
  expect(forms.every(({ state }) => state === 'given')).toBe(true);
});

describe('the lists of a draft that answers everything', () => {
  const answered = (isUpdate: boolean, encrypts: boolean | undefined) =>
    submissionDraft({
      ...withDetails({ isUpdate, needsLogin: true }),
      builds: [
        iosBuild({
          deviceFamilies: [1, 2],
          usesNonExemptEncryption: encrypts,
          hasExportComplianceCode: false,
        }),
        androidBuild(),
      ],
      release: FULL_RELEASE,
      testing: FULL_TESTING,
      builderUploads: true,
      purchases: purchases(
        product({ kind: 'consumable', productId: 'coins', plans: {} }),
        product({
          intro: { kind: 'trial', length: '7 days', price: '0' },
          plans: {
            '0001-p': {
              planId: 'monthly',
              renewal: 'auto',
              period: 'P1M',
              grace: '3 days',
              price: 'USD 4.99',
              offers: { '0001-o': { offerId: 'week', kind: 'trial', length: '7 days', price: '' } },
            },
          },
        }),
      ),
      images: onePictureOfEach(),
    });

  it.each(PLATFORMS)('have each item of the console of %s, no page of one twice', (store) => {
    const sources = [answered(false, true), answered(false, undefined), answered(true, true)];
    const lists = sources.map((source) => handOverList(consoles[store], source).pages);
    for (const pages of lists) {
      const ids = pages.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const { items: own } of pages) expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    }
    const seen = new Set(lists.flat().flatMap((page) => page.items.map(({ id }) => id)));
    const all = consoles[store].pages.flatMap((page) => page.items.map(({ id }) => id));
    expect(all.filter((id) => !seen.has(id))).toEqual([]);
  });
});

describe('an update', () => {
  it('starts with the new version, which opens the locked fields, and asks for its number once', () => {
    const asking = items('ios', update).filter(({ value }) => value === 'version');
    expect(asking.map(({ id }) => id)).toEqual(['new-version']);
    expect(handOverList(consoles.ios, update).pages[0]?.id).toBe('new-version');
  });

  it('names where a published app has its forms, and that unchanged answers stay', () => {
    const safety = handOverList(consoles.android, update).pages.find(({ id }) => id === 'data-safety');
    expect(safety).toMatchObject({ onlyIf: ['answers-changed'] });
    expect(safety?.place).toContain('App content');
    expect(item('ios', first, 'age-rating')?.onlyIf).toEqual([]);
    expect(item('ios', update, 'age-rating')?.onlyIf).toEqual(['answers-changed']);
  });
});

describe('a main language that one console lacks', () => {
  it('is replaced by the first one that the console has', () => {
    // Icelandic is a language of Google Play alone.
    const source = submissionDraft({
      defaultLocale: 'is-IS',
      listings: { 'is-IS': listing({ title: 'Lukt' }), 'de-DE': listing({ title: 'Laterne' }) },
    });
    const begun = { ...source, ...withDetails({ isUpdate: false }) };
    const textOf = (store: Platform, id: string) =>
      textFor(item(store, begun, id) ?? { content: undefined }, 'is-IS');
    expect(textOf('ios', 'new-language')).toContain('German');
    expect(textOf('ios', 'new-name')).toBe('Laterne');
    expect(textOf('android', 'create-language')).toContain('Icelandic');
    expect(textOf('android', 'create-name')).toBe('Lukt');
  });
});

describe('remarks of an item', () => {
  const remarks = (store: Platform, id: string, source = first) => {
    const found = item(store, source, id);
    return found ? remarksOf(found) : [];
  };

  it('say that it is fixed, unless its note does, and that a choice may be left', () => {
    expect(remarks('ios', 'new-sku')).toEqual(["Only you see it. It can't be changed"]);
    expect(remarks('ios', 'company-name').at(-1)).toBe('It can’t be changed later');
    expect(remarks('ios', 'mac-availability')[0]).toBe('Optional');
    expect(remarks('ios', 'content-rights')).not.toContain('Optional');
  });

  it('do not call a paid app fixed: it can become free', () => {
    expect(remarks('android', 'create-price').join(' ')).not.toContain('can’t be changed later');
  });
});
