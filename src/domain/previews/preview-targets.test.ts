import { expect, it } from 'vitest';
import { makeFinding } from '@tests/support/findings';
import { editorOf, partOf } from './preview-targets';

it.each([
  ['title', 'android', { step: 'listing', field: 'title' }],
  ['developer', 'ios', { step: 'listing', field: 'copyright' }],
  ['developer', 'android', { step: 'listing', field: 'developerName' }],
  ['size', 'android', { step: 'build' }],
] as const)('%s on %s is edited in %j', (part, store, target) => {
  expect(editorOf(part, store)).toEqual(target);
});

it.each([
  ['title', 'title'],
  ['copyright', 'developer'],
  ['developerName', 'developer'],
  ['ratings/horror', 'age-rating'],
  ['reviewNotes', undefined],
] as const)('a finding about %s is shown at %s', (field, part) => {
  const finding = makeFinding({
    rule: 'listing-too-long',
    area: 'listing',
    where: 'listing',
    subject: { field },
    title: '',
    why: '',
    fix: '',
  });
  expect(partOf(finding)).toBe(part);
});
