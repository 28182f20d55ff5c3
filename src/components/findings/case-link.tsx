import { Link } from 'react-router-dom';
import { recoveryCasePath } from '@/config/paths';

/** The way to the steps after a refusal of one case. */
export function CaseLink({ caseId }: { caseId: string }) {
  return (
    <Link
      to={recoveryCasePath(caseId)}
      className="justify-self-start text-[0.8125rem] text-accent underline underline-offset-2 print:hidden"
    >
      If they refuse it: what to do
    </Link>
  );
}
