import { foreseen } from 'virtual:catalog/rejection-foreseen';
import { CaseLink } from './case-link';

/** The way to the steps after a refusal that a rule or a deadline foresees; nothing where none is known. */
export function RefusalLink({ foreseenBy }: { foreseenBy: string }) {
  const caseId = foreseen[foreseenBy];
  return caseId === undefined ? null : <CaseLink caseId={caseId} />;
}
