import { useCallback, useRef } from 'react';
import { loadDetector } from '@/checks/languages/detector';
import type { ScoreLanguage } from '@/checks/languages/languages';

/** The language detector, once `prepare` has loaded it. */
export function useLanguageDetector() {
  const score = useRef<ScoreLanguage>(undefined);
  const prepare = useCallback(async () => {
    score.current ??= await loadDetector();
  }, []);
  return { score, prepare };
}
