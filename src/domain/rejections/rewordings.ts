/** Spellings of the same negation: stores vary them, and so do developers who retype a message. */
const NEGATIONS: readonly (readonly string[])[] = [
  ['does not', "doesn't", 'do not', "don't"],
  ['did not', "didn't"],
  ['is not', "isn't", 'are not', "aren't"],
  ['was not', "wasn't", 'were not', "weren't"],
  ['has not', "hasn't", 'have not', "haven't"],
  ['cannot', "can't", 'can not'],
  ['could not', "couldn't"],
  ['will not', "won't"],
];

/** A comma, which is often lost when a message is retyped. */
const COMMA = [', ', ' '] as const;

/** Words that App Review uses interchangeably: its letters have said `the app` since 2024 and `your app` before. */
const OF_APP_REVIEW: readonly (readonly string[])[] = [
  ['unable to', 'not able to'],
  ['your app', 'the app', 'this app'],
];
/** Names that begin with `the app` and do not mean the app. */
const NOT_THE_APP = '(?! (?:store|review|preview|tracking|transparency))';

const inEveryWay = (words: readonly string[]): [RegExp, readonly string[]] => [
  new RegExp(String.raw`\b(?:${words.join('|')})\b${words.includes('the app') ? NOT_THE_APP : ''}`),
  words,
];
const FOR_TOOLS = NEGATIONS.map(inEveryWay);
const FOR_REVIEW = [...NEGATIONS, ...OF_APP_REVIEW].map(inEveryWay);

/** Returns a phrase in every wording that means the same. */
export function rewordings(phrase: string, isOfAppReview: boolean): readonly string[] {
  return (isOfAppReview ? FOR_REVIEW : FOR_TOOLS).reduce<readonly string[]>(
    (phrases, [pattern, words]) =>
      phrases.flatMap((each) =>
        pattern.test(each) ? words.map((other) => each.replace(pattern, other)) : [each],
      ),
    phrase.includes(COMMA[0]) ? COMMA.map((sign) => phrase.replaceAll(COMMA[0], sign)) : [phrase],
  );
}
