import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import {
  due,
  EMPTY,
  failed,
  focused,
  leaving,
  ok,
  replaced,
  run,
  RULES,
  stored,
  STORED,
  typed,
  type Act,
  type Note,
} from '@tests/support/workspace/auto-save-events';
import { beginAutoSave, unsavedItem, type AutoSave } from './auto-save';

describe('what is shown, written and said', () => {
  itEvery<{
    when: string;
    acts: readonly (Act | { saved: Partial<Note> })[];
    text: string | undefined;
    saveState: AutoSave<Note>['saveState'];
    next?: 'nothing' | 'wait' | 'write';
    writes?: readonly Partial<Note>[];
  }>([
    { when: 'nothing was read yet', acts: [], text: undefined, saveState: 'saved' },
    { when: 'it was read', acts: [stored({})], text: 'old', saveState: 'saved' },
    { when: 'there is none', acts: [stored(null)], text: undefined, saveState: 'unsaved' },
    {
      when: 'it was changed',
      acts: [stored({}), typed({ text: 'a' })],
      text: 'a',
      saveState: 'saving',
      next: 'wait',
    },
    {
      when: 'the save is due',
      acts: [stored({}), typed({ text: 'a' }), due],
      text: 'a',
      saveState: 'saving',
      next: 'write',
      writes: [{ text: 'a' }],
    },
    {
      when: 'the write has ended',
      acts: [stored({}), typed({ text: 'a' }), due, ok],
      text: 'a',
      saveState: 'saved',
      writes: [{ text: 'a' }],
    },
    {
      when: 'a save is due and nothing was changed',
      acts: [stored({}), due],
      text: 'old',
      saveState: 'saved',
      writes: [],
    },
    {
      when: 'it is changed during the write',
      acts: [stored({}), typed({ text: 'a' }), due, typed({ text: 'ab' }), ok],
      text: 'ab',
      saveState: 'saving',
      next: 'wait',
      writes: [{ text: 'a' }],
    },
    {
      when: 'a second save is due during the write',
      acts: [stored({}), typed({ text: 'a' }), due, typed({ text: 'ab' }), due],
      text: 'ab',
      saveState: 'saving',
      writes: [{ text: 'a' }],
    },
    {
      when: 'that write has ended',
      acts: [stored({}), typed({ text: 'a' }), due, typed({ text: 'ab' }), due, ok],
      text: 'ab',
      saveState: 'saving',
      next: 'write',
      writes: [{ text: 'a' }, { text: 'ab' }],
    },
    {
      when: 'the page is left with a change',
      acts: [stored({}), typed({ text: 'a' }), leaving],
      text: 'a',
      saveState: 'saving',
      next: 'write',
      writes: [{ text: 'a' }],
    },
    {
      when: 'the page is left during a write, with a newer change',
      acts: [stored({}), typed({ text: 'a' }), due, typed({ text: 'ab' }), leaving],
      text: 'ab',
      saveState: 'saving',
      next: 'write',
      writes: [{ text: 'a' }, { text: 'ab' }],
    },
    {
      when: 'the page is left while the newest change is being written',
      acts: [stored({}), typed({ text: 'a' }), due, leaving],
      text: 'a',
      saveState: 'saving',
      writes: [{ text: 'a' }],
    },
    {
      when: 'the page is left without a change',
      acts: [stored({}), leaving],
      text: 'old',
      saveState: 'saved',
      writes: [],
    },
    {
      when: 'the write failed',
      acts: [stored({}), typed({ text: 'a' }), due, failed],
      text: 'a',
      saveState: 'failed',
    },
    {
      when: 'it is tried again after a failure',
      acts: [stored({}), typed({ text: 'a' }), due, failed, due],
      text: 'a',
      saveState: 'failed',
      next: 'write',
      writes: [{ text: 'a' }, { text: 'a' }],
    },
    {
      when: 'the next try succeeds',
      acts: [stored({}), typed({ text: 'a' }), due, failed, due, ok],
      text: 'a',
      saveState: 'saved',
    },
    {
      when: 'another tab changed it',
      acts: [stored({}), stored({ text: 'theirs' })],
      text: 'theirs',
      saveState: 'saved',
      writes: [],
    },
    {
      when: 'another tab changed a field that was not changed here',
      acts: [stored({}), typed({ title: 'a' }), stored({ text: 'theirs' }), due],
      text: 'theirs',
      saveState: 'saving',
      next: 'write',
      writes: [{ title: 'a', text: 'theirs' }],
    },
    {
      when: 'the write merged a change of another tab',
      acts: [stored({}), typed({ title: 'a' }), due, { saved: { text: 'theirs' } }],
      text: 'theirs',
      saveState: 'saved',
    },
  ])('every row of the table', ({ acts, text, saveState, next = 'nothing', writes }) => {
    const result = run(acts);
    expect(result.state.shown?.text).toBe(text);
    expect(result.state.saveState).toBe(saveState);
    expect(typeof result.next === 'object' ? 'write' : result.next).toBe(next);
    if (writes) expect(result.writes).toMatchObject(writes);
  });
});

describe('a value that is no text, changed here and elsewhere', () => {
  const ofStorage = [{ field: 'mood', theirs: 'c' }];

  itEvery<{ when: string; acts: Parameters<typeof run>[0]; mine: string; overridden: unknown }>([
    {
      when: 'the other is read before this one is saved',
      acts: [typed({ mood: 'b' }), stored({ mood: 'c' })],
      mine: 'b',
      overridden: ofStorage,
    },
    {
      when: 'the other is found while writing',
      acts: [typed({ mood: 'b' }), due, replaced({ mood: 'c' })],
      mine: 'b',
      overridden: ofStorage,
    },
    {
      when: 'this one is changed again during the write that found the other',
      acts: [typed({ text: 'a' }), due, typed({ mood: 'b' }), { saved: { mood: 'c' } }],
      mine: 'b',
      overridden: ofStorage,
    },
    {
      when: 'the other changes twice',
      acts: [typed({ mood: 'b' }), stored({ mood: 'd' }), stored({ mood: 'c' })],
      mine: 'b',
      overridden: ofStorage,
    },
    {
      when: 'the other was stored where the user decides',
      acts: [
        typed({ mood: 'b' }),
        stored({ mood: 'c' }),
        ({ state }) => ({ kind: 'noted', overridden: state.overridden }),
      ],
      mine: 'b',
      overridden: [],
    },
    {
      when: 'only the other side changed it',
      acts: [typed({ text: 'a' }), stored({ mood: 'c' })],
      mine: 'c',
      overridden: [],
    },
    {
      when: 'both chose the same',
      acts: [typed({ mood: 'c' }), stored({ mood: 'c' })],
      mine: 'c',
      overridden: [],
    },
  ])('the later stays, and the other is listed: …', ({ acts, mine, overridden }) => {
    const { state } = run([stored({ mood: 'a' }), ...acts]);
    expect(state.shown?.mood).toBe(mine);
    expect(state.overridden).toEqual(overridden);
    expect(state.offers).toEqual({});
  });
});

describe('records that are not stored', () => {
  it('shows a new record immediately, writes it with its first change and not before', () => {
    const start = beginAutoSave(EMPTY);
    expect(run([stored(null), due, leaving], start)).toMatchObject({ state: { shown: EMPTY }, writes: [] });
    expect(run([stored(null), typed({ text: 'a' }), due], start).writes).toEqual([{ title: '', text: 'a' }]);
  });

  it('waits for storage before it shows what a missing record is taken for', () => {
    const start = beginAutoSave(undefined, EMPTY);
    expect(start.shown).toBeUndefined();
    expect(run([stored(null)], start).state).toMatchObject({ shown: EMPTY, saveState: 'unsaved' });
    expect(run([stored({})], start).state.shown).toEqual(STORED);
  });

  it('takes over the record that another tab made, with the changes made here', () => {
    const start = beginAutoSave(undefined, EMPTY);
    expect(run([stored(null), stored({})], start).state.shown).toEqual(STORED);
    expect(run([stored(null), typed({ title: 'Mine' }), stored({})], start).state.shown).toEqual({
      title: 'Mine',
      text: 'old',
      undecided: { title: 'Mine' },
    });
  });

  it('starts again when the workspace was reset, unless something was just changed', () => {
    const start = beginAutoSave(undefined, EMPTY);
    expect(run([stored({}), stored(null)], start).state).toMatchObject({
      shown: EMPTY,
      isDeletedElsewhere: false,
    });
    expect(run([stored({}), typed({ text: 'a' }), stored(null)], start).state.shown?.text).toBe('a');
  });

  it('keeps the content of a deleted record and writes it again with the next change', () => {
    const deleted = [stored({}), stored(null)];
    expect(run(deleted).state).toMatchObject({
      shown: STORED,
      isDeletedElsewhere: true,
      saveState: 'unsaved',
    });
    expect(run([stored({}), typed({ text: 'a' }), stored(null)]).state.saveState).toBe('saving');
    const back = run([...deleted, typed({ text: 'a' }), due, ok]);
    expect(back.state).toMatchObject({ isDeletedElsewhere: false, saveState: 'saved' });
    expect(run([...deleted, stored({})]).state).toMatchObject({
      isDeletedElsewhere: false,
      saveState: 'saved',
    });
  });
});

describe('what is stored when the page closes', () => {
  itEvery<[when: string, acts: readonly Act[], unsaved: Note | undefined]>([
    ['nothing was read yet', [], undefined],
    ['all is saved', [stored({})], undefined],
    ['a change waits', [stored({}), typed({ text: 'a' })], { ...STORED, text: 'a' }],
    ['a write is under way', [stored({}), typed({ text: 'a' }), due], { ...STORED, text: 'a' }],
    [
      'another tab changed a text that was only looked at here',
      [stored({}), focused('text'), typed({ title: 'New' }), stored({ text: 'theirs' })],
      { title: 'New', text: 'theirs' },
    ],
    [
      'another tab changed a text that was typed here too',
      [stored({}), focused('text'), typed({ text: 'mine' }), stored({ text: 'theirs' })],
      { ...STORED, text: 'theirs', undecided: { text: 'mine' } },
    ],
  ])('every row of the table', (_, acts, unsaved) => {
    expect(unsavedItem(run(acts).state, RULES)).toEqual(unsaved);
  });

  it('follows the newest stored revision, not the one that was shown first', () => {
    const { state } = run([stored({}), typed({ text: 'a' }), stored({ mood: 'of another tab' })]);
    const stamp = (item: Note, before: Note | undefined) => ({
      ...item,
      title: `after ${before?.mood ?? 'none'}`,
    });
    expect(unsavedItem(state, { ...RULES, stamp })).toMatchObject({ title: 'after of another tab' });
  });
});
