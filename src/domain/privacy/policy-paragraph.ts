import { DATA_PURPOSES } from 'virtual:catalog/data-purposes';
import type { DataPurposeId } from '@/model/data-kinds';
import { declaredUses } from './declared-uses';
import type { DataUse, PrivacyAnswers } from '@/model/privacy-answers';
import { chosen, privacyText } from './privacy-answers';

/** Purposes as they read after "We use it". */
const PURPOSE_WORDS: Readonly<Record<DataPurposeId, string>> = {
  function: 'to make the app work',
  account: 'to manage your account',
  security: 'to prevent fraud and keep the app secure',
  analytics: 'to see how the app is used',
  personalization: 'to show you what suits you',
  news: 'to send you news and offers',
  'own-ads': 'to advertise our own products',
  ads: 'to show advertisements',
  other: 'for other purposes, described in this policy',
};

/**
 * Writes the list of data for the publisher's privacy policy, from the same answers as both stores' forms: plain text to
 * paste. Both stores compare the policy with the forms.
 */
export function policyParagraph(answers: PrivacyAnswers, appName: string): string {
  const uses = declaredUses(answers);
  const tracks = answers.yesNo.tracking === true;
  if (uses.length === 0)
    return [
      answers.yesNo.accounts === true
        ? `[${appName} has accounts: say which account data you keep, and add it to the answers.]`
        : `${appName} does not collect or share any personal data.`,
      ...deletionSentences(answers, false),
      '',
    ].join('\n');
  return [
    `Data that ${appName} collects`,
    '',
    ...uses.map(({ kind, use }) => `- ${kind.label} (${kind.examples}): ${sentences(use, tracks)}`),
    '',
    ...(answers.yesNo.encrypted === true ? ['The data is encrypted in transit.'] : []),
    ...(tracks
      ? [
          'Data marked as tracking is combined with data of other companies for advertising, only if you allow it on your device.',
        ]
      : []),
    ...deletionSentences(answers, true),
    '',
  ].join('\n');
}

function sentences(use: DataUse, tracks: boolean): string {
  const app =
    use.onlyIn === 'ios' ? ' in the iOS app' : use.onlyIn === 'android' ? ' in the Android app' : '';
  const parts = [
    use.isCollected === true || (use.purposes ?? []).length > 0
      ? `we use it${app} ${listed(use.purposes ?? [])}`
      : `it is used${app} by other companies`,
    ...(use.isShared === true
      ? [`it is shared with other companies, which use it ${listed(use.sharingPurposes ?? [])}`]
      : []),
    ...(use.isEphemeral === true ? ['it is not stored'] : []),
    ...(use.isOptional === true ? ['you can use the app without giving it'] : []),
    ...(use.isLinked === true ? ['it is stored together with who you are'] : []),
    ...(tracks && use.isTracking === true ? ['it is used for tracking'] : []),
  ];
  return `${parts.join('; ')}.`;
}

function listed(purposes: readonly DataPurposeId[]): string {
  const words = DATA_PURPOSES.filter(({ id }) => purposes.includes(id)).map(({ id }) => PURPOSE_WORDS[id]);
  const last = words.pop();
  if (last === undefined) return 'for purposes that are not stated yet';
  return words.length === 0 ? last : `${words.join(', ')} and ${last}`;
}

/** @param hasData whether any data is declared; without data and accounts there is nothing to delete */
function* deletionSentences(answers: PrivacyAnswers, hasData: boolean): Generator<string> {
  const account = privacyText(answers, 'accountDeletionUrl');
  const data = privacyText(answers, 'dataDeletionUrl');
  const hasAccounts = answers.yesNo.accounts === true;
  const [deletion] = hasData || hasAccounts ? chosen(answers, 'deletion') : [];
  if (hasAccounts && account !== '')
    yield `You can delete your account and its data in the app or at ${account}.`;
  if (deletion === 'DATA_DELETION_YES' && data !== '') yield `You can ask for data to be deleted at ${data}.`;
  if (deletion === 'DATA_DELETION_NO_AUTO_DELETED') yield 'The data is deleted within 90 days.';
}
