import type { Finding } from '@/model/finding';
import { groupBy } from './group-by';

/** Ways of resolving a finding, in the order in which they are listed. */
export const FIX_ACTIONS = [
  'build',
  'fill-in',
  'change',
  'console',
  'next-build',
  'question',
  'search',
] as const;

export type FixAction = (typeof FIX_ACTIONS)[number];

/** Headings of the groups. */
export const FIX_ACTION_TITLES: Record<FixAction, string> = {
  build: 'Needs a new build',
  'fill-in': 'Fill in',
  change: 'Change a text, picture or answer',
  console: 'In the store consoles',
  'next-build': 'For your next build',
  question: 'Questions for you',
  search: 'Ideas for search',
};

/** Findings that the publisher resolves in the same way. */
export interface FindingGroup<Each> {
  action: FixAction;
  title: string;
  /** In the order in which they were given. */
  findings: Each[];
}

/** Says how a finding is resolved. The stores accept a build with notes, so these wait for the next one. */
export function fixActionOf({
  effort,
  isMissing,
  isQuestion,
  isSearchIdea,
  severity,
  where,
}: Finding): FixAction {
  if (isSearchIdea) return 'search';
  if (isMissing) return 'fill-in';
  if (isQuestion) return 'question';
  if (effort === 'build') return severity === 'note' ? 'next-build' : 'build';
  // A field of the draft, e.g. the demo account, needs no console.
  return effort === 'account' && (where === 'policy' || where === 'build') ? 'console' : 'change';
}

/** Groups findings by what the publisher does. Groups with a blocker come first. */
export function groupByAction<Each extends Finding>(findings: readonly Each[]): FindingGroup<Each>[] {
  const groups = groupBy(findings, fixActionOf);
  const isBlocking = (action: FixAction) =>
    (groups.get(action) ?? []).some(({ severity, isMissing }) => severity === 'blocker' && !isMissing);
  return FIX_ACTIONS.filter((action) => groups.has(action))
    .toSorted((a, b) => Number(isBlocking(b)) - Number(isBlocking(a)))
    .map((action) => ({ action, title: FIX_ACTION_TITLES[action], findings: groups.get(action) ?? [] }));
}
