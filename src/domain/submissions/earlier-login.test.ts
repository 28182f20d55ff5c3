import { expect, it } from 'vitest';
import { storedDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { draftSchema } from './draft-schema';

const { needsLogin: _, ...details } = storedDraft().details;

itEvery<[string, object, boolean | undefined]>([
  ['a switch that was on', { hasLogin: true }, true],
  ['a switch that nobody turned on', { hasLogin: false }, undefined],
  ['a demo account beside a switch that was off', { hasLogin: false, demoUser: 'ada' }, true],
  ['a blank user', { hasLogin: false, demoUser: ' ' }, undefined],
  ['a switch that an older tab wrote beside the answer', { hasLogin: false, needsLogin: true }, true],
  ['an answer of no', { hasLogin: true, needsLogin: false }, false],
  ['neither', {}, undefined],
  ['a damaged switch', { hasLogin: 'yes' }, undefined],
])('every row of the table', (_name, stored, expected) => {
  const read = draftSchema.parse({ ...storedDraft(), details: { ...details, ...stored } });
  expect(read.details.needsLogin).toBe(expected);
  expect(read.details).not.toHaveProperty('hasLogin');
});

it('keeps everything else of the details', () => {
  const stored = { ...details, demoUser: 'ada', demoPassword: ' pass ', later: { newer: 1 } };
  const read = draftSchema.parse({ ...storedDraft(), details: { ...stored, hasLogin: false } });
  expect(read.details).toEqual({ ...stored, needsLogin: true });
});
