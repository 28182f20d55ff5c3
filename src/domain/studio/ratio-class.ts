import type { Size } from '@/model/geometry';

/** Shapes of targets that need a layout of their own: a phone's layout on a tablet leaves wide empty bands. */
export type RatioClass = 'tall' | 'phone' | 'foldable' | 'tablet' | 'square' | 'wide' | 'banner';

/** Smallest height to width of each class, from the tallest to the widest. */
const CLASSES: readonly [RatioClass, number][] = [
  ['tall', 1.9],
  ['phone', 1.55],
  ['foldable', 1.38],
  ['tablet', 1.15],
  ['square', 0.87],
  ['wide', 0.6],
];

/** The class of a target: 1320x2868 is tall, 1080x1920 a phone's, 2064x2752 a tablet's, 1024x500 a banner. */
export function ratioClass({ width, height }: Size): RatioClass {
  return CLASSES.find(([, least]) => height / width >= least)?.[0] ?? 'banner';
}

/** Whether caption and device are beside each other. */
export function isLandscape(kind: RatioClass): boolean {
  return kind === 'wide' || kind === 'banner';
}
