import type { IosBuild } from '@/model/build-info';
import { isLocation, missingPurposes, permissionName, usesLocation } from '@/domain/builds/purpose-strings';
import { isUnread } from '@/domain/builds/unread-facts';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

const RULES = {
  'ios-purpose-empty': {
    title: 'Empty purpose string',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.purposeStrings,
    checked: '2026-11-27',
    effort: 'build',
    topic: 'permissions',
    why: 'The upload is refused (ITMS-90738): the prompt must say why the app asks.',
    fix: 'Write one sentence that says what the access is used for, and build again.',
    examples: {
      fires: 'NSCameraUsageDescription: (empty)',
      holds: 'NSCameraUsageDescription: Lets you add photos to your journal entries.',
    },
  },
  'ios-purpose-missing': {
    title: 'Purpose string missing',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.purposeStrings,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'permissions',
    why: 'If the app, or an SDK in it, uses that access, the upload is refused (ITMS-90683) and the app stops when it asks.',
    fix: 'Add the key with one sentence that says what the access is used for, or remove the code that uses it.',
    examples: {
      fires: 'AVFoundation is linked for capturing, and NSCameraUsageDescription is missing',
      holds: 'NSCameraUsageDescription: Lets you add photos to your journal entries.',
    },
  },
} satisfies Record<string, Rule>;

/** The sentences with which an app asks for access. */
export const IOS_PURPOSE_STRINGS = defineFamily({
  rules: RULES,
  check: ({ build }: IosSubject) => checkPurposeStrings(build),
});

type Found = BuildFound & { rule: keyof typeof RULES };

/**
 * React Native's template has an empty text for the location. Apple takes the build, and writes that the text is missing where
 * code asks for the location (ITMS-90738, "Your delivery was successful").
 */
function emptyLocation(build: IosBuild): Pick<Found, 'severity' | 'why' | 'fix'> {
  return usesLocation(build) === false
    ? {
        severity: 'note',
        why: 'Nothing in the app asks for the location. The text is left over from a template.',
        fix: 'Remove the key from Info.plist, and build again.',
      }
    : {
        severity: 'warning',
        why: 'App Store Connect writes about it (ITMS-90738), and the prompt gives no reason.',
      };
}

function checkPurposeStrings(build: IosBuild): Found[] {
  if (isUnread(build, 'purposeStrings')) return [];
  const { purposeStrings } = build;
  const empty = Object.keys(purposeStrings)
    .filter((key) => purposeStrings[key]?.trim() === '')
    .map((key): Found => ({
      rule: 'ios-purpose-empty',
      ...(isLocation(key) && emptyLocation(build)),
      area: 'privacy',
      field: key,
      title: `Empty explanation for the permission “${permissionName(key)}” (${key})`,
    }));
  const missing = missingPurposes(build).map(({ subject, key, severity, reason }): Found => ({
    rule: 'ios-purpose-missing',
    severity,
    area: 'privacy',
    field: key,
    title: `${reason}, but there is no purpose string for ${subject}`,
    fix: `Add ${key} with one sentence that says what the access is used for, or remove the code that uses it.`,
  }));
  return [...empty, ...missing];
}
