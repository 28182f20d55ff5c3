import { TOOLS } from 'virtual:catalog/sources';
import { defineRules } from './define-rule';

/** Found wherever another rule's check throws (domain/findings.ts). */
export const CHECK_FAILED = defineRules({
  'check-failed': {
    title: 'Check that stopped with an error',
    severity: 'warning',
    source: TOOLS.submission,
    checked: '2026-11-26',
    effort: 'field',
    isQuestion: true,
    why: 'Nothing is known of what the check would have found.',
    fix: 'Look at it yourself, and report the error.',
  },
});
