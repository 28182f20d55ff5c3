import { casesOf } from './advice';
import { CAUSES } from './causes';
import { planOf, type RecoveryPlan } from './plan';

/** The plan for one case, before any store has refused anything; undefined for an unknown case. */
export function planForCase(caseId: string): RecoveryPlan | undefined {
  const cause = CAUSES.find(({ id }) => casesOf(id).some((each) => each.id === caseId));
  if (!cause) return undefined;
  const { id: causeId, store, kind, meaning, fix } = cause;
  const found = { candidates: [], certainty: 'closest', evidence: [], values: {}, meaning, fix } as const;
  const match = { causeId, store, kind, caseId, ...found, candidates: [], evidence: [] };
  return planOf(
    { kind: 'refusal', sections: [], closest: [match], unmatched: [], unknown: [] },
    { causes: [causeId], cases: { [causeId]: caseId } },
  );
}
