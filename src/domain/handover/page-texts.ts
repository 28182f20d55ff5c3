import type { Condition } from './console-words.mjs';
import type { HandOverItem, HandOverPage } from './hand-over';
import type { HandOverText } from './value';

/** For whom an item is, where the draft does not say it. */
export const ONLY_IF: Record<Condition, string> = {
  new: 'Only for a new app',
  update: 'Only for an update',
  login: 'Only if the reviewer has to sign in',
  ipad: 'Only if the app runs on iPad',
  'encryption-open': 'Only if App Store Connect asks for it',
  'encryption-used': 'Only with encryption that is not exempt',
  sells: 'Only if the app, or something in it, costs money',
  purchases: 'Only with in-app purchases',
  paid: 'Only if the app costs money',
  'pre-order': 'Only for a pre-order',
  'custom-license': 'Only with a license of your own',
  'personal-account': 'Only for personal accounts made after November 13, 2023',
  testflight: 'Only with TestFlight and testers outside of your team',
  'answers-changed': 'Only if an answer has changed since the last version',
  'builder-uploads': 'Only if your builder uploads the build',
};

/** Remarks below an item: for whom it is, the note, and the parts of its lock and requirement that decide something. */
export function remarksOf({ kind, label, state, needed, note, lock, onlyIf }: HandOverItem): string[] {
  const isOptional =
    needed === undefined && state === 'open' && onlyIf.length === 0 && (kind === 'choice' || kind === 'text');
  const isFixed = lock === 'fixed' && !`${label} ${note}`.includes('be changed');
  return [
    ...(isOptional ? ['Optional'] : []),
    ...onlyIf.map((each) => ONLY_IF[each]),
    ...(note === undefined ? [] : [note.replace(/\.$/, '')]),
    ...(isFixed ? ['It can’t be changed later'] : []),
  ];
}

/** Whether a field that every language needs has texts, but none in this one. */
export function lacksLanguage(item: HandOverItem, language: string): boolean {
  return (
    item.per === 'language' &&
    item.needed === 'always' &&
    item.content?.kind === 'texts' &&
    textFor(item, language) === undefined
  );
}

/** Product locales in which texts or pictures of a page differ, in the order of the draft. */
export function languagesOf(pages: readonly HandOverPage[]): string[] {
  const found = pages.flatMap(({ items }) =>
    items.flatMap(({ content }) => {
      if (content?.kind === 'texts') return content.texts.flatMap(({ locale }) => locale ?? []);
      return content?.kind === 'pictures' ? content.sets.map(({ locale }) => locale) : [];
    }),
  );
  return [...new Set(found)];
}

/** The text of an item in a language; undefined where that language has none. */
export function textFor({ content }: Pick<HandOverItem, 'content'>, language: string): string | undefined {
  if (content?.kind !== 'texts') return undefined;
  const isFor = ({ locale }: HandOverText) => locale === undefined || locale === language;
  return content.texts.find(isFor)?.text;
}

/** All texts of a page in one language, each below its label, for somebody who pastes them elsewhere first. */
export function allTexts({ items }: Pick<HandOverPage, 'items'>, language: string): string {
  return items
    .flatMap((item) => {
      const text = item.kind === 'text' ? textFor(item, language) : undefined;
      return text === undefined ? [] : [`${item.label}\n${text}`];
    })
    .join('\n\n');
}
