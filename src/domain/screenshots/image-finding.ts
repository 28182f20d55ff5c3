import { platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import { offeredFormFactors, type AndroidFormFactor } from '../builds/android-target';
import { androidBuildOf, iosBuildOf, type BuildInfo } from '@/model/build-info';
import type { Finding, SubjectDraft } from '@/model/finding';
import type { PictureReadings } from '@/model/picture-look';
import { makeFinding } from '../findings';
import type { RuleSource } from '@/model/finding';
import type { TableRuleId } from '../rules/table-rules';
import { APPLE, GOOGLE } from '../rules/sources';

/** The parts of a submission on which its images depend. */
export interface ImageTargets {
  platforms: readonly Platform[];
  /** UIDeviceFamily of the iOS build: 1 iPhone, 2 iPad, 3 TV, 6 Mac, 7 Vision. Unknown counts as iPhone only. */
  deviceFamilies?: readonly number[] | undefined;
  /** Kinds of device that the Android build is for, the main one first. Unknown counts as phones only. */
  formFactors?: readonly AndroidFormFactor[] | undefined;
  /** The locale that the stores fall back to; without it a set in any locale is enough. */
  defaultLocale?: string;
  /** Measurements of the pictures that were looked at. */
  readings?: PictureReadings | undefined;
}

/** Requirements for the images of a submission. */
export function imageTargetsOf({
  platform,
  builds,
  defaultLocale,
}: {
  platform: PlatformChoice;
  builds: readonly BuildInfo[];
  defaultLocale: string;
}): ImageTargets {
  const android = androidBuildOf(builds);
  return {
    platforms: platformsOf(platform),
    deviceFamilies: iosBuildOf(builds)?.deviceFamilies,
    formFactors: android && offeredFormFactors(android),
    defaultLocale,
  };
}

/** Fix that the product can make on one click: draw it again at an exact size, flatten it, or cut it to shape. */
export type ImageFix = 'redraw' | 'remove-alpha' | 'crop';

/** A finding about one image, or about the set of images of one slot and locale. */
export interface ImageFinding extends Finding {
  /** The fix to offer; none when only the publisher can provide another image. */
  offer?: ImageFix;
}

type Draft = Pick<Finding, 'title' | 'why' | 'fix'> & { rule: TableRuleId } & Pick<
    SubjectDraft,
    'store' | 'locale' | 'picture' | 'slot'
  > &
  Partial<Pick<ImageFinding, 'severity' | 'source' | 'offer'>>;

/** Completes a finding about images; all of them are fixed in the third step of the wizard. */
export function imageFinding({ store, locale, picture, slot, offer, ...rest }: Draft): ImageFinding {
  return {
    ...makeFinding({
      area: 'graphics',
      where: 'screenshots',
      subject: { store, locale, picture, slot },
      ...rest,
    }),
    ...(offer && { offer }),
  };
}

/** The page of a store about screenshots. */
export function screenshotSource(store: Platform): RuleSource {
  return store === 'ios' ? APPLE.screenshots : GOOGLE.previewAssets;
}

/** `a`, `a or b`, `a, b or c`. */
export function orList(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;
}
