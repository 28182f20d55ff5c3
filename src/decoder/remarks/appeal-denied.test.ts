import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeAnyLanguage } from '../decode-any-language';
import { planOf } from '../plan';

const isDenied = (text: string) => decodeAnyLanguage(text).isAppealDenied ?? false;

describe('an appeal that was turned down', () => {
  itEvery<[string, boolean]>([
    [
      'The App Review Board evaluated your app and determined that the original rejection feedback is valid.\nGuideline 4.2 - Design - Minimum Functionality',
      true,
    ],
    [
      'Ciao, abbiamo esaminato il Suo ricorso.\nLinea guida 4.2 - Design - Funzionalità minime\nL’app offre solo un’esperienza di navigazione web.\nApp Review Board',
      true,
    ],
    [
      'Google Play: after further review we cannot reinstate your app. App status: Suspended\nIssue found: Impersonation policy',
      true,
    ],
    [
      'After reviewing your appeal, we confirmed our initial decision and will not be reinstating your developer account, which was terminated for repeated violations of Google Play policies.',
      true,
    ],
    [
      'App Review\nGuideline 4.2 - Design - Minimum Functionality\nIf your appeal is denied, submit a new version.',
      false,
    ],
    [
      'App Review\nGuideline 4.3(a) - Design - Spam\nYou can file an appeal with the App Review Board.',
      false,
    ],
    [
      'Pending Termination Notice\nYour membership will be terminated in 14 calendar days under section 3.2(f). You may submit an appeal before that date.\nApp Review Board',
      false,
    ],
  ])('is told as such, and nothing else is', (text, isTrue) => {
    expect(isDenied(text)).toBe(isTrue);
  });

  it('asks for no second appeal to bring back a suspended app', () => {
    const letter =
      'Hello Google Play Developer,\nYour app has been suspended and removed from Google Play.\nIssue found: Impersonation policy\nThe icon suggests that the app is from another company.\nThe Google Play team';
    const steps = (text: string) =>
      planOf(decodeAnyLanguage(text))?.tasks.flatMap((task) => task.steps.map((step) => step.text));
    expect(steps(letter)?.some((step) => step.startsWith('Send one appeal'))).toBe(true);
    const denied = `${letter}\nAfter further review we cannot reinstate your app.`;
    expect(steps(denied)?.some((step) => step.includes('appeal'))).toBe(false);
    expect(decodeAnyLanguage(denied).severity?.next).toContain('The appeal was turned down.');
  });
});
