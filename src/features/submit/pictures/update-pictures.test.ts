import { describe, expect, it } from 'vitest';
import { setStyle, setText } from '@/domain/studio/edits';
import { placeScreens } from '@/domain/studio/size-edits';
import { draftImagesCollection } from '@/lib/workspace/app-collections';
import { withRemoved } from './artwork';
import { pictureKey } from './drawing-plan';
import { image, listing } from '@tests/support/drafts';
import {
  openDesk,
  packed,
  shotAt,
  shownTexts,
  storedTexts,
  type Desk,
} from '@tests/support/images/picture-desk';

describe('a changed design', () => {
  const openDrawn = async () => {
    const desk = await openDesk({ platform: 'ios' });
    await desk.dropScreens(1179, 2556, 'en-US');
    await desk.dropScreens(1206, 2622, 'en-US');
    await desk.edit((now) => ({ ...now, hasEvenText: false }));
    await desk.draw('screenshots');
    return desk;
  };
  const write = (desk: Desk, place: number, caption: string) =>
    desk.edit((now) => setText(now, [shotAt(now, place)], 'en-US', { caption }));

  it('is drawn before it is packed, and only what differs', async () => {
    const desk = await openDrawn();
    await write(desk, 1, 'New');
    const { texts, notes } = await packed(desk);
    expect(texts.filter((text) => text.includes('"New"'))).toHaveLength(1);
    expect(texts).toHaveLength(2);
    // Both are drawn again, because the layout makes room for captions once there is one.
    expect(desk.painter.drawnIds).toHaveLength(4);
    expect(notes.filter((note) => note.includes('drawing'))).toEqual([]);
    await write(desk, 1, 'Newer');
    await packed(desk);
    expect(desk.painter.drawnIds).toHaveLength(5);
  });

  it('that cannot be drawn is left out of the package by name, instead of the former picture', async () => {
    const desk = await openDrawn();
    await write(desk, 0, 'One');
    await desk.follow();
    await write(desk, 1, 'Two');
    desk.setFailing(true);
    const { texts, notes } = await packed(desk);
    expect(texts.map((text) => text.includes('"One"'))).toEqual([true]);
    expect(notes).toContain(
      'Left out, because the design has changed and drawing it again failed: Picture 2, iPhone 6.9", English (US). Out of ink.',
    );
    expect(await desk.images()).toHaveLength(4);
    desk.setFailing(false);
    expect((await packed(desk)).texts).toHaveLength(2);
  });

  it('is not drawn twice by two that begin together', async () => {
    const desk = await openDrawn();
    await write(desk, 0, 'One');
    await Promise.all([desk.follow(), packed(desk), desk.follow()]);
    expect(desk.painter.drawnIds).toHaveLength(4);
  });

  it('of a later version is not followed: the pictures stay, and the notes say so', async () => {
    const desk = await openDrawn();
    desk.change((now) => ({ ...now, design: { version: 99 } }));
    const { texts, notes } = await packed(desk);
    expect(texts).toHaveLength(2);
    expect(notes.join()).toContain('could not be read');
  });
});

it('pictures that were not drawn are drawn before they are packed, unless they were removed or fail', async () => {
  const desk = await openDesk({ platform: 'ios' });
  await desk.dropScreens(1179, 2556, 'en-US');
  await desk.dropScreens(1206, 2622, 'en-US');
  desk.setFailing(true);
  const failed = await packed(desk);
  expect(failed.texts).toEqual([]);
  expect(failed.notes).toContain(
    'Left out, because drawing them failed: Picture 1, iPhone 6.9", English (US); Picture 2, iPhone 6.9", English (US). Out of ink.',
  );
  desk.setFailing(false);
  expect((await packed(desk)).texts).toHaveLength(2);
  await desk.removeImage(0);
  expect((await packed(desk)).texts).toHaveLength(2);
  const [first] = (await desk.images()).filter(({ kind }) => kind === 'screenshot');
  if (!first?.drawn) throw new Error('Two pictures were drawn.');
  desk.change(withRemoved(pictureKey({ ...first.drawn, locale: first.locale })));
  await desk.removeImage(0);
  expect((await packed(desk)).texts).toHaveLength(1);
});

it('a set that was finished elsewhere is not drawn over when it is packed', async () => {
  const desk = await openDesk({ platform: 'ios' });
  await desk.dropScreens(1179, 2556, 'en-US');
  await desk.importScreenshot('en-US');
  expect((await packed(desk)).texts).toHaveLength(1);
  expect(desk.painter.drawnIds).toEqual([]);
});

it('two languages with screens of their own each keep their pictures, and drawing ends', async () => {
  const desk = await openDesk({ platform: 'ios', listings: { 'en-US': listing(), 'de-DE': listing() } });
  await desk.dropScreens(1290, 2796, 'de-DE');
  await desk.draw('screenshots');
  await desk.edit((now) => placeScreens(now, 'ios-phone', [{ id: 'english', locale: 'en-US' }]).design);
  await desk.addScreen('english', 1290, 2796, 'en-US');
  await desk.draw('screenshots');
  const languages = async () =>
    (await desk.images()).filter(({ kind }) => kind === 'screenshot').map(({ locale }) => locale);
  expect((await languages()).sort()).toEqual(['de-DE', 'en-US']);
  const before = desk.painter.drawnIds.length;
  await desk.follow();
  await desk.follow();
  expect(desk.painter.drawnIds).toHaveLength(before);
  expect((await languages()).sort()).toEqual(['de-DE', 'en-US']);
});

it('screens that move between the pictures of two languages keep an image in each, and drawing ends', async () => {
  const listings = { 'en-US': listing(), 'de-DE': listing() };
  const desk = await openDesk({ platform: 'ios', listings, defaultLocale: 'en-US' });
  await desk.dropScreens(1290, 2796, 'de-DE');
  await desk.dropScreens(1290, 2796, 'de-DE');
  await desk.draw('screenshots');
  // Both languages share the pictures.
  for (let left = 3; left > 0; left -= 1) await desk.dropScreens(1290, 2796, 'en-US');
  await desk.draw('screenshots');
  // Each has pictures of its own.
  const screens = (await desk.images()).filter(({ kind }) => kind === 'picture');
  const shots = screens.map(({ id, locale }) => [id, { pictures: { [locale]: id }, texts: {}, style: {} }]);
  await desk.edit((now) => ({
    ...now,
    order: screens.map(({ id }) => id),
    shots: Object.fromEntries(shots) as typeof now.shots,
  }));
  await desk.draw('screenshots');
  const drawn = (await desk.images()).filter(({ kind }) => kind === 'screenshot');
  const counts = ['en-US', 'de-DE'].map((each) => drawn.filter(({ locale }) => locale === each).length);
  expect(counts).toEqual([3, 5]);
  expect(await storedTexts(desk)).toEqual(await shownTexts(desk));
  const times = desk.painter.drawnIds.length;
  await desk.follow();
  expect(desk.painter.drawnIds).toHaveLength(times);
});

describe('a picture drawn before there were fingerprints', () => {
  it('is drawn again under its id, unless the design does not have it', async () => {
    const desk = await openDesk({ platform: 'ios' });
    await desk.dropScreens(1179, 2556, 'en-US');
    const [screen] = await desk.images();
    const former = image({ id: `${screen?.id}@iphone-6.9`, blob: new Blob(['former']) });
    const ofTablet = image({ id: 'tablet@ipad-13', slotId: 'ipad-13', width: 2064, height: 2752 });
    const repository = desk.tools().repository;
    await repository.put(
      draftImagesCollection,
      [former, ofTablet].map((each, position) => ({
        ...each,
        draftId: 'a',
        position: position + 5,
        stamp: each.id,
      })),
    );
    await desk.follow();
    const [, drawn, tablet] = await desk.images();
    expect(drawn?.id).toBe(former.id);
    expect(await drawn?.blob.text()).toContain('screen ');
    expect(await tablet?.blob.text()).toBe('tablet@ipad-13');
  });
});

it('a picture of another member stays, and one that they removed is not drawn again', async () => {
  const desk = await openDesk({ platform: 'ios' });
  await desk.dropScreens(1179, 2556, 'en-US');
  await desk.dropScreens(1206, 2622, 'en-US');
  await desk.draw('screenshots');
  const [, , first, second] = await desk.images();
  if (!first || !second) throw new Error('Two pictures were drawn.');
  const { drawn: _, ...rest } = first;
  const { repository } = desk.tools();
  await repository.put(draftImagesCollection, [{ ...rest, isFromTeam: true, blob: new Blob(['theirs']) }]);
  await repository.remove(draftImagesCollection, second.id);
  await desk.edit((now) => setStyle(now, 'set', { textColor: '#101010' }));
  await desk.follow();
  expect(await storedTexts(desk)).toEqual(['theirs']);
  await desk.draw('screenshots');
  const texts = await storedTexts(desk);
  expect(texts).toHaveLength(2);
  expect(texts).not.toContain('theirs');
});
