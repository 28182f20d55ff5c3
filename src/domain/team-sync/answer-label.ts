import { DATA_KINDS } from '@/model/data-kinds';
import { DATA_TOPICS } from '@/model/data-topics';
import { PRACTICE_IDS, type DataUse } from '@/model/privacy-answers';
import { privacyQuestion } from '../privacy/privacy-questions';
import { APPLE_QUESTIONS } from '../ratings/apple-questions';
import { PLAY_QUESTIONS } from '../ratings/play-questions';
import { OPTION_LABELS, PLAY_CHOICE_QUESTIONS } from '../ratings/rating-labels';
import { uncapitalized } from '../texts';

/** Labels of the answers about a kind of data. */
const USE_LABELS: Readonly<Record<keyof DataUse, string>> = {
  isCollected: 'Collected',
  isShared: 'Shared with other companies',
  isEphemeral: 'Discarded after use',
  isOptional: 'Optional',
  purposes: 'Purposes',
  sharingPurposes: 'Purposes of other companies',
  isLinked: 'Linked to the user',
  isTracking: 'Used for tracking',
  onlyIn: 'Only in one store’s app',
};

/** Answers that are chosen from a list or typed. */
const OTHER_LABELS: Readonly<Record<string, string>> = {
  accountMethods: 'how users make an account',
  accountMethod: 'another way to make an account',
  accountDeletionUrl: 'address for deleting an account',
  outsideAccountTypes: 'where accounts were made',
  outsideAccountType: 'another origin of accounts',
  deletion: 'deletion of data without the account',
  dataDeletionUrl: 'address for deleting data',
};

/** The label of a privacy or age rating answer at a path such as `ratings/apple/contests`; undefined for other paths. */
export function answerLabel(path: string): string | undefined {
  const [part, group = '', id = '', detail] = path.split('/');
  if (part === 'ratings') return `Age rating: ${ratingLabel(group, id)}`;
  if (part !== 'privacy') return undefined;
  const label = `Privacy: ${privacyLabel(group, id)}`;
  return detail === undefined ? label : `${label}, ${uncapitalized(labelIn(USE_LABELS, detail) ?? detail)}`;
}

/** The label of an answer below the value that it is part of; undefined where it has none. */
export function partLabel(path: string): string | undefined {
  const [part, group = '', id = '', detail] = path.split('/');
  if (detail !== undefined) return labelIn(USE_LABELS, detail);
  if (id === '') return undefined;
  if (part === 'ratings') return ratingLabel(group, id);
  return part === 'privacy' ? privacyLabel(group, id) : undefined;
}

function privacyLabel(group: string, id: string): string {
  if (group === 'yesNo') {
    const practice = PRACTICE_IDS.find((each) => each === id);
    if (practice) return privacyQuestion(practice).question;
    return DATA_TOPICS.find((topic) => topic.id === id)?.title ?? id;
  }
  if (group === 'uses') return DATA_KINDS.find((kind) => kind.id === id)?.label ?? id;
  if (group === 'rejected') return 'rejected suggestions';
  return labelIn(OTHER_LABELS, id) ?? 'accounts and deletion';
}

function ratingLabel(group: string, id: string): string {
  if (group === 'apple') return APPLE_QUESTIONS.find((question) => question.id === id)?.label ?? id;
  if (group === 'options') return labelIn(OPTION_LABELS, id) ?? 'options of the App Store';
  if (id === 'category' || id === 'contentSource') return PLAY_CHOICE_QUESTIONS[id].question;
  return PLAY_QUESTIONS.find((question) => question.id === id)?.question ?? 'category and sources';
}

function labelIn(labels: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(labels, id) ? labels[id] : undefined;
}
