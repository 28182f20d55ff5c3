import type { SizePart } from '@/model/build-info';
import type { FactGroup } from './build-fact-list';
import { formatBytes } from '@/domain/format-bytes';
import { Disclosure } from '@/components/disclosure';

/** Long lists are collapsed at first; a value can have any length. */
export function FactTable({ group }: { group: FactGroup }) {
  return (
    <Disclosure title={group.title} aside={group.count}>
      <dl className="grid gap-2 text-sm">
        {group.facts.map(({ label, value }, index) => (
          <div key={index} className="grid gap-x-4 sm:grid-cols-[minmax(10rem,1fr)_2fr]">
            <dt className="text-ink-soft [overflow-wrap:anywhere]">{label}</dt>
            <dd className="whitespace-pre-line [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** Which part of the build weighs how much, as stored in the archive. */
export function SizeByPart({ parts }: { parts: readonly SizePart[] }) {
  const total = parts.reduce((sum, part) => sum + part.bytes, 0);
  if (total === 0) return null;
  return (
    <Disclosure title="Size by part" aside={formatBytes(total)}>
      <ul className="grid gap-2 text-sm">
        {[...parts]
          .sort((a, b) => b.bytes - a.bytes)
          .map(({ label, bytes }) => (
            <li key={label} className="grid gap-1">
              <span className="flex justify-between gap-4">
                <span>{label}</span>
                <span className="text-ink-soft tabular-nums">
                  {formatBytes(bytes)} · {Math.round((bytes / total) * 100)}%
                </span>
              </span>
              <span className="block h-1.5 overflow-hidden rounded-full bg-sunken" aria-hidden="true">
                <span
                  className="block h-full rounded-full bg-accent"
                  style={{ width: `${(bytes / total) * 100}%` }}
                />
              </span>
            </li>
          ))}
      </ul>
    </Disclosure>
  );
}
