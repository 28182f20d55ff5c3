import type { Platform } from '@/model/app';
import type { DraftImage } from '@/model/draft-image';
import type { PixelSize } from './slots';

/** A graphic of which a store accepts exactly one per app or locale. */
export interface StoreGraphic {
  id: string;
  /** The kind of draft image it is filled from; none for graphics that a draft does not have. */
  kind?: 'icon' | 'feature-graphic';
  store: Platform;
  label: string;
  size: PixelSize;
  allowsAlpha: boolean;
  mediaTypes: readonly ('image/png' | 'image/jpeg')[];
  /** Largest file in bytes, where the store gives a limit. */
  maxBytes?: number;
  isRequired: boolean;
  source: string;
}

export const STORE_GRAPHICS: readonly StoreGraphic[] = [
  {
    id: 'apple-icon',
    kind: 'icon',
    store: 'ios',
    label: 'App icon',
    size: { width: 1024, height: 1024 },
    allowsAlpha: false,
    mediaTypes: ['image/png'],
    // It is part of the binary's asset catalogue, so a package without it is complete.
    isRequired: false,
    source: 'ITMS-90717: the 1024 px icon carries no alpha channel',
  },
  {
    id: 'play-icon',
    kind: 'icon',
    store: 'android',
    label: 'App icon',
    size: { width: 512, height: 512 },
    allowsAlpha: true,
    mediaTypes: ['image/png', 'image/jpeg'],
    maxBytes: 1024 * 1024,
    isRequired: true,
    source: 'Google Play support answer 1078870; the Play Console also takes JPEG',
  },
  {
    id: 'play-feature-graphic',
    kind: 'feature-graphic',
    store: 'android',
    label: 'Feature graphic',
    size: { width: 1024, height: 500 },
    allowsAlpha: false,
    mediaTypes: ['image/png', 'image/jpeg'],
    isRequired: true,
    source: 'Google Play support answer 1078870',
  },
  {
    id: 'play-tv-banner',
    store: 'android',
    label: 'TV banner',
    size: { width: 1280, height: 720 },
    allowsAlpha: false,
    mediaTypes: ['image/png', 'image/jpeg'],
    isRequired: false,
    source: 'A public guide and the validator of fastlane supply metadata: 1280x720, no alpha',
  },
];

type Measured = Pick<DraftImage, 'kind' | 'width' | 'height'>;

export function hasSize({ kind, width, height }: Measured, graphic: StoreGraphic): boolean {
  return kind === graphic.kind && width === graphic.size.width && height === graphic.size.height;
}

/** Whether a store accepts a graphic of this kind in this size. */
export function hasSizeOfStore(image: Measured): boolean {
  return STORE_GRAPHICS.some((graphic) => hasSize(image, graphic));
}
