import type { IosBuild } from '@/model/build-info';
import { privacyManifestProblems } from '@/domain/builds/privacy-manifest-problems';
import { undeclaredApis } from '@/domain/builds/required-reasons';
import { isUnread } from '@/domain/builds/unread-facts';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

const RULES = {
  'ios-privacy-manifest': {
    title: 'Faulty privacy manifest',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.privacyManifest,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'privacy-manifest',
    why: 'The upload is refused (ITMS-91056).',
    fix: 'Fix the privacy manifest, or update the SDK it belongs to, and build again.',
    examples: { fires: 'NSPrivacyTracking: "no"', holds: 'NSPrivacyTracking: false' },
  },
  'ios-privacy-manifest-missing': {
    title: 'No privacy manifest for the app',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.privacyManifest,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'privacy-manifest',
    why: 'Apple asks for a reason for APIs such as UserDefaults or file dates, and refuses the upload without one (ITMS-91053).',
    fix: 'Add PrivacyInfo.xcprivacy to the app target, with a reason code for each such API.',
    examples: {
      fires: 'no PrivacyInfo.xcprivacy in the app',
      holds: 'Payload/App.app/PrivacyInfo.xcprivacy',
    },
  },
  'ios-tracking-purpose': {
    title: 'Tracking declared, permission never requested',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.privacyManifest,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'permissions',
    why: 'Apps that track without the system’s permission prompt are rejected.',
    fix: 'Add NSUserTrackingUsageDescription and ask, or set NSPrivacyTracking to false.',
    examples: {
      fires: 'NSPrivacyTracking: true without NSUserTrackingUsageDescription',
      holds: 'NSPrivacyTracking: true and NSUserTrackingUsageDescription: Shows you ads that fit you.',
    },
  },
} satisfies Record<string, Rule>;

/** The privacy manifest of the app, and the required reasons in all of them. */
export const IOS_PRIVACY_MANIFESTS = defineFamily({
  rules: RULES,
  check: ({ build }: IosSubject) => checkPrivacyManifests(build),
});

type Found = BuildFound & { rule: keyof typeof RULES };

function checkPrivacyManifests(build: IosBuild): Found[] {
  const validSince = storeDeadline('apple-valid-privacy-manifest')?.date;
  const drafts: Found[] = build.privacyManifests.flatMap((manifest) =>
    privacyManifestProblems(manifest).map((problem) => ({
      rule: 'ios-privacy-manifest',
      area: 'privacy',
      file: manifest.path,
      detail: problem,
      title: problem,
      ruleDate: validSince,
    })),
  );
  const undeclared = isUnread(build, 'privacyManifests') ? [] : (undeclaredApis(build) ?? []);
  if (undeclared.length > 0) {
    drafts.push({
      rule: 'ios-privacy-manifest-missing',
      area: 'privacy',
      field: 'PrivacyInfo.xcprivacy',
      title: `The app uses ${undeclared.map(({ name }) => name).join(', ')}, but no privacy manifest gives a reason`,
      why: `Apple asks for a reason for these APIs (${undeclared.map(({ found }) => found).join(', ')}), and refuses the upload without one (ITMS-91053).`,
      fix: `Add to PrivacyInfo.xcprivacy of the app target, with a reason code each: ${undeclared.map(({ category }) => category).join(', ')}.`,
      ruleDate: storeDeadline('apple-privacy-manifest')?.date,
    });
  }
  const isTracking = build.privacyManifests.some((manifest) => manifest.tracking);
  const asks = Object.hasOwn(build.purposeStrings, 'NSUserTrackingUsageDescription');
  if (isTracking && !asks && !isUnread(build, 'purposeStrings')) {
    drafts.push({
      rule: 'ios-tracking-purpose',
      area: 'privacy',
      field: 'NSUserTrackingUsageDescription',
      title: 'A privacy manifest says the app tracks, but it never asks for permission',
    });
  }
  return drafts;
}
