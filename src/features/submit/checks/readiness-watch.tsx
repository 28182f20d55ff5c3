import { startTransition, useContext, useEffect, useMemo, useState } from 'react';
import type { SubmissionDraft } from '@/model/draft';
import { NO_RATING_ANSWERS } from '@/model/rating-answers';
import { openAnswers } from '@/domain/privacy/privacy-questions';
import { privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { openRatingQuestions } from '@/domain/ratings/open-rating-questions';
import type { ReadinessContext as Circumstances } from '@/domain/submissions/assess-draft';
import { isFirstVersion } from '@/domain/baseline/is-first-version';
import { assessReadinessInSteps } from '@/domain/submissions/readiness';
import { localDay, useClock } from '@/lib/clock';
import { untilIdle } from '@/lib/idle/until-idle';
import { useBaseline } from '@/lib/workspace/baselines';
import { useReleases } from '@/lib/workspace/releases';
import { stepWords } from './place-state';
import { ReadinessContext, type QuestionForm } from './readiness-store';
import { usePictureReadings } from '../pictures/use-picture-readings';
import { useFoundInTurns } from '@/lib/idle/found-in-turns';
import { useLanguageScores } from './use-language-scores';

/** Time without a change after which the draft is checked again, on the steps that only show a summary. */
const QUIET_MS = 500;

/**
 * Checks the draft after each change and stores the result for everything in the wizard that shows it. It shows nothing
 * itself. Typing never waits for it.
 * @param isReportShown checks without waiting for a pause
 */
export function ReadinessWatch({
  draft: shown,
  isDrawing,
  isReportShown,
}: {
  draft: SubmissionDraft;
  isDrawing: boolean;
  isReportShown: boolean;
}) {
  const store = useContext(ReadinessContext);
  const draft = useContent(shown);
  const { unreadable } = draft;
  const today = localDay(useClock());
  // Without the images that are being drawn it would report them as missing.
  const complete = isDrawing ? undefined : draft;
  const quiet = useQuiet(complete, isReportShown);
  const due = isReportShown && quiet ? complete : quiet;
  const baseline = useBaseline(draft.id);
  const releases = useReleases(draft);
  const { scoreLanguage, isUnavailable } = useLanguageScores(due);
  const readings = usePictureReadings(due?.images);
  const asked = useMemo(
    (): Asked | undefined =>
      due && baseline !== undefined
        ? { draft: due, today, releases, scoreLanguage, readings, baseline: baseline ?? undefined }
        : undefined,
    [due, today, releases, scoreLanguage, readings, baseline],
  );
  const found = useFoundInTurns(asked, assess);
  const report = found?.result;
  const checked = found?.asked.draft;
  const keptForms = useMemo(
    () => checked && (isFirstVersion(checked, baseline ?? undefined) ? [] : openForms(checked)),
    [checked, baseline],
  );
  const isCurrent = checked === draft;
  const steps = useMemo(
    () => report && keptForms && stepWords({ report, keptForms }, unreadable),
    [keptForms, report, unreadable],
  );
  useEffect(
    () =>
      store.set(
        steps &&
          report &&
          keptForms && { report, keptForms, steps, isCurrent, areLanguagesRead: !isUnavailable },
      ),
    [isCurrent, isUnavailable, keptForms, report, steps, store],
  );
  useEffect(() => () => store.set(undefined), [store]);
  return null;
}

type Asked = Circumstances & { draft: SubmissionDraft };

function assess({ draft, ...circumstances }: Asked) {
  return assessReadinessInSteps(draft, circumstances);
}

/** The same object as long as only the marks of saving differ. */
function useContent(draft: SubmissionDraft): SubmissionDraft {
  const [kept, setKept] = useState(draft);
  if (isSameContent(kept, draft)) return kept;
  setKept(draft);
  return draft;
}

function isSameContent(before: SubmissionDraft, after: SubmissionDraft): boolean {
  const marks = { revision: 0, updatedAt: '', step: 1 };
  const [first, second] = [
    { ...before, ...marks },
    { ...after, ...marks },
  ];
  const keys = Object.keys({ ...first, ...second }) as (keyof SubmissionDraft)[];
  return keys.every((key) => Object.is(first[key], second[key]));
}

/**
 * A value as of the last pause; undefined until the browser has a moment for it.
 * @param isDue takes it without waiting
 */
function useQuiet<Value>(value: Value | undefined, isDue: boolean): Value | undefined {
  const clock = useClock();
  const [quiet, setQuiet] = useState<Value>();
  if (value === undefined && quiet !== undefined) setQuiet(undefined);
  useEffect(() => {
    if (value === undefined || quiet === value) return;
    let isOver = false;
    const take = async () => {
      await untilIdle();
      if (!isOver) startTransition(() => setQuiet(() => value));
    };
    const timer = quiet === undefined || isDue ? undefined : clock.setTimeout(() => void take(), QUIET_MS);
    if (timer === undefined) void take();
    return () => {
      isOver = true;
      if (timer !== undefined) clock.clearTimeout(timer);
    };
  }, [clock, isDue, quiet, value]);
  return quiet;
}

function openForms(draft: SubmissionDraft): QuestionForm[] {
  const { platform, ratings = NO_RATING_ANSWERS } = draft;
  return [
    ...(openAnswers(privacyAnswersOf(draft), platform).length > 0 ? (['privacy'] as const) : []),
    ...(openRatingQuestions(ratings, platform).length > 0 ? (['rating'] as const) : []),
  ];
}
