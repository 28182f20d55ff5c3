import {
  autoSave,
  beginAutoSave,
  PLAIN_RULES,
  type AutoSaveEvent,
  type AutoSaveRules,
  type Step,
  type Write,
} from '@/lib/auto-save/auto-save';

export interface Note {
  title: string;
  text: string;
  mood?: string;
  undecided?: Readonly<Record<string, string>>;
}

export const RULES: AutoSaveRules<Note> = {
  ...PLAIN_RULES,
  isText: (field) => field === 'title' || field === 'text',
};
export const EMPTY: Note = { title: '', text: '' };
export const STORED: Note = { title: 'Old', text: 'old' };

type Event = AutoSaveEvent<Note>;
/** An event, or one that is made from the state before it, as the hook does. */
export type Act = Event | ((step: Step<Note>) => Event);

export const typed = (changes: Partial<Note>): Act => {
  return ({ state }) => ({ kind: 'typed', item: { ...(state.shown ?? EMPTY), ...changes } });
};
export const stored = (changes: Partial<Note> | null): Event => ({
  kind: 'stored',
  item: changes && { ...STORED, ...changes },
});
export const due: Event = { kind: 'due' };
export const leaving: Event = { kind: 'leaving' };
export const failed: Event = { kind: 'failed' };
export const focused = (field: string): Event => ({ kind: 'focused', field });
export const blurred: Event = { kind: 'blurred' };
export const chose = (choice: 'mine' | 'theirs' | 'both'): Event => ({
  kind: 'chose',
  field: 'text',
  choice,
  separator: '\n',
});

type ReplacedTexts = Readonly<Partial<Record<'title' | 'text' | 'mood', string>>>;

/** The end of a write: the fields that another tab changed, and its values that the write replaced. */
interface Saved {
  saved: Partial<Note>;
  replaced?: ReplacedTexts;
}

/** Runs events; `saved` ends the oldest write. */
export function run(acts: readonly (Act | Saved)[], start = beginAutoSave<Note>(undefined)) {
  const writes: Write<Note>[] = [];
  let step: Step<Note> = { state: start, next: 'nothing' };
  let written = 0;
  for (const act of acts) {
    const event = eventOf(act);
    step = autoSave(step.state, event, RULES);
    if (typeof step.next === 'object') writes.push(step.next);
  }
  return { ...step, writes: writes.map(({ item }) => item) };

  function eventOf(act: Act | Saved): Event {
    if (typeof act === 'function') return act(step);
    if (!('saved' in act)) return act;
    const write = writes[written];
    written += 1;
    if (!write) throw new Error('nothing is being written');
    const clashes = Object.entries(act.replaced ?? {}).map(([field, theirs]) => ({ field, theirs }));
    const undecided = Object.fromEntries(
      clashes.filter(({ field }) => RULES.isText(field)).map(({ field, theirs }) => [field, theirs]),
    );
    const after = { ...write.item, ...act.saved, ...(clashes.length > 0 && { undecided }) };
    return { kind: 'saved', write, after, replaced: { clashes, choices: [] } };
  }
}

/** The end of a write into which nothing else was merged. */
export const ok: Saved = { saved: {} };
/** The end of a write that replaced what another tab had saved a moment before. */
export const replaced = (theirs: ReplacedTexts): Saved => ({
  saved: {},
  replaced: theirs,
});
