import { describe, expect, it } from 'vitest';
import { isCompleted, nextStep, previousStep, WIZARD_STEPS } from './wizard-steps';

describe('the steps', () => {
  it('are five, in the words of the specification', () => {
    expect(WIZARD_STEPS.map(({ number, name, description }) => `${number} ${name} (${description})`)).toEqual(
      [
        '1 Build Selection (Choose your app build)',
        '2 App Listing (App metadata and descriptions)',
        '3 Screenshots (Generate and upload screenshots)',
        '4 Policy Checks (Compliance validation)',
        '5 Submit (Review and submit)',
      ],
    );
  });

  it.each([
    ['build', undefined, 'listing'],
    ['listing', 'build', 'screenshots'],
    ['screenshots', 'listing', 'policy'],
    ['policy', 'screenshots', 'submit'],
    ['submit', 'policy', undefined],
  ] as const)('%s is between %s and %s', (step, before, after) => {
    expect(previousStep(step)).toBe(before);
    expect(nextStep(step)).toBe(after);
  });

  it('counts a step as completed once the user has moved past it', () => {
    expect(WIZARD_STEPS.map(({ step }) => isCompleted(step, 'screenshots'))).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});
