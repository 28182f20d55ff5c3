import { platformsOf } from '@/model/app';
import { iosBuildOf, submittedBuilds, type BuildInfo } from '@/model/build-info';
import type { Finding } from '@/model/finding';
import { makeFinding } from '../findings';
import type { CheckedDraft } from '@/model/draft';
import { BUILD_PROMPTS, promptKeys, shortName } from './build-prompts';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import { hasPrivacyAnswers, privacyAnswersOf } from './privacy-answers';
import { questionField } from './question-field';
import { checkStoreAnswers, openForms } from './store-checks';

/** Fields of a draft that the check of the privacy answers reads. */
type PrivacyDraft = Pick<CheckedDraft, 'builds' | 'platform' | 'privacy'>;

/** Checks the privacy answers against the builds, and both stores' answers against each other. */
export function checkPrivacy(draft: PrivacyDraft): Finding[] {
  const answers = privacyAnswersOf(draft);
  const builds = submittedBuilds(draft.builds, draft.platform);
  const { platform } = draft;
  return [
    ...undeclared(builds, answers),
    ...unused(builds, answers, draft),
    ...trackingPrompt(builds, answers),
    ...(hasPrivacyAnswers(answers)
      ? [...checkStoreAnswers({ builds, answers, platform }), ...openForms(answers, platform)]
      : []),
  ];
}

/** Access that the build asks for although its question is open or was answered with no. */
function undeclared(builds: readonly BuildInfo[], { yesNo }: PrivacyAnswers): Finding[] {
  return BUILD_PROMPTS.flatMap((prompt) => {
    if (prompt.question === 'tracking' || yesNo[prompt.question] === true) return [];
    const isDenied = yesNo[prompt.question] === false;
    // The advertising ID has a rule of its own, because the permission is for nothing else.
    if (isDenied && prompt.question === 'device') return [];
    return builds.flatMap((build): Finding[] => {
      const keys = promptKeys(build, prompt);
      if (keys.length === 0) return [];
      const asks = `The build asks for ${prompt.subject} (${keys.map(shortName).join(', ')})`;
      return [
        makeFinding({
          rule: 'privacy-undeclared',
          severity: isDenied ? 'note' : 'warning',
          isQuestion: isDenied,
          area: 'privacy',
          where: 'listing',
          subject: { store: build.platform, field: questionField(prompt.question), detail: prompt.subject },
          title: isDenied
            ? `${asks}, and the privacy answers say that nothing of it leaves the device`
            : `${asks}, but the privacy question about it is not answered`,
          why: 'Privacy answers that the build contradicts are a reason for rejection, and for removal later.',
          fix: isDenied
            ? 'Nothing if that is so. If a server or a library receives it, answer Yes.'
            : 'Answer the question. If the app does not need the access, remove it from the build.',
        }),
      ];
    });
  });
}

/** The precise location cannot be known without a permission; other data can be typed in. */
function* unused(
  builds: readonly BuildInfo[],
  answers: PrivacyAnswers,
  draft: PrivacyDraft,
): Generator<Finding> {
  const isDeclared = answers.yesNo.location === true && answers.uses['precise-location'] !== undefined;
  // Without a build for each store nothing can be concluded from a missing permission.
  if (!isDeclared || builds.length < platformsOf(draft.platform).length) return;
  const location = BUILD_PROMPTS.filter(({ question }) => question === 'location');
  if (builds.some((build) => location.some((prompt) => promptKeys(build, prompt).length > 0))) return;
  yield makeFinding({
    rule: 'privacy-unused',
    subject: { field: questionField('location') },
    area: 'privacy',
    title: 'The privacy answers name the precise location, but no build asks for it',
    why: 'Answers that claim more than the app does put people off.',
    fix: 'Take the precise location out if the app does not know it.',
    where: 'listing',
  });
}

/** Tracking on iOS needs the system's prompt, which needs its own purpose string. */
function* trackingPrompt(builds: readonly BuildInfo[], { yesNo }: PrivacyAnswers): Generator<Finding> {
  const build = iosBuildOf(builds);
  if (!build) return;
  const canAsk = Object.hasOwn(build.purposeStrings, 'NSUserTrackingUsageDescription');
  if (yesNo.tracking === true) {
    if (canAsk) return;
    yield makeFinding({
      rule: 'privacy-tracking-prompt',
      subject: { store: 'ios', field: 'NSUserTrackingUsageDescription' },
      area: 'privacy',
      title: 'The privacy answers say that users are tracked, but the build cannot ask them',
      why: 'Tracking is allowed only after the App Tracking Transparency prompt, which needs this purpose string.',
      fix: 'Add NSUserTrackingUsageDescription and ask before tracking, or correct the answer.',
      where: 'build',
    });
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
  yield makeFinding({
    rule: 'privacy-tracking-denied',
    subject: { store: 'ios', field: questionField('tracking') },
    area: 'privacy',
    title: `The build says that it tracks users (${signs.join(', ')}), but the privacy answers ${state}`,
    why: 'Reviewers compare the prompt with the label, and refuse apps in which they differ (guideline 5.1.2).',
    fix: 'Answer Yes, or remove the prompt and the tracking library from the build.',
    where: 'listing',
  });
}
