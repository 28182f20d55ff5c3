import { applyEdits, modify, type FormattingOptions, type JSONPath } from 'jsonc-parser';
import type { FileChange } from './change-scope';

/** An edit of a JSON file: undefined removes the value. */
export type JsonEdit = [path: JSONPath, value: unknown];

/** The indentation and line ends of a JSON text, for edits that look like the rest of it. */
function formattingOf(text: string): FormattingOptions {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.startsWith('\t') ? 1 : indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
}

/** Applies edits one after the other; everything else keeps its place and its formatting. */
export function withEdits(text: string, edits: readonly JsonEdit[]): string {
  const formattingOptions = formattingOf(text);
  return edits.reduce(
    (json, [path, value]) => applyEdits(json, modify(json, path, value, { formattingOptions })),
    text,
  );
}

/** The change of a JSON file that edits make; none where they leave it unchanged. A byte order mark stays. */
export function changedJson(
  path: string,
  bytes: Uint8Array,
  editsOf: (text: string) => readonly JsonEdit[],
): FileChange[] {
  const raw = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const mark = raw.startsWith('\uFEFF') ? '\uFEFF' : '';
  const text = raw.slice(mark.length);
  const changed = withEdits(text, editsOf(text));
  if (changed === text) return [];
  return [{ kind: 'write', path, content: new TextEncoder().encode(mark + changed), isNew: false }];
}
