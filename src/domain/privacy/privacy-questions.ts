import { PRIVACY_SECTIONS } from 'virtual:catalog/privacy-questions';
import type { DataKindId, DataTopicId } from '@/model/data-kinds';
import { DATA_TOPICS } from 'virtual:catalog/data-kinds';
import { PRACTICE_QUESTIONS } from 'virtual:catalog/privacy-questions';
import { platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import { webAddressProblem } from '../listings/web-address';
import { applePurposes, playPurposes } from './data-purposes';
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

/** The wording of a question. */
export function privacyQuestion(id: QuestionId): PrivacyQuestion {
  if (!isTopic(id)) return PRACTICE_QUESTIONS[id];
  const topic = DATA_TOPICS.find((each) => each.id === id);
  if (!topic) throw new Error(`There is no topic ${id}.`);
  return topic;
}

/** A section of the questionnaire, with its questions in their order. */
export interface PrivacySection {
  id: string;
  title: string;
  questions: readonly QuestionId[];
}

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
