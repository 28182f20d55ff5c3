import { ArrowRight, Minus, Plus } from 'lucide-react';
import { Fragment } from 'react';
import type { ChangeSection } from '@/domain/change-sections';
import { Badge } from '../badge';
import { Disclosure } from '../disclosure';

/** Differences of one subject that are shown first; the others open on request. */
const SHOWN = 8;

/** Additions, removals and changes, by subject. */
export function ChangeSections({
  sections,
  headingLevel,
}: {
  sections: readonly ChangeSection[];
  headingLevel: 4 | 5;
}) {
  return (
    <div className="grid gap-5 text-sm empty:hidden">
      {sections.map((section) => (
        <Section key={section.title} section={section} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

type Row =
  | { kind: 'added' | 'removed'; text: string }
  | { kind: 'changed'; name: string; before: string; after: string };

function Section({ section, headingLevel }: { section: ChangeSection; headingLevel: 4 | 5 }) {
  const Heading = `h${headingLevel}` as const;
  const rows: Row[] = [
    ...section.added.map((text): Row => ({ kind: 'added', text })),
    ...section.removed.map((text): Row => ({ kind: 'removed', text })),
    ...section.changed.map((value): Row => ({ kind: 'changed', ...value })),
  ];
  const rest = rows.slice(SHOWN);
  return (
    <section aria-label={section.title}>
      <Heading className="mb-2 font-semibold">{section.title}</Heading>
      <Rows rows={rows.slice(0, SHOWN)} />
      {rest.length > 0 && (
        <div className="mt-2">
          <Disclosure title={`${rest.length} more`}>
            <Rows rows={rest} />
          </Disclosure>
        </div>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className="grid gap-1.5">
      {rows.map((row, index) => (
        <li key={index} className="grid grid-cols-[5.75rem_1fr] items-baseline gap-2">
          <span>
            <Mark kind={row.kind} />
          </span>
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {row.kind === 'changed' ? (
              <Fragment>
                {row.name}: <del className="text-ink-soft">{row.before}</del> → <ins>{row.after}</ins>
              </Fragment>
            ) : (
              row.text
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}

const MARKS = {
  added: { tone: 'good', Icon: Plus, label: 'Added' },
  removed: { tone: 'bad', Icon: Minus, label: 'Removed' },
  changed: { tone: 'info', Icon: ArrowRight, label: 'Changed' },
} as const;

function Mark({ kind }: { kind: Row['kind'] }) {
  const { tone, Icon, label } = MARKS[kind];
  return (
    <Badge tone={tone} icon={<Icon />}>
      {label}
    </Badge>
  );
}
