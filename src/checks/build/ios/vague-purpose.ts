import { permissionName } from '@/domain/builds/purpose-strings';
import { isVaguePurpose } from '@/domain/builds/vague-purpose';
import { APPLE } from '@/domain/rules/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

/** Purpose strings that say no purpose (sources 5.5). Reviewers ask for how the access is used, with an example. */
export const IOS_VAGUE_PURPOSE = defineRule({
  id: 'ios-purpose-vague',
  title: 'Purpose string without a purpose',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.purposeStrings,
  checked: '2026-11-25',
  effort: 'build',
  topic: 'permissions',
  why: 'Reviewers reject a prompt that does not say how the access is used, with an example (5.1.1).',
  fix: 'Complete the sentence: “Lets you …, for example …”, and build again.',
  examples: {
    fires: { purposeStrings: { NSCameraUsageDescription: 'Allow Lantern to access your camera' } },
    holds: { purposeStrings: { NSCameraUsageDescription: 'Lets you add a photo to a journal entry.' } },
  },
  *check({ build: { purposeStrings, identity } }: IosSubject): Generator<BuildFound> {
    for (const [key, text] of Object.entries(purposeStrings)) {
      if (!isVaguePurpose(text, identity.name)) continue;
      yield {
        area: 'privacy',
        field: key,
        title: `The explanation for “${permissionName(key)}” gives no reason: “${text.trim().slice(0, 60)}”`,
      };
    }
  },
});
