import type { IgnoreEntry } from '@/model/check-config';
import type { Finding } from '@/model/finding';
import { findingsOf } from '@/domain/findings';
import { TOOLS } from 'virtual:catalog/sources';
import { defineFamily } from '../define-rule';
import type { DraftFound } from '../draft/draft-found';

interface Subject {
  entry: IgnoreEntry;
  isExpired: boolean;
  /** Whether it accepted a finding. */
  isUsed: boolean;
}

const IGNORE_RULE = { source: TOOLS.config, checked: '2026-11-20', effort: 'field' } as const;

/** Entries under `ignore` that no longer say what they were meant to. */
export const IGNORES = defineFamily({
  rules: {
    'config-ignore-expired': {
      ...IGNORE_RULE,
      title: 'Ignored finding past its date',
      severity: 'warning',
      why: 'The finding was accepted only until a day that has passed.',
      fix: 'Fix the findings, or give the entry a new date and a reason that still holds.',
      examples: { fires: '"until": "2020-01-01"', holds: '"until": "2099-01-01"' },
    },
    'config-ignore-unused': {
      ...IGNORE_RULE,
      title: 'Ignore that matches nothing',
      severity: 'note',
      why: 'It would hide a new finding that nobody has judged.',
      fix: 'Remove it.',
      examples: { fires: 'an entry for a rule that finds nothing', holds: 'an entry that a finding needs' },
    },
  },
  *check({
    entry: { rule, until, reason },
    isExpired,
    isUsed,
  }: Subject): Generator<DraftFound & { rule: `config-ignore-${'expired' | 'unused'}` }> {
    const place = { area: 'policy', where: 'submit', subject: { detail: rule } } as const;
    if (isExpired)
      yield {
        ...place,
        rule: 'config-ignore-expired',
        title: `The ignore of ${rule} ended on ${until ?? ''}`,
        why: `Its findings count again. The reason was: ${reason}`,
      };
    else if (!isUsed)
      yield { ...place, rule: 'config-ignore-unused', title: `An ignore of ${rule} matches nothing` };
  },
});

/** Checks one entry after all findings were compared with it. */
export function checkIgnore(subject: Subject): Finding[] {
  return findingsOf(IGNORES, subject, (found) => found);
}
