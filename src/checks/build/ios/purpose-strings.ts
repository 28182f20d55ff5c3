import type { IosBuild } from '@/model/build-info';
import { missingPurposes, permissionName } from '@/domain/builds/purpose-strings';
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
    checked: '2026-11-20',
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

function checkPurposeStrings(build: IosBuild): Found[] {
  if (isUnread(build, 'purposeStrings')) return [];
  const { purposeStrings } = build;
  const empty = Object.keys(purposeStrings)
    .filter((key) => purposeStrings[key]?.trim() === '')
    .map((key): Found => ({
      rule: 'ios-purpose-empty',
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
