import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { scoreTone, simulatedScore } from './simulated-score';

describe('the simulated compliance score', () => {
  itEvery([
    [0, 80],
    [0.049, 80],
    [0.05, 81],
    [0.5, 90],
    [0.949, 98],
    [0.999999, 99],
  ])('for the chance … is …', (chance, score) => {
    expect(simulatedScore(chance)).toBe(score);
  });

  it.each([
    [100, 'accent'],
    [80, 'accent'],
    [79, 'neutral'],
    [60, 'neutral'],
    [59, 'bad'],
  ])('of %i looks %s', (score, tone) => {
    expect(scoreTone(score)).toBe(tone);
  });
});
