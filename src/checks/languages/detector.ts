import type { LanguageScores, ScoreLanguage } from './languages';

/** Texts whose scores are kept: those of a listing in all of its languages, a few times over. */
const MAX_KNOWN = 2000;

/** Loads the language detector and its data, some 950 KB. Texts that were scored before are not scored again. */
export async function loadDetector(): Promise<ScoreLanguage> {
  const { eld } = await import('eld/extrasmall');
  const known = new Map<string, LanguageScores>();
  return (words) => {
    const before = known.get(words);
    if (before) return before;
    const scores = eld.detect(words).getScores();
    if (known.size < MAX_KNOWN) known.set(words, scores);
    return scores;
  };
}
