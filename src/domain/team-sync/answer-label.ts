import { DATA_KINDS, DATA_TOPICS } from 'virtual:catalog/data-kinds';
import { PRACTICE_IDS, type DataUse } from '@/model/privacy-answers';
import { privacyQuestion } from '../privacy/privacy-questions';
import { APPLE_QUESTIONS } from '../ratings/apple-questions';
import { PLAY_QUESTIONS } from '../ratings/play-questions';
import { OPTION_LABELS, PLAY_CHOICE_QUESTIONS } from '../ratings/rating-labels';
import { KIT_TEXT_LABELS, KIT_YES_NO_QUESTIONS } from '../reviewer-kit/kit-questions';
import { PRODUCTION_QUESTIONS } from '../test-tracks/production-questions';
import type { KitYesNoId } from '@/model/reviewer-kit';
import { formatDay } from '../dates';
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
  if (part === 'reviewerKit') return `Reviewer’s kit: ${kitLabel(group, id)}`;
  if (part === 'testing') return `Test tracks: ${testLabel(group, id, detail)}`;
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
  if (part === 'reviewerKit') return kitLabel(group, id);
  return part === 'privacy' ? privacyLabel(group, id) : undefined;
}

function kitLabel(group: string, id: string): string {
  if (group === 'answers') return 'questions about the build';
  if (group === 'accessNotes') return 'Other information for Google Play';
  const questions = group === 'yesNo' ? KIT_YES_NO_QUESTIONS : {};
  if (Object.hasOwn(questions, id)) return KIT_YES_NO_QUESTIONS[id as KitYesNoId].question;
  return labelIn(KIT_TEXT_LABELS, id) ?? 'answers';
}

const TEST_LABELS: Readonly<Record<string, string>> = {
  usesTestFlight: 'TestFlight with people outside the team',
  feedbackEmail: 'Feedback Email',
  betaNotes: 'Review Notes for Beta App Review',
  isNewPersonalAccount: 'Personal Play account',
  testers: 'Testers opted in',
  description: 'Beta App Description',
  whatToTest: 'What to Test',
};

function testLabel(group: string, id: string, detail: string | undefined): string {
  if (group === 'answers') {
    return PRODUCTION_QUESTIONS.find((each) => each.id === id)?.question ?? 'Answers for production access';
  }
  if (group === 'testers' && id !== '') return `Testers opted in on ${formatDay(id)}`;
  if (group !== 'betaTexts') return labelIn(TEST_LABELS, group) ?? 'answers';
  return detail === undefined ? `Texts (${id})` : `${labelIn(TEST_LABELS, detail) ?? detail} (${id})`;
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
