import { useEffect, useRef } from 'react';
import { Card } from '@/components/card';
import { NotOffered, Offers } from '@/components/model-help/offers';
import { Marks } from '@/components/model-help/model-help';
import { useModelWork, type ModelPlaces } from '@/components/model-help/use-model-work';
import { assessReadiness } from '@/domain/submissions/readiness';
import { modelContext, registerTools } from '@/lib/browser-model/page-tools';
import { localDay, useClock } from '@/lib/clock';
import { useLatest } from '@/lib/use-latest';
import { helperSettingsCollection } from '@/lib/workspace/helper-records';
import { useRecord } from '@/lib/workspace/workspace-context';
import type { SubmissionDraft } from '@/model/draft';
import { labelOfPlace, listingRules, placeOf, textIn } from '../model-help/listing-tasks';
import { setListingText, type DraftChange } from '../wizard/draft-changes';
import { draftTools } from './draft-tools';

interface AssistantProps {
  draft: SubmissionDraft;
  onChange: (change: DraftChange) => void;
}

/** Offers the open draft to an assistant in the browser, once the user has switched that on. */
export function AssistantTools(props: AssistantProps) {
  const { data } = useRecord(helperSettingsCollection, 'helpers');
  return data?.servesAssistant === true ? <OpenTools {...props} /> : null;
}

function OpenTools({ draft, onChange }: AssistantProps) {
  const clock = useClock();
  const places: ModelPlaces = {
    labelOf: labelOfPlace,
    textIn: (place) => textIn(draft, place),
    rules: (place, text) => listingRules(draft, place, text),
    put: (place, text) => {
      const found = placeOf(place);
      if (found) onChange(setListingText(found.locale, found.field, text));
    },
  };
  const { work, offer, take, dismiss, confirm } = useModelWork(`${draft.id}:assistant`, places, draft.id);
  const latest = useLatest({ draft, offer });
  const report = useRef<{ draft: SubmissionDraft; findings: ReturnType<typeof assessReadiness>['findings'] }>(
    undefined,
  );
  useEffect(() => {
    const context = modelContext();
    if (!context) return;
    const controller = new AbortController();
    const tools = draftTools({
      draft: () => latest.current.draft,
      findings: () => {
        const now = latest.current.draft;
        if (report.current?.draft !== now)
          report.current = {
            draft: now,
            findings: assessReadiness(now, { today: localDay(clock) }).findings,
          };
        return report.current.findings;
      },
      offer: (task, text) => latest.current.offer(task, text),
    });
    registerTools(context, tools, controller.signal);
    return () => controller.abort();
  }, [clock, latest]);
  if (!work) return null;
  const hasWork = work.offered.length + work.refused.length > 0;
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {hasWork && (
        <Card
          title="Proposals of your assistant"
          description="An assistant in your browser wrote these. Nothing changes until you use one."
        >
          <div className="grid gap-3">
            <Offers offered={work.offered} textIn={places.textIn} onTake={take} onDismiss={dismiss} />
            <NotOffered refused={work.refused} />
          </div>
        </Card>
      )}
      <Marks
        writer="an assistant"
        marks={work.marks}
        isShown={() => true}
        places={places}
        onConfirm={confirm}
      />
    </div>
  );
}
