import { Card } from '@/components/card';
import type { CellLevel, LengthMatrix } from '../model/length-matrix';

const LOOKS: Record<CellLevel, { look: string; sign: string; legend: string }> = {
  good: { look: 'bg-good-soft text-good', sign: '✓', legend: 'fits' },
  close: { look: 'bg-warn-soft text-warn', sign: '!', legend: '90% of the limit or a risk' },
  bad: { look: 'bg-bad-soft text-bad', sign: '✕', legend: 'refused' },
  empty: { look: 'bg-sunken text-ink-faint', sign: '–', legend: 'optional, empty' },
};

/** Every locale by every field, measured against the stores' limits. It is not simulated, so it has no badge. */
export function LengthMatrixTable({ matrix }: { matrix: LengthMatrix }) {
  return (
    <Card
      title="Coverage and length"
      description="Characters of each text by the stricter limit of the two stores, and their wording rules."
    >
      {/* Positioned, so that what is only for screen readers scrolls along instead of widening the page. */}
      <div
        role="region"
        aria-label="Coverage and length, scrolls sideways"
        tabIndex={0}
        className="relative -mx-1 overflow-x-auto px-1"
      >
        <table aria-label="Coverage and length" className="w-full border-separate border-spacing-0.5 text-sm">
          <thead>
            <tr className="text-left text-xs text-ink-faint">
              <th scope="col" className="py-1.5 pr-3 font-medium">
                Locale
              </th>
              {matrix.columns.map(({ field, label, max }) => (
                <th
                  key={field}
                  scope="col"
                  className="px-2 py-1.5 font-medium whitespace-nowrap tabular-nums"
                >
                  {label} <span className="font-normal">({max})</span>
                </th>
              ))}
              <th scope="col" className="px-2 py-1.5 text-right font-medium">
                Coverage
              </th>
            </tr>
          </thead>
          <tbody>
            {matrix.rows.map((row) => (
              <tr key={row.code}>
                <th scope="row" className="pr-3 text-left font-medium whitespace-nowrap">
                  {row.label}
                </th>
                {row.cells.map(({ field, count, max, level, words }) => (
                  <td
                    key={field}
                    title={words}
                    className={`rounded-sm px-2 py-1.5 whitespace-nowrap tabular-nums ${LOOKS[level].look}`}
                  >
                    <span aria-hidden="true" className="mr-1.5 inline-block w-3 text-center font-semibold">
                      {LOOKS[level].sign}
                    </span>
                    {count}
                    <span className="text-xs">/{max}</span>
                    <span className="sr-only">, {words}</span>
                  </td>
                ))}
                <td className="px-2 text-right tabular-nums">
                  {row.filled} of {row.cells.length}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ul aria-label="Legend" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-soft">
        {Object.entries(LOOKS).map(([level, { look, sign, legend }]) => (
          <li key={level} className="flex items-center gap-1.5">
            <span
              aria-hidden="true"
              className={`inline-flex size-5 items-center justify-center rounded-sm font-semibold ${look}`}
            >
              {sign}
            </span>
            {legend}
          </li>
        ))}
      </ul>
      <Problems matrix={matrix} />
    </Card>
  );
}

/** Refusals and risks in words: a colour or a tooltip alone is not enough. */
function Problems({ matrix }: { matrix: LengthMatrix }) {
  const labels = new Map(matrix.columns.map(({ field, label }) => [field, label]));
  const problems = matrix.rows.flatMap(({ code, label, cells }) =>
    cells
      .filter(({ level, words }) => level === 'bad' || (level === 'close' && words !== 'close to the limit'))
      .map(({ field, level, words }) => ({
        id: `${code} ${field}`,
        level,
        text: `${label}, ${labels.get(field) ?? field}: ${words}`,
      })),
  );
  if (problems.length === 0) return null;
  return (
    <ul aria-label="To fix" className="mt-4 space-y-1 border-t pt-3 text-sm [overflow-wrap:anywhere]">
      {problems.map(({ id, level, text }) => (
        <li key={id} className={level === 'bad' ? 'text-bad' : 'text-warn'}>
          {text}
        </li>
      ))}
    </ul>
  );
}
