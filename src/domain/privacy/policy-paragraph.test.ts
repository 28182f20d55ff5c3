import { expect, it } from 'vitest';
import { answersWith, dataUse, noDataAnswers } from '@tests/support/privacy-answers';
import { policyParagraph } from './policy-paragraph';

it('does not call data tracking once the app no longer tracks', () => {
  const uses = { searches: dataUse({ isTracking: true }) };
  expect(policyParagraph(answersWith(uses, { yesNo: { tracking: true } }), 'Pebble')).toContain('tracking');
  expect(policyParagraph(answersWith(uses, { yesNo: { tracking: false } }), 'Pebble')).not.toContain(
    'tracking',
  );
});

it('says nothing about deletion where there is nothing to delete', () => {
  const answers = { ...noDataAnswers(), choices: { deletion: ['DATA_DELETION_NO_AUTO_DELETED'] } };
  expect(policyParagraph(answers, 'Pebble')).toBe('Pebble does not collect or share any personal data.\n');
});

it('does not say that an app with accounts keeps no data', () => {
  expect(policyParagraph(noDataAnswers({ accounts: true }), 'Pebble')).toBe(
    '[Pebble has accounts: say which account data you keep, and add it to the answers.]\n',
  );
});
