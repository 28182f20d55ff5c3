/** Words that App Review uses interchangeably. */
const INTERCHANGEABLE: readonly [RegExp, readonly string[]][] = [
  [/\b(?:does|do) not\b/, ['does not', 'do not', "doesn't"]],
  [/\b(?:is|are) not\b/, ['is not', 'are not', "isn't"]],
  [/\bunable to\b/, ['unable to', 'not able to']],
  [
    /\b(?:your|the|this) app\b(?! (?:store|review|preview|tracking|transparency))/,
    ['your app', 'the app', 'this app'],
  ],
];

/** Returns a phrase of App Review in every wording: its letters have said `the app` since 2024 and `your app` before. */
export function rewordings(phrase: string): readonly string[] {
  return INTERCHANGEABLE.reduce<readonly string[]>(
    (phrases, [pattern, words]) =>
      phrases.flatMap((each) =>
        pattern.test(each) ? words.map((other) => each.replace(pattern, other)) : [each],
      ),
    [phrase],
  );
}
