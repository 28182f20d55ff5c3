import type { BuildInfo } from '@/model/build-info';
import { unreadFactNames } from '@/domain/builds/unread-facts';
import { TOOLS } from 'virtual:catalog/sources';
import { listOf } from '@/domain/texts';
import { defineRule } from '../define-rule';
import type { BuildFound } from './build-subject';

/** No all-clear over facts that a stored build lacks. */
export const UNREAD_FACTS = defineRule({
  id: 'build-facts-unread',
  title: 'Facts of a stored build that were not read',
  severity: 'note',
  source: TOOLS.formAndBuild,
  checked: '2026-11-25',
  effort: 'build',
  isQuestion: true,
  why: 'The build was read by an older version, or its stored facts are damaged.',
  fix: 'Drop the build again.',
  examples: {
    store: 'android',
    fires: { unreadFacts: ['permissions'] },
    holds: { unreadFacts: [] },
  },
  *check({ build }: { build: BuildInfo }): Generator<BuildFound> {
    const names = unreadFactNames(build);
    if (names.length > 0) yield { field: 'unreadFacts', title: `Not checked: ${listOf(names)}` };
  },
});
