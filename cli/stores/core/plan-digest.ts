import { createHash } from 'node:crypto';
import { canonicalJson } from '@/domain/canonical-json';
import type { PlanStep, StorePlan } from '@/model/store-plan';

/** Digits of a digest: enough that no other plan has it by chance, and short enough to read out. */
const DIGITS = 16;

/** Identifies a plan by the app, its version and all changes. */
export function planDigest(plan: Omit<StorePlan, 'digest'>): string {
  const { store, appId, identifier, version, steps } = plan;
  return hashOf({ store, appId, identifier, version, steps: steps.map(shown) });
}

/**
 * Identifies the result of a step, whatever the store had before: with it a push that was cut off recognises what is left of
 * its plan.
 */
export function stepPrint(step: PlanStep): string {
  const { key, fields = [], pictures = [] } = step;
  return hashOf({
    key,
    fields: fields.map(({ path, after, isSecret }) => ({ path, after: isSecret ? null : after })),
    pictures: pictures
      .filter(({ change }) => change !== 'removed')
      .map(({ name, path, sha256 }) => ({ name, path, sha256 })),
  });
}

/**
 * Whether a plan is what is left of one that was shown, because the store has caught up in between: it changes nothing else, and
 * nothing that differs from what was shown.
 */
export function isRestOf(left: StorePlan, plan: StorePlan): boolean {
  return left.conflicts.length === 0 && left.steps.every((step) => isRestOfStep(step, plan));
}

function isRestOfStep(step: PlanStep, { steps }: StorePlan): boolean {
  const whole = steps.find(({ key }) => key === step.key);
  if (!whole || stepPrint({ ...step, fields: [] }) !== stepPrint({ ...whole, fields: [] })) return false;
  const removed = namesOf(step, 'removed');
  // An upload that was cut off is taken out before it is sent again.
  const known = [...namesOf(whole, 'removed'), ...namesOf(whole, 'added')];
  return (
    removed.every((name) => known.includes(name)) &&
    (step.fields ?? []).every((field) =>
      whole.fields?.some(
        ({ path, before, after }) =>
          path === field.path && after === field.after && (before ?? '') === (field.before ?? ''),
      ),
    )
  );
}

function namesOf({ pictures = [] }: PlanStep, kind: 'added' | 'removed'): string[] {
  return pictures.filter(({ change }) => change === kind).map(({ name }) => name);
}

/** A step without values that must not be derived from a digest. */
function shown(step: PlanStep): unknown {
  const { key, kind, title, fields, pictures } = step;
  return {
    key,
    kind,
    title,
    fields: fields?.map(({ path, before, after, isSecret }) =>
      isSecret ? { path } : { path, before, after },
    ),
    pictures,
  };
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(canonicalJson(value)).digest('hex').slice(0, DIGITS);
}
