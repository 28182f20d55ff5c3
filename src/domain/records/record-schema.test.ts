import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { idOf, recordSchema } from './record-schema';

interface Note {
  id: string;
  kind: 'short' | 'long';
  lines: readonly string[];
  hint?: string;
}
const fields = {
  id: z.string(),
  kind: z.enum(['short', 'long']),
  lines: z.array(z.string()),
  hint: z.optional(z.string()),
};

it('keeps the fields that only a newer version knows', () => {
  const note = { id: 'a', kind: 'long', lines: [], mood: { of: 'a newer version' } };
  expect(recordSchema<Note>()(fields).safeParse(note).data).toEqual(note);
});

it('lets ids of a newer version pass, but nothing that is no text', () => {
  const id = idOf<'known'>();
  expect([id.safeParse('newer').success, id.safeParse(7).success]).toEqual([true, false]);
});

it('does not compile where schema and type differ', () => {
  const { hint, ...required } = fields;
  // @ts-expect-error a field of the type is missing
  recordSchema<Note>()(required);
  // @ts-expect-error a field that the type does not have
  recordSchema<Note>()({ ...fields, mood: z.string() });
  // @ts-expect-error returns what the type does not allow
  recordSchema<Note>()({ ...fields, kind: z.string() });
  // @ts-expect-error refuses a value that the type allows
  recordSchema<Note>()({ ...fields, kind: z.literal('short') });
  // @ts-expect-error refuses a record without a field that the type may be without
  recordSchema<Note>()({ ...fields, hint: z.string() });
  // @ts-expect-error may be missing, but the type requires it
  recordSchema<Note>()({ ...required, hint, id: z.optional(z.string()) });
  // @ts-expect-error the same inside a list
  recordSchema<{ notes: Note[] }>()({ notes: z.array(z.looseObject({ ...fields, id: z.number() })) });
  // @ts-expect-error the same inside an object
  recordSchema<{ note: Note }>()({ note: z.looseObject({ ...fields, kind: z.literal('short') }) });
  expect(recordSchema<{ note: Note }>()({ note: recordSchema<Note>()(fields) })).toBeDefined();
});
