import { useState } from 'react';
import { MAX_SHOTS, type Design } from '@/domain/studio/design';
import { isFree } from '@/domain/studio/draft-design';
import { placeByShape, placeScreens } from '@/domain/studio/size-edits';
import { isAndroidScreen } from '@/domain/screenshots/screen-devices';
import type { Platform } from '@/model/app';
import type { DraftImage } from '@/model/draft-image';
import type { DraftImages } from '../records';
import type { DesignHandle } from '../studio/use-design';
import { usePictureIntake, type RefusedFile } from './use-picture-intake';

const TOO_MANY = `A set has up to ${MAX_SHOTS} pictures; the stores accept 8 to 10. Remove some first.`;
const NO_PICTURE_LEFT =
  'The set has no picture left for it. Select the picture that the first file is for, or add pictures to the set first.';

/** Takes screens of the app into a set: as new pictures, or as the screens that one kind of device shows. */
export function useSetFiles({
  design,
  edit,
  images,
  locale,
  mainLocale,
  screens,
  stores,
}: {
  design: Design;
  edit: DesignHandle['edit'];
  images: DraftImages;
  locale: string;
  mainLocale: string;
  /** The screens that the set has. */
  screens: readonly DraftImage[];
  stores: readonly Platform[];
}) {
  const intake = usePictureIntake(locale);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [changed, setChanged] = useState<readonly RefusedFile[]>([]);

  const [takenCount, setTakenCount] = useState(0);
  const [androidScreens, setAndroidScreens] = useState<readonly DraftImage[]>([]);

  const addPictures = (files: readonly File[]) => {
    const waiting = design.order.filter((id) => isFree(design.shots[id], mainLocale, mainLocale));
    const free = MAX_SHOTS - design.order.length + waiting.length;
    const tooMany = locale === mainLocale ? files.slice(free) : [];
    const refusedFiles = tooMany.map(({ name }) => ({ fileName: name, message: TOO_MANY, isRead: true }));
    setRefused(refusedFiles);
    setTakenCount(0);
    const taken = files.filter((file) => !tooMany.includes(file));
    if (taken.length === 0) return;
    intake.start(taken, ({ pictures, refused: notRead, changed: converted }) => {
      setChanged(converted);
      setRefused([...notRead, ...refusedFiles]);
      setAndroidScreens(stores.includes('ios') ? pictures.filter(isAndroidScreen) : []);
      setTakenCount(pictures.length);
      if (pictures.length === 0) return;
      edit((now) => placeByShape(now, pictures, screens, mainLocale, stores));
      void images.add(pictures);
    });
  };
  /** @param fromId the picture that the first file is for */
  const addScreens = (files: readonly File[], kind: string, fromId: string | undefined) => {
    setRefused([]);
    setTakenCount(0);
    intake.start(files, ({ pictures, refused: notRead, changed: converted }) => {
      setChanged(converted);
      const { placed } = placeScreens(design, kind, pictures, fromId);
      const left = pictures.slice(placed);
      setRefused([
        ...notRead,
        ...left.map(({ fileName }) => ({ fileName, message: NO_PICTURE_LEFT, isRead: true })),
      ]);
      const taken = pictures.slice(0, placed);
      setTakenCount(taken.length);
      if (taken.length === 0) return;
      edit((now) => placeScreens(now, kind, taken, fromId).design);
      void images.add(taken);
    });
  };
  return {
    addPictures,
    addScreens,
    state: intake.state,
    cancel: intake.cancel,
    /** Files of the last drop that became pictures. */
    takenCount,
    refused,
    dismissRefused: () => setRefused([]),
    /** Files that were taken with a change. */
    changed,
    dismissChanged: () => setChanged([]),
    /** Screens that were taken, but not for the sets of the App Store. */
    androidScreens,
    dismissAndroidScreens: () => setAndroidScreens([]),
    hasPlaySets: stores.includes('android'),
  };
}
