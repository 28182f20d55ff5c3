import { describe, expect, it } from 'vitest';
import { isCompleted, nextStep, previousStep, stepFrom, WIZARD_STEPS } from './wizard-steps';

describe('the steps', () => {
  it('are five, in the words of the specification', () => {
    expect(WIZARD_STEPS.map(({ step, name, description }) => `${step} ${name} (${description})`)).toEqual([
      '1 Build Selection (Choose your app build)',
      '2 App Listing (App metadata and descriptions)',
      '3 Screenshots (Generate and upload screenshots)',
      '4 Policy Checks (Compliance validation)',
      '5 Submit (Review and submit)',
    ]);
  });

  it.each([
    [1, undefined, 2],
    [2, 1, 3],
    [3, 2, 4],
    [4, 3, 5],
    [5, 4, undefined],
  ] as const)('%i is between %s and %s', (step, before, after) => {
    expect(previousStep(step)).toBe(before);
    expect(nextStep(step)).toBe(after);
  });

  it.each([
    ['1', 1],
    ['5', 5],
    [3, 3],
    ['0', undefined],
    ['6', undefined],
    ['02', undefined],
    ['2.0', undefined],
    ['two', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j names step %s', (value, step) => {
    expect(stepFrom(value)).toBe(step);
  });

  it('counts a step as completed once the user has moved past it', () => {
    expect(WIZARD_STEPS.map(({ step }) => isCompleted(step, 3))).toEqual([true, true, false, false, false]);
  });
});
