import { countOf } from '@/domain/texts';
import { Globe2, Send } from 'lucide-react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { JobProgress } from '@/components/job-progress';
import { SwitchField } from '@/components/switch-field';
import type { JobState } from '@/lib/jobs/job';
import type { RegionFilter } from '../model/regions';

/** The toggle, the two submit buttons and the progress of a submission. */
export function SubmitBar({
  region,
  selectedCount,
  regionCount,
  autoSubmit,
  state,
  stopped,
  onAutoSubmit,
  onSubmitAll,
  onSubmitRegion,
  onCancel,
}: {
  region: RegionFilter;
  selectedCount: number;
  regionCount: number;
  autoSubmit: boolean;
  state: JobState<unknown>;
  /** Part of a cancelled submission that was already sent. */
  stopped: string;
  onAutoSubmit: (isOn: boolean) => void;
  onSubmitAll: () => void;
  onSubmitRegion: () => void;
  onCancel: () => void;
}) {
  const isRunning = state.status === 'running';
  const hasRegion = region.label !== 'All';
  return (
    <Card title="Submit">
      <SwitchField
        label="Auto-submit"
        hint="Submits to a store as soon as you select it."
        isOn={autoSubmit}
        onChange={onAutoSubmit}
      />
      <div className="mt-4 flex flex-col gap-2">
        <Button onClick={onSubmitAll} disabled={isRunning || selectedCount === 0}>
          <Send className="size-4" />
          Submit to All Selected Stores
        </Button>
        <p className="text-[0.8125rem] text-ink-faint">
          {selectedCount === 0
            ? 'Select at least one store.'
            : `${countOf(selectedCount, 'store')} selected, one by one.`}
        </p>
        <Button variant="secondary" onClick={onSubmitRegion} disabled={isRunning || !hasRegion}>
          <Globe2 className="size-4" />
          Regional Submit
        </Button>
        <p className="text-[0.8125rem] text-ink-faint">
          {hasRegion
            ? `Every store of ${region.label}, selected or not: ${countOf(regionCount, 'store')}.`
            : 'Choose a region first: it submits to every store there.'}
        </p>
      </div>
      <div className="mt-3 empty:hidden">
        <JobProgress state={state} onCancel={onCancel} />
        <p role="status" className="text-sm text-ink-soft">
          {stopped}
        </p>
      </div>
    </Card>
  );
}
