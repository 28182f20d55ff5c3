import { useEffect, useState } from 'react';
import type { NewCheck } from '@/checks/rules/new-checks';
import { countOf } from '@/domain/texts';
import { loadCode } from '@/lib/load-code';
import type { Platform } from '@/model/app';

/** Lists the checks that were added after a day. */
export type ChecksAfter = (day: string, stores: readonly Platform[]) => readonly NewCheck[];

/** The list of checks, whose code no other part of the page needs: undefined until it is loaded, so that nothing says “no news”. */
export function useNewChecks(): ChecksAfter | undefined {
  const [checksAfter, setChecksAfter] = useState<{ list: ChecksAfter }>();
  useEffect(() => {
    let isLeft = false;
    void loadCode(() => import('@/checks/rules/new-checks')).then((code) => {
      if (!isLeft && code.ok) setChecksAfter({ list: code.value.newChecks });
    });
    return () => {
      isLeft = true;
    };
  }, []);
  return checksAfter?.list;
}

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
