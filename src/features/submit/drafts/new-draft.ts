import { compareText } from '@/domain/texts';
import type { AppRecord } from '@/model/app';
import { EMPTY_LISTING } from '@/model/listing';
import { hasRatingAnswers } from '@/model/rating-answers';
import { EMPTY_DETAILS, type StoredDraft, type SubmissionDraft } from '@/model/draft';
import { hasPrivacyAnswers, privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { isOfApp, type SubmissionRecord } from '@/model/submission';
import type { DemoPreset } from '../demo/demo-preset';
import { isSame } from '@/domain/merge-records';
import { WIZARD_STEP_NUMBERS } from '@/model/wizard-step';

const FIRST_LOCALE = 'en-US';

/** An empty form. `now` is an ISO instant. */
export function blankDraft(id: string, now: string): StoredDraft {
  return {
    id,
    updatedAt: now,
    step: WIZARD_STEP_NUMBERS.build,
    bundleId: '',
    version: '',
    buildType: 'release',
    platform: 'both',
    proposedPlatform: 'both',
    defaultLocale: FIRST_LOCALE,
    listings: { [FIRST_LOCALE]: EMPTY_LISTING },
    details: EMPTY_DETAILS,
    builds: [],
  };
}

/** A draft filled in with what the workspace contains about an app. */
export function draftForApp(
  app: AppRecord,
  submissions: readonly SubmissionRecord[],
  blank: StoredDraft,
): StoredDraft {
  const [only, ...more] = app.platforms;
  return {
    ...blank,
    appId: app.id,
    bundleId: app.bundleId,
    version: app.lastSubmission.version,
    platform: only && more.length === 0 ? only : 'both',
    proposedPlatform: undefined,
    listings: { [FIRST_LOCALE]: { ...EMPTY_LISTING, title: app.name } },
    details: { ...EMPTY_DETAILS, isUpdate: wasReleased(app, submissions) },
  };
}

function wasReleased(app: AppRecord, submissions: readonly SubmissionRecord[]): boolean {
  return (
    app.lastSubmission.status === 'approved' ||
    submissions.some((each) => each.appId === app.id && each.status === 'approved')
  );
}

/** Whether the publisher has entered anything; a form that was only opened is not listed as unfinished. */
export function hasContent(draft: SubmissionDraft): boolean {
  return (
    draft.bundleId !== '' ||
    !!draft.androidId ||
    draft.version !== '' ||
    draft.builds.length > 0 ||
    draft.images.length > 0 ||
    hasRatingAnswers(draft.ratings) ||
    hasPrivacyAnswers(privacyAnswersOf(draft)) ||
    draft.purchases !== undefined ||
    draft.testing !== undefined ||
    draft.reviewerKit !== undefined ||
    draft.release !== undefined ||
    Object.keys(draft.listings).length > 1 ||
    Object.values(draft.listings).some((listing) => Object.values(listing).some((text) => text !== '')) ||
    Object.entries(draft.details).some(
      ([key, value]) => value !== EMPTY_DETAILS[key as keyof typeof EMPTY_DETAILS],
    )
  );
}

/** Whether a draft has no more than what is known of its app: there is nothing to start from. */
export function isBare(draft: SubmissionDraft): boolean {
  const texts = Object.values(draft.listings).map((listing) => Object.values({ ...listing, title: '' }));
  return (
    draft.builds.length === 0 &&
    draft.images.length === 0 &&
    !hasRatingAnswers(draft.ratings) &&
    !hasPrivacyAnswers(privacyAnswersOf(draft)) &&
    draft.purchases === undefined &&
    draft.testing === undefined &&
    draft.reviewerKit === undefined &&
    draft.release === undefined &&
    texts.flat().every((text) => typeof text !== 'string' || text.trim() === '')
  );
}

/**
 * The draft of an app that its next submission continues or starts from: the unfinished one since the last package, or else
 * the last one with a package.
 */
export function lastDraftOf(app: AppRecord, drafts: readonly StoredDraft[]): StoredDraft | undefined {
  const own = drafts
    .filter((draft) => draft.sample === undefined && isOfApp(draft, app))
    .sort((a, b) => compareText(b.updatedAt, a.updatedAt));
  const packed = own.filter(({ packagedAt }) => packagedAt !== undefined);
  const [last] = packed.sort((a, b) => compareText(b.packagedAt ?? '', a.packagedAt ?? ''));
  const unfinished = own.find(
    ({ packagedAt, updatedAt }) => packagedAt === undefined && updatedAt >= (last?.packagedAt ?? ''),
  );
  return unfinished ?? last ?? own[0];
}

/** Whether a packed draft has submissions, of which none was reported as sent: it is not done with yet. */
export function isWaitingForUpload({ id }: StoredDraft, submissions: readonly SubmissionRecord[]): boolean {
  const own = submissions.filter((each) => each.id.startsWith(`${id}-`));
  return own.length > 0 && own.every(({ status, steps = [] }) => status === 'draft' && steps.length === 0);
}

/** A form filled with a demo preset; its screenshots are drawn by the screenshot step. */
export function draftForDemo(demo: string, preset: DemoPreset, blank: StoredDraft): StoredDraft {
  return { ...blank, ...preset.content, proposedPlatform: undefined, sample: demo };
}

/** Whether a stored draft of a demo is still as the preset made it. If so, it is opened again instead of a copy. */
export function isUntouchedDemo(draft: StoredDraft, demo: string, preset: DemoPreset): boolean {
  return (
    draft.sample === demo && draft.packagedAt === undefined && isSame(draft, { ...draft, ...preset.content })
  );
}
