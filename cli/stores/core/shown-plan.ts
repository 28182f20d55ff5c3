import type { PlanStep, StorePlan } from '@/model/store-plan';

/** A plan as people and programs see it: without the requests of its steps, which may contain a password. */
export function shownPlan(plan: StorePlan): StorePlan {
  return {
    ...plan,
    steps: plan.steps.map(({ key, kind, title, fields, pictures, writes }): PlanStep => ({
      key,
      kind,
      title,
      ...(fields && { fields }),
      ...(pictures && { pictures }),
      writes,
    })),
  };
}
