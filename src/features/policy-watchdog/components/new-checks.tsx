import type { NewCheck } from '@/checks/rules/new-checks';
import { countOf } from '@/domain/texts';

/** Checks that were added, by what they are about. */
export function NewChecks({ checks }: { checks: readonly NewCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="cursor-pointer font-medium">{countOf(checks.length, 'new check')}</summary>
      <ul className="mt-2 list-disc pl-5 text-ink-soft sm:columns-2">
        {checks.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </details>
  );
}
