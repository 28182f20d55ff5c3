import { printParseErrorCode, type ParseErrorCode } from 'jsonc-parser';

const PROBLEMS: Readonly<Record<string, string>> = {
  InvalidSymbol: 'a word without quotes',
  InvalidNumberFormat: 'a number that is not valid',
  PropertyNameExpected: 'a name in double quotes is missing',
  ValueExpected: 'a value is missing',
  ColonExpected: 'a colon is missing',
  CommaExpected: 'a comma is missing',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'there is more after the end',
  UnexpectedEndOfComment: 'a comment has no end',
  UnexpectedEndOfString: 'a text has no closing quote',
  InvalidUnicode: 'a \\u without four digits',
  InvalidEscapeCharacter: 'a \\ before a letter that it cannot escape',
  InvalidCharacter: 'a tab or another control character in a text',
};

/** Says what is wrong with the syntax of a JSON text. */
export function syntaxProblem(code: ParseErrorCode): string {
  return PROBLEMS[printParseErrorCode(code)] ?? 'the JSON is not valid';
}
