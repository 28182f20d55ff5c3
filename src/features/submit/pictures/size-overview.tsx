import { memo } from 'react';
import { draftName } from '@/domain/submissions/draft-label';
import { Sparkles } from 'lucide-react';
import { RENDER_TARGETS } from '@/domain/screenshots/render-targets';
import type { SubmissionDraft } from '@/model/draft';
import { SampleBadge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { JobProgress } from '@/components/job-progress';
import { useJob } from '@/lib/jobs/use-job';
import { demoPreset } from '../demo/demo-presets';
import type { DemoScreenshot } from '../demo/demo-preset';
import { generateScreenshotsJob } from '../jobs';

/** The four sizes, and the simulated generator with sample images for them. */
export const SizeOverview = memo(function SizeOverview({ draft }: { draft: SubmissionDraft }) {
  const job = useJob(generateScreenshotsJob);
  const { state } = job;
  const ofDemo = demoPreset(draft.sample)?.screenshots ?? [];
  const shown = state.status === 'done' ? state.result : ofDemo;
  const sizes = RENDER_TARGETS.filter(({ specLabel }) => specLabel !== undefined);
  return (
    <Card
      title="Screenshot sizes"
      description="Ideas for what to show in each size. Your own screenshots are drawn above."
      aside={<SampleBadge kind="Simulated" />}
    >
      <div className="grid gap-4">
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-2 sm:gap-3">
          {sizes.map(({ id, label, specLabel, width, height }) => (
            <li key={id} className="rounded-control border p-3 text-sm">
              <p className="font-medium">{specLabel}</p>
              <p className="text-[0.8125rem] text-ink-faint tabular-nums">
                {width}x{height}
              </p>
              {label !== specLabel && <p className="text-[0.8125rem] text-ink-faint">Set: {label}</p>}
              <Ideas ideas={shown.filter(({ dimension }) => dimension === `${width}x${height}`)} />
            </li>
          ))}
        </ul>
        <div>
          <Button
            variant="secondary"
            disabled={state.status === 'running'}
            onClick={() => job.start({ appName: draftName(draft), known: ofDemo })}
          >
            <Sparkles className="size-4" />
            Generate Screenshots
          </Button>
        </div>
        <JobProgress state={state} onCancel={job.cancel} />
        <p role="status" className="text-sm text-ink-soft empty:absolute">
          {state.status === 'done' && `${state.result.length} screenshots were suggested.`}
        </p>
      </div>
    </Card>
  );
});

function Ideas({ ideas }: { ideas: readonly DemoScreenshot[] }) {
  if (ideas.length === 0) return null;
  return (
    <ol className="mt-3 grid gap-2">
      {ideas.map(({ device, size, description }) => (
        <li key={description} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            className="inline-block h-9 w-5 shrink-0 rounded border-2 border-line-strong bg-accent-soft"
          />
          <span>
            {description}
            <span className="block text-xs text-ink-faint">
              {device}, {size}
            </span>
          </span>
        </li>
      ))}
    </ol>
  );
}
