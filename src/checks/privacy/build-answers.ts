import { platformsOf } from '@/model/app';
import { iosBuildOf } from '@/model/build-info';
import { BUILD_PROMPTS } from 'virtual:catalog/build-prompts';
import { promptKeys, shortName } from '@/domain/privacy/build-prompts';
import { questionField } from '@/domain/privacy/question-field';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, defineRule } from '../define-rule';
import { PRIVACY_RULE, type PrivacyCheck, type PrivacyFound } from './privacy-check';

/** Access that the build asks for although its question is open or was answered with no. */
export const UNDECLARED = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-undeclared',
  title: 'Privacy answers lack what the build asks for',
  source: APPLE.appPrivacy,
  checked: '2026-11-20',
  why: 'Privacy answers that the build contradicts are a reason for rejection, and for removal later.',
  fix: 'Answer the question. If the app does not need the access, remove it from the build.',
  examples: {
    fires: 'a build that asks for the location, and an open question about it',
    holds: 'the same build with the question answered',
  },
  *check({ builds, answers: { yesNo } }: PrivacyCheck): Generator<PrivacyFound> {
    for (const prompt of BUILD_PROMPTS) {
      if (prompt.question === 'tracking' || yesNo[prompt.question] === true) continue;
      const isDenied = yesNo[prompt.question] === false;
      // The advertising ID has a rule of its own, because the permission is for nothing else.
      if (isDenied && prompt.question === 'device') continue;
      for (const build of builds) {
        const keys = promptKeys(build, prompt);
        if (keys.length === 0) continue;
        const asks = `The build asks for ${prompt.subject} (${keys.map(shortName).join(', ')})`;
        yield {
          severity: isDenied ? 'note' : 'warning',
          isQuestion: isDenied,
          subject: { store: build.platform, field: questionField(prompt.question), detail: prompt.subject },
          title: isDenied
            ? `${asks}, and the privacy answers say that nothing of it leaves the device`
            : `${asks}, but the privacy question about it is not answered`,
          fix: isDenied
            ? 'Nothing if that is so. If a server or a library receives it, answer Yes.'
            : undefined,
        };
      }
    }
  },
});

/** The precise location cannot be known without a permission; other data can be typed in. */
export const UNUSED = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-unused',
  title: 'Privacy answers claim more than the build asks for',
  severity: 'note',
  source: APPLE.appPrivacy,
  checked: '2026-11-20',
  isQuestion: true,
  why: 'Answers that claim more than the app does put people off.',
  fix: 'Take the precise location out if the app does not know it.',
  examples: {
    fires: 'the precise location declared, and no build that asks for it',
    holds: 'the same answer with a build that asks for the location',
  },
  *check({ builds, answers, platform }: PrivacyCheck): Generator<PrivacyFound> {
    const isDeclared = answers.yesNo.location === true && answers.uses['precise-location'] !== undefined;
    // Without a build for each store nothing can be concluded from a missing permission.
    if (!isDeclared || builds.length < platformsOf(platform).length) return;
    const location = BUILD_PROMPTS.filter(({ question }) => question === 'location');
    if (builds.some((build) => location.some((prompt) => promptKeys(build, prompt).length > 0))) return;
    yield {
      subject: { field: questionField('location') },
      title: 'The privacy answers name the precise location, but no build asks for it',
    };
  },
});

/** Tracking on iOS needs the system's prompt, which needs its own purpose string. */
export const TRACKING = defineFamily({
  rules: {
    'privacy-tracking-prompt': {
      ...PRIVACY_RULE,
      title: 'Tracking without a prompt',
      source: APPLE.tracking,
      checked: '2026-11-20',
      effort: 'build',
      why: 'Tracking is allowed only after the App Tracking Transparency prompt, which needs this purpose string.',
      fix: 'Add NSUserTrackingUsageDescription and ask before tracking, or correct the answer.',
      examples: {
        fires: 'users are tracked, and the build has no NSUserTrackingUsageDescription',
        holds: 'users are tracked, and the build has it',
      },
    },
    'privacy-tracking-denied': {
      ...PRIVACY_RULE,
      title: 'Prompt without tracking',
      source: APPLE.tracking,
      why: 'Reviewers compare the prompt with the label, and refuse apps in which they differ (guideline 5.1.2).',
      fix: 'Answer Yes, or remove the prompt and the tracking library from the build.',
      examples: {
        fires: 'nobody is tracked, and the build has NSUserTrackingUsageDescription',
        holds: 'nobody is tracked, and the build has no sign of it',
      },
    },
  },
  *check({
    builds,
    answers: { yesNo },
  }: PrivacyCheck): Generator<PrivacyFound & { rule: `privacy-tracking-${'prompt' | 'denied'}` }> {
    const build = iosBuildOf(builds);
    if (!build) return;
    const canAsk = Object.hasOwn(build.purposeStrings, 'NSUserTrackingUsageDescription');
    if (yesNo.tracking === true) {
      if (!canAsk)
        yield {
          rule: 'privacy-tracking-prompt',
          subject: { store: 'ios', field: 'NSUserTrackingUsageDescription' },
          title: 'The privacy answers say that users are tracked, but the build cannot ask them',
          where: 'build',
        };
      return;
    }
    const signs = [
      ...(canAsk ? ['NSUserTrackingUsageDescription'] : []),
      ...(build.privacyManifests.some(({ tracking }) => tracking) ? ['NSPrivacyTracking'] : []),
      ...(build.privacyManifests.some(({ trackingDomains }) => trackingDomains.length > 0)
        ? ['NSPrivacyTrackingDomains']
        : []),
    ];
    if (signs.length === 0) return;
    const state = yesNo.tracking === false ? 'say that it does not' : 'do not say so';
    yield {
      rule: 'privacy-tracking-denied',
      subject: { store: 'ios', field: questionField('tracking') },
      title: `The build says that it tracks users (${signs.join(', ')}), but the privacy answers ${state}`,
    };
  },
});
