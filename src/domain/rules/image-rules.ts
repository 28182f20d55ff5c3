import { rule, type RuleRow } from './rule';
import { APPLE, GOOGLE } from './sources';

/** Rules about screenshots, icons and the feature graphic. */
export const IMAGE_RULES = {
  'image-size': rule('blocker', 'Size of an image', APPLE.screenshots),
  'image-ratio': rule('blocker', 'Shape of a screenshot', GOOGLE.previewAssets),
  'image-alpha': rule('blocker', 'Alpha channel of an image', APPLE.screenshots),
  // One tool reports a refusal; devices save such screenshots themselves (sources 2.1).
  'image-depth': rule('note', 'Bits per channel', APPLE.screenshots),
  'image-weight': rule('blocker', 'File size of an image', GOOGLE.previewAssets),
  'image-format': rule('blocker', 'Format of an icon', GOOGLE.previewAssets),
  'image-unreadable': rule('blocker', 'File that is not a usable image', APPLE.screenshots),
  'image-set': rule('blocker', 'Required set of images missing', APPLE.screenshots, { isMissing: true }),
  // Certain only about the shape; the upload itself succeeds.
  'image-device': rule('warning', 'Screen of another kind of device', APPLE.screenshotsInUse),
  'image-count': rule('blocker', 'Number of images in a set', APPLE.screenshots),
  'image-promotion': rule('note', 'Screenshots for promotion', GOOGLE.previewAssets),
  'image-watches': rule('warning', 'Watch screenshots in several sizes', APPLE.screenshots),
} as const satisfies Record<string, RuleRow>;
