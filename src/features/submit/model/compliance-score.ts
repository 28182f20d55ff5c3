import type { Tone } from '@/components/badge';

/** Range of the simulated compliance check's random scores: 80 to 99. */
const LOWEST = 80;
const HIGHEST = 99;

/** @param chance from 0 (included) to 1 (excluded) */
export function simulatedScore(chance: number): number {
  return LOWEST + Math.floor(chance * (HIGHEST - LOWEST + 1));
}

/** Badge of a score: 80 and more default, 60 to 79 secondary, below destructive. */
export function complianceTone(score: number): Tone {
  if (score >= 80) return 'accent';
  return score >= 60 ? 'neutral' : 'bad';
}
