import { androidBuildOf, iosBuildOf, submittedBuilds } from '@/model/build-info';
import type { CheckedDraft } from '@/model/draft';
import type { SdkPurpose } from '@/model/sdk-purposes.mjs';
import { certainSdks } from '@/domain/builds/certain-sdks';
import { compareVersions } from '@/domain/builds/compare-versions';
import { importOf } from '@/domain/builds/ios-imports';
import { TRACKING_IMPORTS } from '@/domain/builds/notable-imports';
import type { DetectedSdk } from '@/domain/builds/sdk';
import { sdkName } from '@/domain/privacy/data-claims';
import { privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { questionField } from '@/domain/privacy/question-field';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { listed } from '../build/listed';
import { defineFamily, type Rule } from '../define-rule';
import type { DraftFound } from './draft-found';

const RULES = {
  'privacy-families-ads': {
    title: 'Advertising SDK in an app for children',
    severity: 'note',
    stores: ['android'],
    source: GOOGLE.familiesAds,
    checked: '2026-11-26',
    effort: 'build',
    isQuestion: true,
    asks: 'Which ads do children see, and from which SDK?',
    why: 'To children, Google allows advertisements only through SDKs of its Families self-certified list, in the certified versions.',
    fix: 'Look the SDK and its version up in that list, and set it to treat users as children.',
    examples: {
      fires: 'an Android build with AdMob for children',
      holds: 'an Android build without an advertising SDK for children',
    },
  },
  'ios-kids-sdks': {
    title: 'Advertising or analytics in an app for children',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.kids,
    checked: '2026-11-26',
    effort: 'build',
    isQuestion: true,
    asks: 'Which data of children do the SDKs send, and to whom?',
    why: 'Apps of the Kids category have no advertising or analytics of other companies that could identify a child (1.3). App Review finds the SDKs, also when they are switched off.',
    fix: 'Remove the SDKs, or choose “Not made for kids” if the app is for everybody.',
    examples: {
      fires: 'a build with Google Analytics in the Kids category',
      holds: 'the same build outside it',
    },
  },
} satisfies Record<string, Rule>;

/** Purposes that Apple keeps out of apps for children. */
const NOT_FOR_KIDS: readonly SdkPurpose[] = ['ads', 'attribution', 'analytics'];

/** SDKs in an app for children that the stores keep out of such apps. */
export const CHILDREN_SDKS = defineFamily({
  rules: RULES,
  *check(draft: CheckedDraft): Generator<DraftFound & { rule: keyof typeof RULES }> {
    const builds = submittedBuilds(draft.builds, draft.platform);
    const isForChildren = privacyAnswersOf(draft).yesNo.children === true;
    const android = androidBuildOf(builds);
    const ads =
      android && isForChildren ? certainSdks(android).filter(({ purpose }) => purpose === 'ads') : [];
    for (const sdk of ads) {
      yield {
        rule: 'privacy-families-ads',
        ...certification(sdk),
        area: 'privacy',
        where: 'listing',
        subject: { store: 'android', field: questionField('children'), detail: sdk.id },
      };
    }
    const ios = iosBuildOf(builds);
    const isKidsCategory = draft.ratings?.options.kidsAgeBand !== undefined;
    if (!ios || !(isKidsCategory || isForChildren)) return;
    const sdks = certainSdks(ios).filter(({ purpose }) => NOT_FOR_KIDS.includes(purpose));
    const tracking = importOf(ios, (name) => TRACKING_IMPORTS.includes(name));
    const found = [...sdks.map(sdkName), ...(tracking ? [`${tracking.name} in ${tracking.path}`] : [])];
    if (found.length === 0) return;
    yield {
      rule: 'ios-kids-sdks',
      ...(!isKidsCategory && {
        severity: 'note' as const,
        why: 'An app that is mainly for children should have no advertising or analytics of other companies, outside the Kids category too (5.1.4).',
        fix: 'Remove them if the app is mainly for children, or say who uses it.',
      }),
      area: 'privacy',
      where: 'build',
      subject: { store: 'ios', field: 'kids' },
      title: `${isKidsCategory ? 'The app is in the Kids category' : 'The app is meant for children'} and contains ${listed(found)}`,
    };
  },
});

/** Whether a version is on Google's list, as it was last read. */
function certification(sdk: DetectedSdk): Pick<DraftFound, 'title' | 'severity' | 'fix'> {
  const { familiesFrom, version } = sdk;
  const contains = `The app is meant for children and contains ${sdkName(sdk)}`;
  if (familiesFrom === undefined) {
    return {
      severity: 'warning',
      title: `${contains}, which was not on Google’s list of ads SDKs for families`,
      fix: 'Look it up in the list. Remove it unless it is there now, or show its ads only to people who are not children, after a neutral question for their age.',
    };
  }
  return compareVersions(version, familiesFrom) === -1
    ? {
        severity: 'warning',
        title: `${contains}; Google’s list of ads SDKs for families begins with ${familiesFrom}`,
        fix: `Update it to ${familiesFrom} or later, and set it to treat users as children.`,
      }
    : {
        title: `${contains}, which Google’s list of ads SDKs for families has from ${familiesFrom} on`,
        fix: 'Set it to treat users as children, and look its version up in the list.',
      };
}
