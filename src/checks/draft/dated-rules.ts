import type { Platform } from '@/model/app';
import type { CheckedDraft } from '@/model/draft';
import type { AppleQuestionId } from '@/model/rating-answers';
import type { StoreDeadline } from '@/domain/policies/store-deadline';
import { storeDeadline } from '@/domain/policies/store-deadlines';
import { openAppleQuestions } from '@/domain/ratings/apple-answers';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineRule, type Rule } from '../define-rule';
import type { DraftFound } from './draft-found';

interface Subject {
  draft: CheckedDraft;
  platforms: readonly Platform[];
  today: string;
}

/** A dated rule that no build, text or image can show: the publisher has to know whether it is met. */
function defineDated<const Id extends string>({
  deadline: deadlineId,
  applies = () => true,
  ...rule
}: Omit<Rule, 'checked' | 'fix'> & {
  id: Id;
  /** Its record in catalog/deadlines.yaml, which has the date and what to do. */
  deadline: string;
  applies?: (draft: CheckedDraft) => boolean;
}) {
  const deadline = storeDeadline(deadlineId);
  return defineRule({
    ...rule,
    checked: '2026-11-20',
    fix: deadline?.action ?? '',
    *check({ draft, platforms, today }: Subject): Generator<DraftFound> {
      if (!deadline || (deadline.store && !platforms.includes(deadline.store)) || !applies(draft)) return;
      yield foundAt(deadline, today);
    },
  });
}

function foundAt({ store, date, title, source }: StoreDeadline, today: string): DraftFound {
  return {
    title: today < date ? `From ${date}: ${title}` : title,
    ruleDate: date,
    source,
    area: 'policy',
    // StorePilot has these questions itself, and the package their answers.
    ...(store === 'ios'
      ? { where: 'listing', subject: { store, field: 'ratings/apple' } }
      : { where: 'policy', subject: { store } }),
  };
}

/** The dated rules outside the build, in the order of their findings. */
export const DATED_RULES = [
  defineDated({
    id: 'policy-apple-age-rating',
    deadline: 'apple-age-rating',
    title: 'Age rating answers',
    severity: 'note',
    source: APPLE.upcoming,
    effort: 'account',
    why: 'App Store Connect refuses a submission until the app’s information answers the new questions.',
    examples: { fires: 'open questions', holds: 'all answered' },
    // The package then contains the answers.
    applies: (draft) => !isRated(draft) && !lacksOnlySocialMedia(draft),
  }),
  defineDated({
    id: 'policy-apple-social-media',
    deadline: 'apple-social-media',
    title: 'Social media question',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.ageRatings,
    effort: 'field',
    why: 'App Store Connect refuses a version without it, and the package leaves the age rating answers out.',
    examples: { fires: 'no answer about social media', holds: 'all answered' },
    applies: lacksOnlySocialMedia,
  }),
  defineDated({
    id: 'policy-play-developer-verification',
    deadline: 'play-developer-verification',
    title: 'Developer verification',
    severity: 'note',
    source: GOOGLE.policies,
    effort: 'account',
    why: 'Android devices there install only apps of verified developers. More countries follow in 2027.',
    examples: { fires: 'an app for Google Play', holds: 'one for the App Store' },
  }),
  defineDated({
    id: 'policy-play-closed-test',
    deadline: 'play-closed-test',
    title: 'Closed test before production',
    severity: 'note',
    source: GOOGLE.policies,
    effort: 'account',
    why: 'A new personal account needs a closed test with at least 12 testers for 14 days in a row before it may publish.',
    examples: { fires: 'a first version', holds: 'an update' },
    applies: ({ details, testing }) => !details.isUpdate && testing?.isNewPersonalAccount !== false,
  }),
] as const;

const SOCIAL_MEDIA: ReadonlySet<AppleQuestionId> = new Set(['socialMedia', 'socialMediaAgeRestricted']);

function isRated({ ratings }: CheckedDraft): boolean {
  return ratings !== undefined && openAppleQuestions(ratings.apple).length === 0;
}

/** Answers from before Apple asked about social media. */
function lacksOnlySocialMedia({ ratings }: CheckedDraft): boolean {
  const open = ratings ? openAppleQuestions(ratings.apple) : [];
  return open.length > 0 && open.every((id) => SOCIAL_MEDIA.has(id));
}
