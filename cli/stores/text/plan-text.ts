import { countCharacters, listingLimit } from '@/domain/listings/limits';
import { textChanges } from '@/domain/listings/text-changes';
import { STORES } from '@/domain/stores/stores';
import { countOf } from '@/domain/texts';
import type { Platform } from '@/model/app';
import { EMPTY_LISTING, type ListingField } from '@/model/listing';
import type {
  FieldChange,
  FieldValue,
  PictureChange,
  PlanConflict,
  PlanStep,
  StorePlan,
} from '@/model/store-plan';
import { printable, styled, wrapped, type Terminal } from '../../terminal/terminal';
import { fieldTitle } from '@/domain/store-plan/field-title';
import { removedText } from '@/domain/store-plan/removed-text';

/** Longest text of which all words are shown; of a longer one, what is around its changes. */
const CONTEXT = 40;
/** Characters that are shown of a text that the store does not have yet. */
const MAX_NEW = 300;

/** Shows a plan: every change word by word, what is in conflict, and what stays to be done by hand. */
export function planText(plan: StorePlan, terminal: Terminal): string {
  const {
    store,
    name,
    identifier,
    version,
    state,
    steps,
    conflicts,
    blocks,
    newer,
    byHand = [],
    notes,
  } = plan;
  const head = [
    `${STORES[store].name}  ${printable(name)} (${printable(identifier)})`,
    ...(version === undefined
      ? []
      : [`version ${printable(version)}${state === undefined ? ' (new)' : `, ${state}`}`]),
  ].join(', ');
  return `${[
    styled(terminal, 'bold', head),
    ...steps.map((step) => stepText(step, store, terminal)),
    ...section(conflictTitle(conflicts), conflicts, (each) => conflictText(each, store, terminal)),
    ...section('Changed in the store since the last pull; storepilot pull takes it over', newer, (each) =>
      changeText(each, store, terminal),
    ),
    ...section('The store would refuse this', blocks, (each) => paragraph(each, terminal)),
    ...section('Left to you in the console', byHand, (each) => paragraph(each, terminal)),
    ...section('Notes', notes, (each) => paragraph(each, terminal)),
    summary(plan),
  ].join('\n\n')}\n`;
}

function conflictTitle(conflicts: readonly PlanConflict[]): string {
  return conflicts.some(({ base }) => base !== undefined)
    ? 'Conflicts: changed here and in the store since the last pull'
    : 'Conflicts: the store has something else, and without a pull nobody knows which is newer';
}

function section<Item>(title: string, items: readonly Item[], text: (item: Item) => string): string[] {
  return items.length === 0 ? [] : [`${title}\n${items.map(text).join('\n')}`];
}

function summary({ steps, conflicts, blocks, digest }: StorePlan): string {
  if (steps.length === 0)
    return conflicts.length + blocks.length > 0 ? 'Nothing can be sent like this.' : 'Nothing to change.';
  const writes = steps.reduce((sum, step) => sum + step.writes, 0);
  const removed = removedText(steps);
  return `${removed === undefined ? '' : `Removed from the store: ${removed}.\n`}${countOf(steps.length, 'step')}, about ${countOf(writes, 'request')}. Plan ${digest}`;
}

function stepText(
  { kind, title, fields = [], pictures = [] }: PlanStep,
  store: Platform,
  terminal: Terminal,
): string {
  const sign =
    kind === 'create' || kind === 'build' ? '+' : kind === 'remove' ? '-' : kind === 'submit' ? '>' : '~';
  return [
    styled(terminal, 'cyan', `${sign} ${printable(title)}`),
    ...fields.filter(isShown).map((change) => changeText(change, store, terminal)),
    ...pictures.map((change) => pictureText(change, terminal)),
  ].join('\n');
}

/** Whether a change says more than the title of its step. */
function isShown({ path }: FieldChange): boolean {
  return !/^(?:version\/name|submission\/|build\/(?:file|encryption)|data-safety\/|release\/phased)/.test(
    path,
  );
}

function changeText(
  { path, before, after, isSecret }: FieldChange,
  store: Platform,
  terminal: Terminal,
): string {
  const title = `  ${printable(fieldTitle(path, store))}`;
  if (isSecret) return `${title}: changed (not shown)`;
  const was = shown(before);
  const is = shown(after);
  const length = lengthText(path, after, store);
  if (is === '') return `${title}: removed ${styled(terminal, 'red', `[-${oneLine(clipped(was))}-]`)}`;
  if (was === '') return `${title}${length}: ${styled(terminal, 'green', `{+${oneLine(clipped(is))}+}`)}`;
  return `${title}${length}: ${wordDiff(was, is, terminal)}`;
}

/** "28/30" behind a text with a limit. */
function lengthText(path: string, value: FieldValue, store: Platform): string {
  const [part, , name] = path.split('/');
  const field = (Object.keys(EMPTY_LISTING) as ListingField[]).find((each) => each === name);
  const limit = part === 'texts' && field ? listingLimit(store, field) : undefined;
  return limit && typeof value === 'string' ? ` ${countCharacters(value)}/${limit.max}` : '';
}

function wordDiff(before: string, after: string, terminal: Terminal): string {
  return textChanges(before, after)
    .map(({ kind, text }, index, all) => {
      if (kind === 'removed') return styled(terminal, 'red', `[-${oneLine(text)}-]`);
      if (kind === 'added') return styled(terminal, 'green', `{+${oneLine(text)}+}`);
      return oneLine(shortened(text, index > 0, index < all.length - 1));
    })
    .join('');
}

/** The start of a new text: all of it is in the project. */
function clipped(text: string): string {
  const characters = Array.from(text);
  return characters.length <= MAX_NEW ? text : `${characters.slice(0, MAX_NEW).join('')}…`;
}

function shortened(text: string, hasBefore: boolean, hasAfter: boolean): string {
  const characters = Array.from(text);
  const start = hasBefore ? CONTEXT : 0;
  const end = hasAfter ? CONTEXT : 0;
  if (characters.length <= start + end + 1) return text;
  return `${characters.slice(0, start).join('')}…${end === 0 ? '' : characters.slice(-end).join('')}`;
}

function oneLine(text: string): string {
  return printable(text.replaceAll('\n', '↵'));
}

function pictureText({ change, name, path }: PictureChange, terminal: Terminal): string {
  const shownName = printable(path ?? name);
  switch (change) {
    case 'kept':
      return `  = ${shownName}`;
    case 'moved':
      return `  ~ ${shownName} (another place)`;
    case 'added':
      return styled(terminal, 'green', `  + ${shownName}`);
    case 'removed':
      return styled(terminal, 'red', `  - ${shownName}`);
  }
}

function conflictText({ path, base, live, mine }: PlanConflict, store: Platform, terminal: Terminal): string {
  const line = (label: string, value: PlanConflict['live']) =>
    value === undefined
      ? []
      : [`    ${label.padEnd(11)}${oneLine(Array.isArray(value) ? value.join(', ') : shown(value))}`];
  return [
    styled(terminal, 'yellow', `  ${printable(fieldTitle(path, store))}  ${printable(path)}`),
    ...line('last pull', base),
    ...line('store', live),
    ...line('here', mine),
  ].join('\n');
}

function shown(value: FieldValue | readonly string[] | undefined): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}

function paragraph(text: string, terminal: Terminal): string {
  return text
    .split('\n')
    .map((line) => wrapped(printable(line), Math.min(110, terminal.columns), '  '))
    .join('\n');
}
