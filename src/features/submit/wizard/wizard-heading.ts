import { platformsOf, type Platform } from '@/model/app';
import { deviceFamilyName } from '@/model/device-families';
import type { DraftContent } from '@/model/draft';
import { draftTitle } from '@/domain/submissions/draft-label';
import { clipText } from '@/domain/texts';

/** Heading of the wizard: which app, which version, for which devices. */
export interface WizardHeading {
  /** `PawPal 1.5.0` */
  title: string;
  /** `iPhone, iPad, Android` */
  devices: string;
}

/** More letters than this would push the form out of view. */
const MOST_LETTERS = 60;

/** Returns the heading for a draft; undefined while nothing is known of the app. */
export function wizardHeading(draft: DraftContent): WizardHeading | undefined {
  const { builds, bundleId, platform } = draft;
  const built = builds.find(({ identity }) => identity.name !== undefined)?.identity.name;
  const name = [draftTitle(draft), built, bundleId].find((text) => text !== undefined && text.trim() !== '');
  const version = draft.version.trim();
  if (name === undefined && version === '') return undefined;
  return {
    title:
      `${clipText(name?.trim() ?? 'Untitled submission', MOST_LETTERS)} ${clipText(version, MOST_LETTERS / 2)}`.trim(),
    devices: platformsOf(platform)
      .flatMap((each) => devicesOf(draft, each))
      .join(', '),
  };
}

function devicesOf({ builds }: DraftContent, platform: Platform): string[] {
  if (platform === 'android') return ['Android'];
  const build = builds.find((each) => each.platform === 'ios');
  const families = build?.platform === 'ios' ? build.deviceFamilies : [];
  return families.length > 0 ? families.map(deviceFamilyName) : ['iOS'];
}
