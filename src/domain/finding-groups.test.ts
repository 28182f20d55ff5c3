import { expect, it } from 'vitest';
import { makeFinding } from '@tests/support/findings';
import type { Finding } from '@/model/finding';
import { groupByAction } from './finding-groups';

const finding = (change: Partial<Finding>): Finding => ({
  ...makeFinding({
    rule: 'listing-too-long',
    area: 'listing',
    where: 'listing',
    title: 'x',
    why: '',
    fix: '',
  }),
  severity: 'warning',
  ...change,
});

it('groups by what the publisher does', () => {
  const groups = groupByAction([
    finding({ id: 'target', effort: 'build', where: 'build' }),
    finding({ id: 'minimum OS', effort: 'build', where: 'build', severity: 'note' }),
    finding({ id: 'icon not read', effort: 'build', where: 'build', severity: 'note', isQuestion: true }),
    finding({ id: 'advertising ID', effort: 'account', where: 'build' }),
    finding({ id: 'verification', effort: 'account', where: 'policy', severity: 'note' }),
    finding({ id: 'demo account', effort: 'account', where: 'listing' }),
    finding({ id: 'price in a caption', effort: 'graphics', where: 'screenshots' }),
    finding({ id: 'no build', effort: 'build', where: 'build', severity: 'blocker', isMissing: true }),
  ]);
  expect(groups.map(({ title, findings }) => [title, ...findings.map(({ id }) => id)])).toEqual([
    ['Needs a new build', 'target'],
    ['Fill in', 'no build'],
    ['Change a text, picture or answer', 'demo account', 'price in a caption'],
    ['In the store consoles', 'advertising ID', 'verification'],
    ['For your next build', 'minimum OS'],
    ['Questions for you', 'icon not read'],
  ]);
});

it('lists a group with a blocker before what is only missing or likely', () => {
  const groups = groupByAction([
    finding({ effort: 'build', where: 'build' }),
    finding({ severity: 'blocker', isMissing: true }),
    finding({ severity: 'blocker', effort: 'texts' }),
  ]);
  expect(groups.map(({ action }) => action)).toEqual(['change', 'build', 'fill-in']);
});
