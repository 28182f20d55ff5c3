import { platformsOf } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import { Card } from '@/components/card';
import { useBaseline } from '@/lib/workspace/baselines';
import { StoreSender } from './store-sender';

/** Sends the draft through `storepilot open`: for each store its plan, then what was confirmed. */
export function SendPart({
  draft,
  session,
  isDrawing,
}: {
  draft: SubmissionDraft;
  session: string;
  isDrawing: boolean;
}) {
  const baseline = useBaseline(draft.id);
  return (
    <Card
      data-print="hide"
      title="Send to the stores"
      headingLevel={3}
      description="The program in your terminal sends with your keys. Look at every change first. Preview: tried against copies of the stores, not yet against the stores."
    >
      <div className="grid gap-5 [&>*+*]:border-t [&>*+*]:pt-5">
        {platformsOf(draft.platform).map((store) => (
          <StoreSender
            key={store}
            {...{ store, draft, session }}
            // Without its source a plan would take the stores’ own changes for the user’s.
            isWaiting={isDrawing || baseline === undefined}
            baseline={baseline ?? undefined}
          />
        ))}
      </div>
    </Card>
  );
}
