import { useEffect, useMemo, useState } from 'react';
import type { CheckedDraft } from '@/model/draft';
import { textsOfDraft } from '@/checks/languages/check-languages';
import type { LanguageScores, ScoreLanguage } from '@/checks/languages/languages';
import { scoreLanguages } from '@/lib/languages/score-languages';
import { untilIdle } from '@/lib/idle/until-idle';

/** Letters without which no text is judged, so that an empty draft loads no detector. */
const LEAST_LETTERS = 20;

/** Texts whose scores are kept; more than a submission in all languages has. */
const MAX_KNOWN = 2000;

/**
 * Scores the languages of a draft's texts in a worker. A text that is not scored yet has no scores: the result changes
 * once it has some.
 * @returns isUnavailable: whether texts have no scores because the detector does not load, or the browser has no worker
 */
export function useLanguageScores(draft: CheckedDraft | undefined): {
  scoreLanguage: ScoreLanguage;
  isUnavailable: boolean;
} {
  const [isUnavailable, setIsUnavailable] = useState(false);
  const [known, setKnown] = useState<ReadonlyMap<string, LanguageScores>>(new Map());
  const texts = useMemo(
    () => (draft ? [...new Set(textsOfDraft(draft).map(({ words }) => words))] : []),
    [draft],
  );
  useEffect(() => {
    const open = texts.filter((words) => words.length >= LEAST_LETTERS && !known.has(words));
    if (open.length === 0) return;
    const stop = new AbortController();
    void untilIdle()
      .then(() => scoreLanguages(open, { signal: stop.signal }))
      .then((scores) => {
        if (stop.signal.aborted) return;
        setIsUnavailable(scores === undefined);
        const kept = known.size + open.length > MAX_KNOWN ? [] : known;
        // Without an answer the texts count as scored, so that they are not asked for again.
        setKnown(new Map([...kept, ...open.map((words, at) => [words, scores?.[at] ?? {}] as const)]));
      });
    return () => stop.abort();
  }, [texts, known]);
  const scoreLanguage: ScoreLanguage = useMemo(() => (words) => known.get(words), [known]);
  return { scoreLanguage, isUnavailable };
}
