import { DATA_KINDS } from '../privacy/data-kinds';
import { DATA_TOPICS } from '../privacy/data-topics';
import { PRACTICE_IDS } from '../privacy/privacy-answers';
import { privacyQuestion } from '../privacy/privacy-questions';
import { APPLE_QUESTIONS } from '../ratings/apple-questions';
import { PLAY_QUESTIONS } from '../ratings/play-questions';

/** The label of a privacy or age rating answer at a path such as `ratings/apple/contests`; undefined for other paths. */
export function answerLabel(path: string): string | undefined {
  const [part, group = '', id = ''] = path.split('/');
  if (part === 'privacy') return `Privacy: ${privacyLabel(group, id)}`;
  if (part === 'ratings') return `Age rating: ${ratingLabel(group, id)}`;
  return undefined;
}

function privacyLabel(group: string, id: string): string {
  if (group === 'yesNo') {
    const practice = PRACTICE_IDS.find((each) => each === id);
    if (practice) return privacyQuestion(practice).question;
    return DATA_TOPICS.find((topic) => topic.id === id)?.title ?? id;
  }
  if (group === 'uses') return DATA_KINDS.find((kind) => kind.id === id)?.label ?? id;
  return group === 'rejected' ? 'rejected suggestions' : 'accounts and deletion';
}

function ratingLabel(group: string, id: string): string {
  if (group === 'apple') return APPLE_QUESTIONS.find((question) => question.id === id)?.label ?? id;
  if (group === 'options') return 'options of the App Store';
  return PLAY_QUESTIONS.find((question) => question.id === id)?.question ?? 'category and sources';
}
