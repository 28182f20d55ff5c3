import { expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { submissionDraft, withDetails } from '@tests/support/drafts';
import { copyOfDraft } from '@/features/submit/drafts/copy-draft';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from '../submissions/readiness';
import { answerTo, changeAnswer, writeAnswer } from './build-answers';

const TODAY = '2026-11-26';
const build = iosBuild({
  traces: buildTraces({ frameworks: [{ name: 'FBSDKLoginKit', path: 'F', hasManifest: true }] }),
  urlSchemes: ['fb123'],
  signedEntitlements: [],
  backgroundModes: ['audio', 'voip'],
  imports: [{ path: 'Lantern', classes: ['AVPlayer', 'CXProvider'], symbols: [] }],
});
const draft: SubmissionDraft = submissionDraft({
  ...withDetails({ needsLogin: true, reviewNotes: '' }),
  platform: 'ios',
  builds: [build],
});

const report = (each: SubmissionDraft) => assessReadiness(each, { today: TODAY });
const asked = (each: SubmissionDraft) =>
  report(each).findings.flatMap(({ rule, asks }) => (asks === undefined ? [] : [rule]));
const questionOf = (rule: string) => {
  const found = report(draft).findings.find((finding) => finding.rule === rule);
  if (!found) throw new Error(`${rule} was not found.`);
  return found;
};
const answered = (rule: string, text: string, each = draft) => writeAnswer(each, questionOf(rule), text);

it('settles a finding, puts the answer into the notes, and keeps both for the next version', () => {
  expect(asked(draft)).toEqual(['ios-sign-in-with-apple', 'ios-account-deletion', 'ios-background-mode']);
  const once = answered('ios-sign-in-with-apple', 'Only our own e-mail sign-in.\nFacebook is for ads.');
  expect(asked(once)).toEqual(['ios-account-deletion', 'ios-background-mode']);
  expect(report(once).answered.map(({ finding, text }) => [finding.rule, text])).toEqual([
    ['ios-sign-in-with-apple', 'Only our own e-mail sign-in.\nFacebook is for ads.'],
  ]);
  expect(once.details.reviewNotes).toBe(
    'Questions about the build:\nWhich sign-in lets people hide their e-mail address? Only our own e-mail sign-in. Facebook is for ads.',
  );
  const packed = { ...once, packagedAt: '2026-11-26T10:00:00.000Z' };
  const { draft: next } = copyOfDraft(packed, () => 'next', '2026-12-01T10:00:00.000Z');
  expect(asked({ ...next, builds: [build], images: [] })).toEqual([
    'ios-account-deletion',
    'ios-background-mode',
  ]);
  expect(next.details.reviewNotes).toBe(once.details.reviewNotes);
});

it('takes the answer that the kit has anyway', () => {
  const kit = { yesNo: {}, texts: { deletion: 'Profile > Delete account' } };
  expect(asked({ ...draft, reviewerKit: kit })).not.toContain('ios-account-deletion');
  const written = answered('ios-account-deletion', 'Profile > Delete');
  expect(written.reviewerKit?.texts.deletion).toBe('Profile > Delete');
  expect(written.reviewerKit?.answers).toBeUndefined();
});

it('asks again for another background mode, after an emptied answer, and by a damaged one', () => {
  const audio = answered('ios-background-mode', 'Player > Play, then lock the phone.');
  expect(asked(audio)).not.toContain('ios-background-mode');
  const modes = { ...build, imports: [{ path: 'Lantern', classes: ['AVPlayer'], symbols: [] }] };
  expect(asked({ ...audio, builds: [modes] })).toContain('ios-background-mode');
  expect(asked(answered('ios-background-mode', '  ', audio))).toContain('ios-background-mode');
  expect(asked(changeAnswer(audio, 'ios-background-mode:audio', ''))).toContain('ios-background-mode');
  expect(changeAnswer(audio, 'ios-vpn', 'x')).toEqual(audio);
  const odd = {
    yesNo: {},
    texts: {},
    answers: { constructor: { question: '', text: '', store: 'ios' as const } },
  };
  expect(asked({ ...draft, reviewerKit: odd })).toHaveLength(3);
  expect(answerTo(undefined, questionOf('ios-background-mode'))).toBe('');
});

it('keeps the answers for Google Play out of the notes for App Review', () => {
  const finding = {
    ...questionOf('ios-sign-in-with-apple'),
    rule: 'android-vpn',
    subject: { store: 'android' as const },
  };
  const written = writeAnswer(draft, finding, 'It blocks ads.');
  expect(answerTo(written.reviewerKit, finding)).toBe('It blocks ads.');
  expect(written.details.reviewNotes).toBe('');
});
