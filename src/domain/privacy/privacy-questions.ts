import { platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import { webAddressProblem } from '../listings/web-address';
import type { DataKindId } from '@/model/data-kinds';
import { applePurposes, playPurposes } from './data-purposes';
import { dataTopic, type DataTopicId } from '@/model/data-topics';
import { isTableText } from '../formula-guard';
import { declaredUses } from './declared-uses';
import { PRACTICE_IDS, type DataUse, type PracticeId, type PrivacyAnswers } from '@/model/privacy-answers';
import { chosen, isInAppleLabel, privacyText } from './privacy-answers';

/** A question of the questionnaire: about a topic, about the app as a whole, or about deletion. */
export type QuestionId = DataTopicId | PracticeId | 'deletion';

export interface PrivacyQuestion {
  question: string;
  explain: string;
  /** The only store that asks for it. */
  store?: Platform;
  /** Whether the store accepts the form without an answer. */
  isOptional?: boolean;
}

const PRACTICE_QUESTIONS: Readonly<Record<PracticeId | 'deletion', PrivacyQuestion>> = {
  ads: {
    question: 'Does your app show advertisements?',
    explain: 'Banners, videos and sponsored content. Promoting your own paid version doesn’t count.',
  },
  tracking: {
    question: 'Does your app, or a library in it, track users across other companies’ apps and websites?',
    explain:
      'Apple calls it tracking: data about a user or device is combined with data of other companies, to aim or measure advertising, or is passed to a data broker. Storing data together with an account is not tracking. After a yes the app must ask first, with the system’s prompt.',
    store: 'ios',
  },
  children: {
    question: 'Is your app meant for children under 13, among others?',
    explain:
      'As in the target audience in the Play Console. An app that anyone could use is not meant for children.',
    store: 'android',
  },
  'families-policy': {
    question: 'Does your app follow Google’s Families policy?',
    explain: 'Google shows a badge for it. An app for children has to follow it.',
    store: 'android',
    isOptional: true,
  },
  accounts: {
    question: 'Can users make an account in your app?',
    explain:
      'If they can, both stores want them to be able to delete it again, in the app, and Google also on a web page.',
    store: 'android',
  },
  'outside-accounts': {
    question: 'Do users sign in with an account that was made elsewhere?',
    explain: 'For example one from your website, or one that an employer or a school gives out.',
    store: 'android',
    isOptional: true,
  },
  encrypted: {
    question: 'Is everything encrypted on the way to the servers?',
    explain:
      'Yes if all addresses begin with https. That is the rule for apps of recent years and for no-code tools.',
    store: 'android',
  },
  deletion: {
    question: 'Can users have their data deleted without deleting the account?',
    explain: 'Some of it, for example their history or their photos, on a web page or by e-mail.',
    store: 'android',
  },
  validated: {
    question: 'Has your app passed an independent security review (MASA)?',
    explain: 'A paid review by a laboratory. Without one the answer is No, and nothing is lost.',
    store: 'android',
    isOptional: true,
  },
  upi: {
    question: 'Should Google show the UPI badge?',
    explain: 'Only for payment apps in India that are approved for UPI.',
    store: 'android',
    isOptional: true,
  },
};

/** The wording of a question. */
export function privacyQuestion(id: QuestionId): PrivacyQuestion {
  return isTopic(id) ? dataTopic(id) : PRACTICE_QUESTIONS[id];
}

/** A section of the questionnaire, with its questions in their order. */
export interface PrivacySection {
  id: string;
  title: string;
  questions: readonly QuestionId[];
}

export const PRIVACY_SECTIONS: readonly PrivacySection[] = [
  { id: 'users', title: 'About your users', questions: ['identity', 'people', 'sensitive', 'health'] },
  { id: 'place', title: 'Where users are and what they pay', questions: ['location', 'money'] },
  { id: 'content', title: 'What users write, upload and make', questions: ['messages', 'media', 'content'] },
  {
    id: 'records',
    title: 'What the app and its libraries record',
    questions: ['usage', 'diagnostics', 'device', 'browsing'],
  },
  {
    id: 'ads',
    title: 'Advertising, tracking and children',
    questions: ['ads', 'tracking', 'children', 'families-policy'],
  },
  {
    id: 'protection',
    title: 'Accounts, protection and deletion',
    questions: ['accounts', 'outside-accounts', 'encrypted', 'deletion', 'validated', 'upi'],
  },
];

/** The questions of a section that concern a submission, with the follow-up questions that its answers lead to. */
export function questionsOf(
  section: PrivacySection,
  answers: PrivacyAnswers,
  platform: PlatformChoice,
): QuestionId[] {
  return section.questions.filter((id) => {
    const { store } = privacyQuestion(id);
    if (store && !platformsOf(platform).includes(store)) return false;
    if (id === 'families-policy') return answers.yesNo.children === true;
    if (id === 'encrypted') return declaredUses(answers, 'android').length > 0;
    return id !== 'deletion' || isDeletionAsked(answers);
  });
}

/** Something that is not answered yet. */
export interface OpenAnswer {
  question: QuestionId;
  kind?: DataKindId;
  /** Next step, as a sentence. */
  hint: string;
  /** The stores whose forms lack it. */
  stores: readonly Platform[];
}

/** Lists what is not answered yet, of the questions that a submission's stores insist on. */
export function openAnswers(answers: PrivacyAnswers, platform: PlatformChoice): OpenAnswer[] {
  return PRIVACY_SECTIONS.flatMap((section) =>
    questionsOf(section, answers, platform).flatMap((id) => openAnswersOf(id, answers, platform)),
  );
}

/** The same for one question. */
export function openAnswersOf(
  id: QuestionId,
  answers: PrivacyAnswers,
  platform: PlatformChoice,
): OpenAnswer[] {
  const stores = platformsOf(platform);
  const { store, isOptional } = privacyQuestion(id);
  const about = store ? stores.filter((each) => each === store) : stores;
  const open: Open = (hint, kind, of = about) => ({
    question: id,
    hint,
    stores: of,
    ...(kind && { kind }),
  });
  if (isTopic(id)) return openInTopic(id, answers, platform, open);
  if (id === 'deletion') {
    const [deletion] = chosen(answers, 'deletion');
    if (deletion === undefined) return [open('Choose an answer.')];
    return deletion === 'DATA_DELETION_YES' && !isAddress(answers, 'dataDeletionUrl')
      ? [open('Give the web address where users ask for it, beginning with https://.')]
      : [];
  }
  const value = answers.yesNo[id];
  if (value === undefined) return isOptional ? [] : [open('Answer with yes or no.')];
  if (value && id === 'accounts') return openInAccounts(answers, open);
  if (value && id === 'outside-accounts') return openInOutsideAccounts(answers, open);
  if (value && id === 'tracking') {
    const uses = declaredUses(answers, 'ios').map(({ use }) => use);
    return uses.length > 0 && uses.every((use) => use.isTracking === false)
      ? [open('Say at one kind of data at least that it is used for tracking, or answer No.')]
      : [];
  }
  return [];
}

/** Whether Google asks for deletion: there is something to delete. */
function isDeletionAsked(answers: PrivacyAnswers): boolean {
  return declaredUses(answers, 'android').length > 0 || answers.yesNo.accounts === true;
}

type Open = (hint: string, kind?: DataKindId, of?: readonly Platform[]) => OpenAnswer;

function openInAccounts(answers: PrivacyAnswers, open: Open): OpenAnswer[] {
  const methods = chosen(answers, 'accountMethods');
  return [
    ...(methods.length === 0 ? [open('Choose how users make an account.')] : []),
    ...(methods.includes('OTHER') && !isSentence(answers, 'accountMethod')
      ? [open('Say in a few words how else users make an account.')]
      : []),
    ...(isAddress(answers, 'accountDeletionUrl')
      ? []
      : [open('Give the web address where users delete their account, beginning with https://.')]),
  ];
}

function openInOutsideAccounts(answers: PrivacyAnswers, open: Open): OpenAnswer[] {
  const types = chosen(answers, 'outsideAccountTypes');
  return [
    ...(types.length === 0 ? [open('Choose where the accounts were made.')] : []),
    ...(types.includes('PSL_OUTSIDE_APP_ACCOUNT_TYPE_OTHER') && !isSentence(answers, 'outsideAccountType')
      ? [open('Say in a few words where else the accounts were made.')]
      : []),
  ];
}

/** Whether the text is an address that Google takes. */
export function isAddress(answers: PrivacyAnswers, text: 'accountDeletionUrl' | 'dataDeletionUrl'): boolean {
  return webAddressProblem(privacyText(answers, text)) === undefined;
}

function isSentence(answers: PrivacyAnswers, text: 'accountMethod' | 'outsideAccountType'): boolean {
  const value = privacyText(answers, text);
  return value !== '' && isTableText(value);
}

function openInTopic(
  topic: DataTopicId,
  answers: PrivacyAnswers,
  platform: PlatformChoice,
  open: Open,
): OpenAnswer[] {
  const value = answers.yesNo[topic];
  if (value === undefined) return [open('Answer with yes or no.')];
  if (!value) return [];
  const declared = declaredUses(answers).filter(({ kind }) => kind.topic === topic);
  if (declared.length === 0) return [open('Choose what it is, or answer No.')];
  return declared.flatMap(({ kind, use }) => {
    const stores = platformsOf(platform).filter((each) => use.onlyIn === undefined || use.onlyIn === each);
    return openInUse(use, stores, answers.yesNo.tracking).map(({ hint, of }) =>
      open(`${kind.label}: ${hint}`, kind.id, of),
    );
  });
}

/** Gaps in a store's form about one kind of data. */
export function openInUse(
  use: DataUse,
  stores: readonly Platform[],
  tracks: boolean | undefined,
): { hint: string; of: readonly Platform[] }[] {
  const isForApple = stores.includes('ios');
  const isForGoogle = stores.includes('android');
  const open: { hint: string; of: readonly Platform[] }[] = [];
  const add = (hint: string, of: readonly Platform[]) => {
    if (of.length > 0) open.push({ hint, of });
  };
  const google: readonly Platform[] = isForGoogle ? ['android'] : [];
  const apple: readonly Platform[] = isForApple ? ['ios'] : [];
  const isSomewhere = use.isCollected === true || use.isShared === true;
  if (!isSomewhere) add('say who receives it.', stores);
  const purposes = use.purposes ?? [];
  const sharing = use.isShared === true ? (use.sharingPurposes ?? []) : [];
  if (isSomewhere && applePurposes([...purposes, ...sharing]).length === 0)
    add('choose what it is for.', stores);
  else {
    if (use.isCollected === true && playPurposes(purposes).length === 0)
      add('choose a purpose that Google Play has as well.', google);
    if (use.isShared === true && playPurposes(sharing).length === 0)
      add('choose what the other companies use it for.', google);
  }
  if (use.isCollected === true && use.isEphemeral === undefined) add('say whether it is stored.', google);
  if (use.isOptional === undefined) add('say whether users can choose not to provide it.', google);
  const isInLabel = isInAppleLabel(use, tracks);
  if (isInLabel && use.isLinked === undefined) add('say whether it is linked to the user’s identity.', apple);
  if (isInLabel && tracks === true && use.isTracking === undefined)
    add('say whether it is used for tracking.', apple);
  return open;
}

/** How many questions of a section are answered completely. */
export function sectionProgress(
  section: PrivacySection,
  answers: PrivacyAnswers,
  platform: PlatformChoice,
): { answered: number; total: number } {
  const asked = questionsOf(section, answers, platform).filter((id) => !privacyQuestion(id).isOptional);
  const answered = asked.filter((id) => openAnswersOf(id, answers, platform).length === 0);
  return { answered: answered.length, total: asked.length };
}

/** Whether a store's form can be filled in completely. */
export function isFormComplete(answers: PrivacyAnswers, platform: PlatformChoice, store: Platform): boolean {
  return openAnswers(answers, platform).every(({ stores }) => !stores.includes(store));
}

/** Whether a question is about a topic, and so about kinds of data. */
export function isTopic(id: QuestionId): id is DataTopicId {
  return id !== 'deletion' && !PRACTICE_IDS.some((each) => each === id);
}
