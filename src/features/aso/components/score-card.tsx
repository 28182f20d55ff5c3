import { SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { ProgressBar } from '@/components/progress-bar';
import type { OptimizationResult } from '../model/optimization';

/** The simulated score of the last optimisation, and what it is given for. */
export function ScoreCard({ result }: { result: OptimizationResult | undefined }) {
  return (
    <Card title="ASO score" aside={<SampleBadge kind="Simulated" />}>
      {!result && <p className="text-sm text-ink-soft">Optimize your listing to see its score.</p>}
      {result && (
        <>
          <p className="mb-3 text-3xl font-semibold tabular-nums">
            {result.score}
            <span className="text-lg font-medium text-ink-soft">/100</span>
          </p>
          <ProgressBar label="ASO score" value={result.score / 100} tone="good" />
          <h3 className="mt-5 mb-2 text-sm font-semibold">Improvements</h3>
          <ul
            aria-label="Improvements"
            className="list-disc space-y-1 pl-5 text-sm text-ink-soft marker:text-good"
          >
            {result.improvements.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
