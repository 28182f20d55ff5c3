import { expect, test } from 'vitest';
import { statusLabel } from './submission';

test.each([
  ['draft', 'Draft'],
  ['pending', 'Pending Review'],
  ['review', 'In Review'],
  ['approved', 'Approved'],
  ['rejected', 'Rejected'],
  ['in_review', 'Unknown'],
  ['APPROVED', 'Unknown'],
  ['', 'Unknown'],
  ['constructor', 'Unknown'],
  ['__proto__', 'Unknown'],
])('status %j reads %s', (status, label) => {
  expect(statusLabel(status)).toBe(label);
});
