import { createScanner, parseTree, printParseErrorCode, type Node, type ParseErrorCode } from 'jsonc-parser';

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

/** Deepest nesting that is parsed; no file of a tool needs ten levels, and the parser's stack ends at some thousands. */
const MAX_DEPTH = 100;
/** Tokens of jsonc-parser, whose enum cannot be imported where files are compiled one by one. */
const OPENING = [1, 3];
const CLOSING = [2, 4];
const END = 17;

/** Fault of a JSON text, and its place. */
export interface JsonSyntaxError {
  message: string;
  offset: number;
}

/**
 * Parses JSON in which comments and a comma at the end of a list are allowed.
 * @returns the tree as far as it could be read, none for an empty text, and the first problem
 */
export function parseJsonTree(text: string): { root?: Node | undefined; error?: JsonSyntaxError } {
  const scanner = createScanner(text, true);
  let depth = 0;
  for (let token: number = scanner.scan(); token !== END; token = scanner.scan()) {
    if (OPENING.includes(token)) depth += 1;
    else if (CLOSING.includes(token)) depth -= 1;
    if (depth > MAX_DEPTH) {
      const message = `more than ${MAX_DEPTH} lists or objects are inside each other`;
      return { error: { message, offset: scanner.getTokenOffset() } };
    }
  }
  const errors: { error: ParseErrorCode; offset: number; length: number }[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  return { root, ...(first && { error: { message: syntaxProblem(first.error), offset: first.offset } }) };
}

/** Says what is wrong with the syntax of a JSON text. */
function syntaxProblem(code: ParseErrorCode): string {
  return PROBLEMS[printParseErrorCode(code)] ?? 'the JSON is not valid';
}
