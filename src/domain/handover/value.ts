import type { SheetGroup } from '../answer-sheet';
import type { DraftImage } from '@/model/draft-image';
import type { PackageSource } from '../packages/package-file';

/** A text as a field takes it. */
export interface HandOverText {
  /** Product locale; undefined for what is the same in every language. */
  locale?: string;
  text: string;
}

/** The pictures to drag to one place, in their order. */
export interface HandOverPictures {
  locale: string;
  /** The store's name of the place, e.g. `iPhone 6.9"`. */
  label: string;
  images: readonly Pick<DraftImage, 'id' | 'fileName' | 'width' | 'height'>[];
}

/** Value of an item of a console. */
export type HandOverValue =
  | { kind: 'texts'; texts: readonly HandOverText[] }
  | { kind: 'pictures'; sets: readonly HandOverPictures[] }
  | { kind: 'answers'; groups: readonly SheetGroup[] };

/** The part of a draft that the lists are made from. */
export type HandOverSource = PackageSource;
