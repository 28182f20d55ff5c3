/**
 * Languages that are too close to be told apart in a short text, by the code of their language alone. A text of one is
 * never reported among the texts of another in its group (rules3 6: measured on real listings).
 */
const RELATIVES: readonly (readonly string[])[] = [
  ['id', 'ms'],
  ['no', 'nb', 'nn', 'da', 'sv', 'is', 'fo'],
  ['hr', 'sr', 'bs', 'sl', 'mk', 'bg'],
  ['cs', 'sk'],
  ['ru', 'uk', 'be', 'bg', 'mk', 'sr', 'kk', 'ky', 'mn'],
  ['es', 'gl', 'ca', 'pt', 'it', 'ro', 'rm', 'eu'],
  ['ar', 'fa', 'ur', 'ps'],
  ['hi', 'mr', 'ne'],
  ['tr', 'az'],
  ['af', 'nl'],
  ['et', 'fi'],
  ['lt', 'lv'],
];

/** Each language with those of its groups: a listing of forty languages compares every pair of them. */
const RELATED = new Map(
  RELATIVES.flat().map((one) => [one, new Set(RELATIVES.filter((group) => group.includes(one)).flat())]),
);

/** Whether two languages are the same or too close to be told apart. */
export function areRelated(one: string, other: string): boolean {
  return one === other || RELATED.get(one)?.has(other) === true;
}
