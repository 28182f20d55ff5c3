import { Card } from '@/components/card';
import { DraftList } from '../drafts/draft-list';
import { EarlierDrafts } from '../drafts/earlier-drafts';
import type { WizardEvents } from '../wizard/wizard-events';

/** The other submissions of this device: to continue, or to start the next one from. */
export function EarlierPanel({ openId, events }: { openId: string; events: WizardEvents }) {
  return (
    <div className="grid gap-5">
      <DraftList openId={openId} events={events} />
      <Card
        title="Start from"
        description="A new submission with the texts, answers and pictures of an earlier one."
      >
        <EarlierDrafts openId={openId} />
      </Card>
    </div>
  );
}
