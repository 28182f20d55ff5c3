import type { SheetGroup, SheetRow } from '../answer-sheet';
import { capitalized } from '../texts';
import { isAppleQuestionAsked } from './apple-answers';
import {
  APPLE_GROUP_LABELS,
  APPLE_QUESTIONS,
  FREQUENCY_LABELS,
  type AppleQuestionGroup,
} from './apple-questions';
import { overrideRating } from './apple-rating';
import type { RatingAnswers } from '@/model/rating-answers';

/** The answers to Apple's questionnaire in its order, and the additional choices that were made. */
export function appleRatingSheet(answers: RatingAnswers): SheetGroup[] {
  const groups = Object.keys(APPLE_GROUP_LABELS) as AppleQuestionGroup[];
  const chosen = chosenOptions(answers);
  return [
    ...groups.map((group) => ({
      title: APPLE_GROUP_LABELS[group],
      rows: APPLE_QUESTIONS.filter(
        (question) => question.group === group && isAppleQuestionAsked(question.id, answers.apple),
      ).map(({ id, label, question }): SheetRow => {
        const answer = answers.apple[id];
        const text = typeof answer === 'string' ? FREQUENCY_LABELS[answer] : answer ? 'Yes' : 'No';
        return { asks: label, answer: answer === undefined ? undefined : text, note: question };
      }),
    })),
    ...(chosen.length > 0 ? [{ title: 'Additional information', rows: chosen }] : []),
  ];
}

function chosenOptions({ options }: RatingAnswers): SheetRow[] {
  const { override, kidsAgeBand, koreaOverride, koreaNumber, infoUrl } = options;
  const all: [string, string | undefined][] = [
    ['Override to higher age rating', override && overrideRating(override)],
    ['Made for Kids', kidsAgeBand && words(kidsAgeBand)],
    ['South Korea: official rating', koreaOverride && words(koreaOverride)],
    ['South Korea: classification number', koreaNumber],
    ['Age Suitability URL', infoUrl],
  ];
  return all.flatMap(([asks, answer]) => (answer ? [{ asks, answer }] : []));
}

/** e.g. `Nine to eleven` of `NINE_TO_ELEVEN`. */
function words(value: string): string {
  return capitalized(value.replaceAll('_', ' ').toLowerCase());
}
