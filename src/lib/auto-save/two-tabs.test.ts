import { expect, it } from 'vitest';
import { due, focused, RULES, stored, STORED, type Note } from '@tests/support/workspace/auto-save-events';
import { autoSave, beginAutoSave, mergedWrite, type AutoSaveEvent, type Write } from './auto-save';

const ORDERS = 1000;
const STEPS = 60;

/**
 * Two tabs that edit the same text of one storage, of which each step happens when the test says so.
 * @param start letters that both type first; then each types its own
 */
function twoTabs(start: string) {
  let storage: Note = STORED;
  const tabs = ['A', 'B'].map((letter) => {
    let state = beginAutoSave<Note>(undefined);
    let isWaiting = false;
    let hasNews = false;
    const writes: Write<Note>[] = [];
    const ended: AutoSaveEvent<Note>[] = [];
    const send = (event: AutoSaveEvent<Note>) => {
      const step = autoSave(state, event, RULES);
      state = step.state;
      if (step.next === 'wait') isWaiting = true;
      else if (step.next !== 'nothing') writes.push(step.next);
    };
    send(stored({}));
    send(focused('text'));
    return {
      state: () => state,
      send,
      type() {
        const note = state.shown ?? STORED;
        const next = start[note.text.length - STORED.text.length] ?? letter;
        send({ kind: 'typed', item: { ...note, text: note.text + next } });
      },
      save() {
        if (isWaiting) send(due);
        isWaiting = false;
      },
      /** Stores the oldest write; says whether there was one. */
      store() {
        const write = writes.shift();
        if (!write) return false;
        const { item, replaced } = mergedWrite(write, storage, RULES);
        storage = item;
        ended.push({ kind: 'saved', write, after: item, ...(replaced && { replaced }) });
        return true;
      },
      hear: () => void (hasNews = true),
      end: () => ended.splice(0).forEach(send),
      /** A tab reads nothing before it knows the end of its own writes. */
      read() {
        if (!hasNews) return;
        hasNews = false;
        ended.splice(0).forEach(send);
        send({ kind: 'stored', item: storage });
      },
    };
  });
  const [first, second] = tabs;
  if (!first || !second) throw new Error('there are two tabs');
  const store = (tab: typeof first) => {
    if (tab.store()) (tab === first ? second : first).hear();
  };
  const settle = () => {
    for (let round = 0; round < 10; round += 1) {
      for (const tab of tabs) {
        tab.save();
        store(tab);
        tab.end();
        tab.read();
      }
    }
  };
  return { first, second, store, settle, storage: () => storage };
}

/** Numbers from 0 to 1, the same ones for the same seed. */
function numbersFrom(seed: number) {
  let last = seed;
  return () => (last = (last * 1664525 + 1013904223) % 2 ** 32) / 2 ** 32;
}

it.each([
  ['different texts', ''],
  ['texts that begin alike', 'same'],
])(
  'stores what both tabs typed and offers it in both, in whatever order the saves end, until the user decides: %s',
  (_, start) => {
    for (let seed = 1; seed <= ORDERS; seed += 1) {
      const next = numbersFrom(seed);
      const { first, second, store, settle, storage } = twoTabs(start);
      for (let step = 0; step < STEPS; step += 1) {
        const tab = next() < 0.5 ? first : second;
        const acts = [tab.type, tab.save, () => store(tab), tab.end, tab.read];
        acts[Math.floor(next() * acts.length)]?.();
      }
      // A text that only one of them typed on from needs no offer.
      while (!first.state().shown?.text.endsWith('A')) first.type();
      while (!second.state().shown?.text.endsWith('B')) second.type();
      settle();
      const texts = [first, second].map((tab) => tab.state().shown?.text);
      const offered = [first, second].map((tab) => tab.state().offers.text?.theirs);
      expect([seed, offered]).toEqual([seed, texts.toReversed()]);
      expect([seed, [storage().text, storage().undecided?.text].sort()]).toEqual([seed, texts.toSorted()]);

      first.send({ kind: 'chose', field: 'text', choice: 'both', separator: ' ' });
      settle();
      second.send({ kind: 'chose', field: 'text', choice: 'theirs', separator: ' ' });
      settle();
      expect([seed, storage()]).toEqual([seed, { ...STORED, text: texts.join(' ') }]);
      expect([seed, first.state().offers, second.state().offers]).toEqual([seed, {}, {}]);
    }
  },
);
