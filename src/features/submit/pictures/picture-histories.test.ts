import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { GraphicId } from '@/domain/studio/design';
import { moveShots, removeShots, setStyle, setText } from '@/domain/studio/edits';
import { editGraphic, GRAPHIC_SHOT } from '@/domain/studio/graphics';
import type { DraftImage } from '@/model/draft-image';
import { listing } from '@tests/support/drafts';
import { artworkOf, setArtwork } from './artwork';
import { graphicFacts } from '../studio/graphic-export';
import { NOTHING_DUE, readPictures } from './update-pictures';
import {
  openDesk,
  packed,
  shotAt,
  shownTexts,
  storedTexts,
  type Desk,
} from '@tests/support/images/picture-desk';

const LOCALES = ['en-US', 'de-DE', 'ja-JP'] as const;
const anyLocale = fc.constantFrom(...LOCALES);
const anyPlace = fc.nat({ max: 5 });
const anyText = fc.constantFrom('Plan', 'Plan your week', '', 'Wochenplan', '計画');

type Step = (desk: Desk) => unknown;

const editGraphicText =
  (id: GraphicId, locale: string, caption: string): Step =>
  async (desk) => {
    const facts = graphicFacts(await desk.whole(), 'sans');
    await desk.edit((now) =>
      editGraphic(now, id, facts, (graphic) => ({
        ...graphic,
        design: setText(graphic.design, [GRAPHIC_SHOT], locale, { caption }),
      })),
    );
  };
const drawGraphic =
  (id: GraphicId): Step =>
  async (desk) => {
    const facts = graphicFacts(await desk.whole(), 'sans');
    await desk.edit((now) => editGraphic(now, id, facts, (graphic) => ({ ...graphic })));
    await desk.draw(id);
  };

const writeCaption = fc.tuple(anyPlace, anyLocale, anyText).map(
  ([place, locale, caption]): Step =>
    (desk) =>
      desk.edit((now) => setText(now, [shotAt(now, place)], locale, { caption })),
);

const STEPS: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: writeCaption, weight: 3 },
  { arbitrary: fc.constant<Step>((desk) => desk.draw('screenshots')), weight: 2 },
  fc.boolean().map(
    (hasEvenText): Step =>
      (desk) =>
        desk.edit((now) => ({ ...now, hasEvenText })),
  ),
  fc.tuple(anyPlace, fc.boolean(), fc.constantFrom('#ffffff', '#101010')).map(
    ([place, isSet, textColor]): Step =>
      (desk) =>
        desk.edit((now) => setStyle(now, isSet ? 'set' : [shotAt(now, place)], { textColor })),
  ),
  fc.tuple(anyPlace, anyPlace).map(
    ([from, to]): Step =>
      (desk) =>
        desk.edit((now) => moveShots(now, [shotAt(now, from)], to)),
  ),
  anyPlace.map(
    (place): Step =>
      (desk) =>
        desk.edit((now) => removeShots(now, [shotAt(now, place)])),
  ),
  fc.tuple(fc.constantFrom([1179, 2556], [2064, 2752]), anyLocale).map(
    ([[width = 0, height = 0], locale]): Step =>
      (desk) =>
        desk.dropScreens(width, height, locale),
  ),
  anyLocale.map(
    (locale): Step =>
      (desk) =>
        desk.importScreenshot(locale),
  ),
  fc.tuple(anyLocale, fc.boolean()).map(
    ([locale, isOn]): Step =>
      (desk) =>
        desk.change((now) => {
          if (locale === now.defaultLocale) return now;
          const { [locale]: _, ...others } = now.listings;
          return { ...now, listings: isOn ? { ...others, [locale]: listing() } : others };
        }),
  ),
  fc.constantFrom('iphone-6.9', 'ipad-13', 'play-phone', 'play-tablet-10').map(
    (id): Step =>
      (desk) =>
        desk.change((now) => {
          const { targetIds } = artworkOf(now);
          const next = targetIds.includes(id) ? targetIds.filter((each) => each !== id) : [...targetIds, id];
          return setArtwork({ targetIds: next })(now);
        }),
  ),
  fc.constantFrom<GraphicId>('icon', 'feature').map(drawGraphic),
  fc
    .tuple(fc.constantFrom<GraphicId>('icon', 'feature'), anyLocale, anyText)
    .map(([id, locale, text]) => editGraphicText(id, locale, text)),
  anyPlace.map(
    (place): Step =>
      (desk) =>
        desk.removeImage(place),
  ),
  fc.constant<Step>((desk) => desk.nextVersion()),
  fc.constant<Step>((desk) => desk.follow()),
  fc.constant<Step>((desk) => desk.reload()),
);

it('after any edits, drawings, imports and new versions, the package has what the page shows, and so has a reload', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(STEPS, { minLength: 4, maxLength: 18 }), async (steps) => {
      const desk = await openDesk();
      await desk.dropScreens(1179, 2556, 'en-US');
      await desk.dropScreens(1206, 2622, 'en-US');
      for (const step of steps) await step(desk);
      const { texts } = await packed(desk);

      const shown = await shownTexts(desk);
      expect(await storedTexts(desk)).toEqual(shown);
      // A language without texts and more pictures than a store takes are left out; nothing else may differ.
      const draft = await desk.whole();
      const isTaken = ({ kind, locale, width }: DraftImage) =>
        Object.hasOwn(draft.listings, locale) && (kind !== 'icon' || width === 512);
      const taken = await Promise.all(
        draft.images
          .filter((each) => each.kind !== 'picture' && isTaken(each))
          .map(({ blob }) => blob.text()),
      );
      expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
      expect(taken.filter((text) => !texts.includes(text))).toEqual([]);

      await desk.reload();
      const read = await readPictures(await desk.whole(), desk.tools().repository, NOTHING_DUE);
      expect(read).toMatchObject({ ok: true, value: { stale: [], obsolete: [], isOutOfOrder: false } });
      expect(await storedTexts(desk)).toEqual(shown);
      const before = desk.painter.drawnIds.length;
      expect((await packed(desk)).texts.sort()).toEqual(texts.sort());
      expect(desk.painter.drawnIds).toHaveLength(before);
    }),
    { numRuns: 150 },
  );
});
