import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import {
  blurred,
  chose,
  due,
  focused,
  ok,
  replaced,
  RULES,
  run,
  stored,
  STORED,
  typed,
  type Note,
} from '@tests/support/workspace/auto-save-events';
import { autoSave, mergedWrite, type AutoSaveEvent } from './auto-save';

describe('the same text in two tabs', () => {
  const focus = [stored({}), focused('text')];

  itEvery<{
    when: string;
    acts: Parameters<typeof run>[0];
    mine: string;
    /** `undefined`: nothing is offered. */
    offered: string | undefined;
    /** Text of the next save; `undefined`: nothing. */
    written: string | undefined;
    /** The other text of the field that this save writes beside it. */
    undecided?: string;
  }>([
    {
      when: 'both typed, and theirs was stored first',
      acts: [...focus, typed({ text: 'mine' }), stored({ text: 'theirs' })],
      mine: 'mine',
      offered: 'theirs',
      written: 'theirs',
      undecided: 'mine',
    },
    {
      when: 'both typed, and theirs was found while writing',
      acts: [...focus, typed({ text: 'mine' }), due, typed({ text: 'mine!' }), { saved: { text: 'theirs' } }],
      mine: 'mine!',
      offered: 'theirs',
      written: 'theirs',
      undecided: 'mine!',
    },
    {
      when: 'both typed and the focus is gone',
      acts: [...focus, typed({ text: 'mine' }), blurred, stored({ text: 'theirs' })],
      mine: 'mine',
      offered: 'theirs',
      written: 'theirs',
      undecided: 'mine',
    },
    {
      when: 'the field only has the focus',
      acts: [...focus, stored({ text: 'theirs' })],
      mine: 'old',
      offered: 'theirs',
      written: undefined,
    },
    {
      when: 'the field only has the focus, and another one is changed',
      acts: [...focus, stored({ text: 'theirs' }), typed({ title: 'Mine' })],
      mine: 'old',
      offered: 'theirs',
      written: 'theirs',
    },
    {
      when: 'the user types on beside the offer',
      acts: [...focus, stored({ text: 'theirs' }), typed({ text: 'old!' })],
      mine: 'old!',
      offered: 'theirs',
      written: 'theirs',
      undecided: 'old!',
    },
    {
      when: 'the other tab types on',
      acts: [...focus, stored({ text: 'theirs' }), stored({ text: 'theirs!' })],
      mine: 'old',
      offered: 'theirs!',
      written: undefined,
    },
    {
      when: 'the other tab types on after the focus is gone',
      acts: [...focus, stored({ text: 'theirs' }), blurred, stored({ text: 'theirs!' })],
      mine: 'old',
      offered: 'theirs!',
      written: undefined,
    },
    {
      when: 'this tab’s text was saved',
      acts: [...focus, typed({ text: 'mine' }), stored({ text: 'theirs' }), due, ok],
      mine: 'mine',
      offered: 'theirs',
      written: undefined,
    },
    {
      when: 'this tab’s text was saved and read again',
      acts: [
        ...focus,
        typed({ text: 'mine' }),
        stored({ text: 'theirs' }),
        due,
        ok,
        stored({ text: 'theirs', title: 'New', undecided: { text: 'mine' } }),
      ],
      mine: 'mine',
      offered: 'theirs',
      written: undefined,
    },
    {
      when: 'the other tab arrives at the same text',
      acts: [...focus, stored({ text: 'theirs' }), stored({ text: 'old' })],
      mine: 'old',
      offered: undefined,
      written: undefined,
    },
    {
      when: 'the user types the same text',
      acts: [...focus, stored({ text: 'theirs' }), typed({ text: 'theirs' })],
      mine: 'theirs',
      offered: undefined,
      written: 'theirs',
    },
    {
      when: 'mine is kept',
      acts: [...focus, stored({ text: 'theirs' }), chose('mine')],
      mine: 'old',
      offered: undefined,
      written: 'old',
    },
    {
      when: 'theirs is taken',
      acts: [...focus, typed({ text: 'mine' }), stored({ text: 'theirs' }), chose('theirs')],
      mine: 'theirs',
      offered: undefined,
      written: 'theirs',
    },
    {
      when: 'both are kept',
      acts: [...focus, typed({ text: 'mine' }), stored({ text: 'theirs' }), chose('both')],
      mine: 'mine\ntheirs',
      offered: undefined,
      written: 'mine\ntheirs',
    },
    {
      when: 'both saved at the same time, and this tab replaced their text',
      acts: [...focus, typed({ text: 'mine' }), due, replaced({ text: 'theirs' })],
      mine: 'mine',
      offered: 'theirs',
      written: undefined,
    },
    {
      when: 'it replaced their text after the focus was gone',
      acts: [...focus, typed({ text: 'mine' }), blurred, due, replaced({ text: 'theirs' })],
      mine: 'mine',
      offered: 'theirs',
      written: undefined,
    },
    {
      when: 'it replaced their text while the user typed on',
      acts: [...focus, typed({ text: 'mine' }), due, typed({ text: 'mine!' }), replaced({ text: 'theirs' })],
      mine: 'mine!',
      offered: 'theirs',
      written: 'mine!',
      undecided: 'theirs',
    },
    {
      when: 'it replaced a text that the user has typed since',
      acts: [...focus, typed({ text: 'mine' }), due, typed({ text: 'theirs' }), replaced({ text: 'theirs' })],
      mine: 'theirs',
      offered: undefined,
      written: 'theirs',
    },
    {
      when: 'it replaced two texts one after the other',
      acts: [
        ...focus,
        typed({ text: 'mine' }),
        due,
        replaced({ text: 'theirs' }),
        typed({ text: 'mine!' }),
        due,
        replaced({ text: 'theirs!' }),
      ],
      mine: 'mine!',
      offered: 'theirs!',
      written: undefined,
    },
    {
      when: 'a replaced text is taken',
      acts: [...focus, typed({ text: 'mine' }), due, replaced({ text: 'theirs' }), chose('theirs')],
      mine: 'theirs',
      offered: undefined,
      written: 'theirs',
    },
    {
      when: 'a replaced text and this one are both kept',
      acts: [...focus, typed({ text: 'mine' }), due, replaced({ text: 'theirs' }), chose('both')],
      mine: 'mine\ntheirs',
      offered: undefined,
      written: 'mine\ntheirs',
    },
    {
      when: 'another field is changed beside what was typed',
      acts: [
        ...focus,
        typed({ text: 'mine' }),
        stored({ text: 'theirs' }),
        due,
        ok,
        typed({ title: 'Mine' }),
      ],
      mine: 'mine',
      offered: 'theirs',
      written: 'theirs',
      undecided: 'mine',
    },
    {
      when: 'what was typed is kept after it was stored beside theirs',
      acts: [...focus, typed({ text: 'mine' }), stored({ text: 'theirs' }), due, ok, chose('mine')],
      mine: 'mine',
      offered: undefined,
      written: 'mine',
    },
    {
      when: 'a tab was closed before the user decided',
      acts: [stored({ undecided: { text: 'typed there' } })],
      mine: 'old',
      offered: 'typed there',
      written: undefined,
    },
    {
      when: 'the user types beside the text of a closed tab',
      acts: [stored({ undecided: { text: 'typed there' } }), focused('text'), typed({ text: 'mine' })],
      mine: 'mine',
      offered: 'typed there',
      written: 'mine',
      undecided: 'typed there',
    },
    {
      when: 'the text of a closed tab is taken',
      acts: [stored({ undecided: { text: 'typed there' } }), chose('theirs')],
      mine: 'typed there',
      offered: undefined,
      written: 'typed there',
    },
    {
      when: 'the other tab types on without a decision',
      acts: [stored({ undecided: { text: 'theirs' } }), stored({ undecided: { text: 'theirs!' } })],
      mine: 'old',
      offered: 'theirs!',
      written: undefined,
    },
    {
      when: 'the user decides in the other tab',
      acts: [stored({ undecided: { text: 'theirs' } }), stored({ title: 'New' })],
      mine: 'old',
      offered: undefined,
      written: undefined,
    },
    {
      when: 'a field without focus was not changed here',
      acts: [stored({}), focused('title'), stored({ text: 'theirs' })],
      mine: 'theirs',
      offered: undefined,
      written: undefined,
    },
  ])('every row of the table', ({ acts, mine, offered, written, undecided }) => {
    const { state } = run(acts);
    expect(state.shown?.text).toBe(mine);
    expect(state.offers.text?.theirs).toBe(offered);
    const { next } = autoSave(state, due, RULES);
    const write = typeof next === 'object' ? next.item : undefined;
    expect(write?.text).toBe(written);
    expect(write?.undecided).toEqual(undecided === undefined ? undefined : { text: undecided });
  });

  it('offers each tab the text of the other when both save at the same moment', () => {
    let storage: Note = STORED;
    const tabs = ['first', 'second'].map((text) => run([stored({}), focused('text'), typed({ text }), due]));
    const saved = tabs.map(({ state, next }) => {
      if (typeof next !== 'object') throw new Error('nothing is being written');
      // Both writes are under way before one of them ends; storage runs them one after the other.
      const { item, replaced } = mergedWrite(next, storage, RULES);
      storage = item;
      return autoSave(
        state,
        { kind: 'saved', write: next, after: item, ...(replaced && { replaced }) },
        RULES,
      ).state;
    });
    const [first, second] = saved.map(
      (state) => autoSave(state, { kind: 'stored', item: storage }, RULES).state,
    );
    expect(storage).toMatchObject({ text: 'second', undecided: { text: 'first' } });
    expect([first?.shown?.text, first?.offers.text?.theirs]).toEqual(['first', 'second']);
    expect([second?.shown?.text, second?.offers.text?.theirs]).toEqual(['second', 'first']);
  });

  it('ends when neither user does anything: two tabs with the same focus do not overwrite each other in turn', () => {
    let storage: Note = STORED;
    const tabs = [run([stored({}), focused('text')]).state, run([stored({}), focused('text')]).state];
    const send = (index: number, event: AutoSaveEvent<Note>) => {
      const tab = tabs[index];
      if (!tab) throw new Error('no such tab');
      const step = autoSave(tab, event, RULES);
      tabs[index] = step.state;
      return step;
    };
    send(0, { kind: 'typed', item: { ...STORED, text: 'first' } });
    send(1, { kind: 'typed', item: { ...STORED, text: 'second' } });
    let writes = 0;
    for (let round = 0; round < 10; round += 1) {
      for (const index of [0, 1]) {
        const { next } = send(index, due);
        if (typeof next !== 'object') continue;
        writes += 1;
        storage = mergedWrite(next, storage, RULES).item;
        send(index, { kind: 'saved', write: next, after: storage });
        send(1 - index, { kind: 'stored', item: storage });
      }
    }
    expect(writes).toBe(2);
    expect(tabs.map(({ shown, offers }) => [shown?.text, offers.text?.theirs])).toEqual([
      ['first', 'second'],
      ['second', 'first'],
    ]);
  });
});
