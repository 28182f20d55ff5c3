import { expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeAnyLanguage } from '../decode-any-language';
import { decodeLetter, type DecodedLetter } from '../decode-letter';

const LETTERS: [string, string][] = [
  [
    'button-does-nothing',
    'Guideline 2.1(a) - Performance - App Completeness\n\nThe app exhibited one or more bugs.\n\nBug description: the "Buy now" button was unresponsive and a spinner kept turning.\n\nDevice type: iPad Air (5th generation)',
  ],
  [
    'screenshots-wrong-device',
    'Guideline 2.3.3 - Performance - Accurate Metadata\n\nThe pictures were made on a phone and pulled to the size of a tablet.',
  ],
];

function casesOf({ sections }: DecodedLetter) {
  return sections.flatMap(({ causes }) =>
    causes.map(({ caseId, candidates }) => caseId ?? candidates.map((each) => each.caseId)),
  );
}

itEvery(LETTERS)('is sure where letters and people tell the same case: %s', (caseId, text) => {
  expect(casesOf(decodeAnyLanguage(text))).toEqual([caseId]);
});

itEvery(LETTERS)(
  'asks, and wants to be read again, as long as only letters are known: %s',
  (caseId, text) => {
    const letter = decodeLetter(text);
    expect(letter.mayTell).toBe(true);
    expect(casesOf(letter)).toEqual([expect.arrayContaining([caseId])]);
  },
);

it('asks what only the publisher knows', () => {
  const letter = decodeAnyLanguage(
    'Guideline 5.1.2(i) - Legal - Privacy - Data Use and Sharing\n\nYour answers in App Store Connect say that data is collected to track people, such as e-mail address and device ID. The app asks no permission before it tracks.',
  );
  expect(casesOf(letter)).toEqual([
    expect.arrayContaining(['labels-say-tracking', 'tracking-without-request']),
  ]);
});

it('puts the case first that both readings think likely', () => {
  const text =
    'Guideline 2.1(a) - Performance - App Completeness\n\nThe registration page showed an error message.';
  const others = ['button-does-nothing', 'broken-link-in-app'];
  const last = 'provider-sign-in-fails';
  expect(casesOf(decodeLetter(text))).toEqual([[...others, 'sign-up-fails', last]]);
  expect(casesOf(decodeAnyLanguage(text))).toEqual([['sign-up-fails', ...others, last]]);
});

it('does not ask about a case that both readings think hopeless', () => {
  const text = 'App Review: The app loaded indefinitely after we tapped Continue.';
  expect(casesOf(decodeLetter(text))).toEqual([
    ['button-does-nothing', 'blank-screen', 'crash-on-launch', 'provider-sign-in-fails'],
  ]);
  expect(casesOf(decodeAnyLanguage(text))).toEqual([
    ['blank-screen', 'button-does-nothing', 'crash-on-launch'],
  ]);
});
