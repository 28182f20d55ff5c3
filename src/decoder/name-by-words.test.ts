import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeAnyLanguage } from './decode-any-language';
import { decodeLetter } from './decode-letter';

/** The cases of a letter in its order. */
function casesIn(text: string) {
  return decodeAnyLanguage(text).sections.flatMap(({ causes }) => causes.map(({ caseId }) => caseId));
}

const LETTERS: [string, string[], string][] = [
  [
    'a part without a phrase of a store, beside one with its number',
    ['medical-citations', 'healthkit-not-named'],
    'The application does not correspond to these points.\n\nGuiding principle 1.4.1 - Security - Physical harm\n\nThe application has medical advice, but no quotations of the sources of it. References must be easy to find for the user.\n\nGuiding principle 2.5.1 - Productivity\n\nThe application uses the API of HealthKit, but no screen of the interface denotes this clearly.\n\nWith the best wishes,\nApp Review',
  ],
  [
    'a part in another language',
    ['subscription-terms', 'title-format'],
    'État de l’application : Refusée\n\nProblème détecté : non-respect du règlement concernant les abonnements\n\nVotre application n’indique pas clairement les conditions de l’offre d’abonnement : l’utilisateur ne voit pas le coût à la fin de l’essai gratuit, et l’écran n’explique pas comment résilier.\n\nProblème détecté : non-respect du règlement concernant les métadonnées\n\nTitre (fr-FR) : « Dodo 😴 N°1 »',
  ],
  [
    'a part whose heading names the form, and not the problem',
    ['data-not-declared', 'deletion-url'],
    'Your update was rejected\n\nIssue 1 · Invalid Data safety form\nWe detected user data transmitted off device that you have not disclosed in your Data safety form: e-mail address.\n\nIssue 2 · Invalid Data safety form\nYour app must have a working web link where users can ask that their account and its data are deleted. The page of your link does not say how.',
  ],
];

itEvery(LETTERS)('has the case that its words tell', (_what, cases, text) => {
  expect(casesIn(text)).toEqual(cases);
});

it('wants to be read again once how people tell cases is known', () => {
  const [, french, form] = LETTERS.map(([, , text]) => decodeLetter(text).mayTell);
  expect([french, form]).toEqual([true, true]);
});
