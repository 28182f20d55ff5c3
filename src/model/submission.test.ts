import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { statusLabel } from './submission';

itEvery([
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
])('status … reads …', (status, label) => {
  expect(statusLabel(status)).toBe(label);
});
