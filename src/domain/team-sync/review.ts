import { canonicalJson } from '../canonical-json';
import { isRecord } from '../is-record';
import { WORKFLOW_STEPS, type WorkflowStep } from '../team/workflow';
import type { TeamRole } from '../team/roles';

/** A decision on one step of a review, as the database recorded it. */
export interface ReviewDecision {
  /** Number of the step, 1 to 5. */
  step: number;
  decision: 'approve' | 'reject' | 'withdraw';
  note: string;
  byId: string;
}

export type ReviewProgress =
  | { status: 'open'; step: WorkflowStep }
  | { status: 'approved' }
  | { status: 'rejected' | 'withdrawn'; note: string; byId: string };

/** Where a review is. The steps are decided in their order; rejecting and withdrawing end it. */
export function reviewProgress(decisions: readonly ReviewDecision[]): ReviewProgress {
  const end = decisions.find(({ decision }) => decision !== 'approve');
  if (end) {
    const status = end.decision === 'reject' ? 'rejected' : 'withdrawn';
    return { status, note: end.note, byId: end.byId };
  }
  const step = WORKFLOW_STEPS.find(({ order }) => !decisions.some((each) => each.step === order));
  return step ? { status: 'open', step } : { status: 'approved' };
}

/** Facts about a member that the database requires before it takes a decision. */
export interface Decider {
  role: TeamRole;
  /** An admin may switch off that steps belong to roles, and with it that nobody decides about their own request. */
  rolesBind: boolean;
  /** The member asked for this approval. */
  isAsker: boolean;
  /** Nobody else is in the team. */
  isAlone: boolean;
}

/** Why a member may not decide a step; undefined where they may. The database decides; this says what the page offers. */
export function refusalToDecide(
  step: WorkflowStep,
  { role, rolesBind, isAsker, isAlone }: Decider,
): 'own' | 'role' | undefined {
  if (!rolesBind) return undefined;
  if (isAsker && !isAlone) return 'own';
  return role === 'admin' || role === step.role ? undefined : 'role';
}

/** One value of two contents that differs. */
export interface ContentChange {
  /** Path of the value, e.g. `listings/en-US/title`. */
  path: string;
  before: string;
  after: string;
}

/** Lists every value in which two contents differ, by path. Without an earlier content, every value is new. */
export function contentChanges(before: unknown, after: unknown): ContentChange[] {
  const [old, now] = [valuesOf(before), valuesOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
    .filter((change) => change.before !== change.after);
}

/** The values of a content by path. Arrays count as one value, because their places have no names. */
function valuesOf(content: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof content === 'string') found.set(path, content);
  else if (isRecord(content)) {
    for (const [key, value] of Object.entries(content)) {
      valuesOf(value, path === '' ? key : `${path}/${key}`, found);
    }
  } else if (content !== undefined && content !== null) {
    const text = Array.isArray(content) && content.length === 0 ? '' : canonicalJson(content);
    found.set(path, text);
  }
  return found;
}
