/** Range of the scores of a simulated compliance check. */
const LOWEST = 80;
const HIGHEST = 99;

/** Returns a score from 80 to 99, each as likely. @param chance from 0 (included) to 1 (excluded) */
export function simulatedScore(chance: number): number {
  return LOWEST + Math.floor(chance * (HIGHEST - LOWEST + 1));
}

/** Returns the tone of a score's badge: 80 and more, 60 to 79, and below. */
export function scoreTone(score: number): 'accent' | 'neutral' | 'bad' {
  if (score >= 80) return 'accent';
  return score >= 60 ? 'neutral' : 'bad';
}
