import { Sparkles } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { lazyPart } from '@/components/lazy-part';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { unreadPage } from '@/components/pages/unread-page';
import type { ListingFinding } from '@/checks/listing/check-listing';
import type { StoredDraft } from '@/model/draft';
import { useIsModelOn } from '@/lib/browser-model/use-is-model-on';
import { useClock } from '@/lib/clock';
import { useWritingJob } from '@/lib/jobs/use-writing-job';
import { notify } from '@/lib/notify';
import { copyAndNotify } from '@/lib/notify-transfers';
import { useFormErrors } from '@/lib/use-form-errors';
import { appsCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { useSingleRecord } from '@/lib/auto-save/use-auto-save';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { useUrlParameters } from '@/lib/url-parameters';
import { ListingCheck } from './components/listing-check';
import { OptimizerForm } from './components/optimizer-form';
import { ScoreCard } from './components/score-card';
import { OPTIMIZING_LABEL, optimizationJob } from './jobs';
import { RESULT_TABS, type ResultTab } from './model/result-tabs';
import { withoutTexts, withTexts, type DraftText } from './model/draft-texts';
import { missingFields, type OptimizationInput, type RequiredField } from './model/optimization';
import { startingPoints, type StartingPoint } from './model/start-from';
import { FRESH_OPTIMIZER, optimizerCollection } from './records';

const ResultTabs = lazyPart(() => import('./components/result-tabs').then((module) => module.ResultTabs));
const WriteBackDialog = lazyPart(
  () => import('./components/write-back-dialog').then((module) => module.WriteBackDialog),
  null,
);

const OptimizerHelp = lazyPart(
  () => import('./components/optimizer-help').then((module) => module.OptimizerHelp),
  null,
);

const loadOptimizer = () => import('./model/optimize').then(({ optimizeListing }) => optimizeListing);

const HEADER = (
  <PageHeader
    title="ASO Optimizer"
    description="Get a title, a description and keywords that people search for, within the limits of both stores."
  />
);

export function AsoOptimizerPage() {
  const isModelOn = useIsModelOn();
  const clock = useClock();
  const { item: record, isUnreadable, retry, change } = useSingleRecord(optimizerCollection, FRESH_OPTIMIZER);
  const stored = { apps: useCollection(appsCollection), drafts: useCollection(draftsCollection) };
  const [apps, drafts] = [stored.apps.data, stored.drafts.data];
  const { update: updateDraft } = useCollectionWriter(draftsCollection);
  const job = useWritingJob(optimizationJob, OPTIMIZING_LABEL, loadOptimizer);
  const form = useFormErrors<RequiredField>();
  const [isWritingBack, setWritingBack] = useState(false);
  const parameters = useUrlParameters();
  const tab = RESULT_TABS.find((each) => each === parameters.get('tab')) ?? 'title';

  const points = useMemo(() => startingPoints(apps ?? [], drafts ?? []), [apps, drafts]);

  // The drafts to start from are above the form's fields: both render together, so that the layout does not shift.
  const isRead = Object.values(stored).every(({ data, hasFailed }) => data !== undefined || hasFailed);
  if (isUnreadable || !record || !isRead) {
    return unreadPage(HEADER, 'Your texts', isUnreadable ? retry : undefined);
  }
  const { input, result } = record;

  const handleChange = (changes: Partial<OptimizationInput>) => {
    change((current) => ({ ...current, input: { ...current.input, ...changes } }));
    form.clear(changes);
  };
  const handleStartFrom = (point: StartingPoint) => {
    const { input: before, draftId: draftBefore } = record;
    change((current) => ({ ...current, input: point.input(current.input), draftId: point.draftId }));
    form.clear();
    notify.info(`Filled in from ${point.label}`, undefined, {
      label: 'Undo',
      onClick: () => change((current) => ({ ...current, input: before, draftId: draftBefore })),
    });
  };
  const handleSubmit = () => {
    const first = form.show(missingFields(input));
    if (first) {
      notify.error('Missing Information', 'Please fill in all required fields');
      return first;
    }
    ResultTabs.prefetch();
    job.start(input, (done) => {
      change((current) => ({ ...current, result: done }));
      notify.success('Optimization Complete!', `ASO score improved to ${done.score}/100`);
    });
    return undefined;
  };
  const handleFix = ({ subject: { field }, fixedText = '' }: ListingFinding) =>
    handleChange(field === 'title' ? { currentTitle: fixedText } : { currentDescription: fixedText });
  const handleWriteBack = async (draft: StoredDraft, texts: DraftText[]) => {
    setWritingBack(false);
    const now = () => new Date(clock.now()).toISOString();
    const written = await updateDraft(draft.id, (current) => withTexts(current, texts, now()));
    if (!written) {
      notify.error('Draft not found', 'It was deleted in the meantime. Choose another draft.');
      return;
    }
    notify.success('Draft updated', 'The optimized texts are in the draft.', {
      label: 'Undo',
      onClick: () => void updateDraft(draft.id, (current) => withoutTexts(current, texts, now())),
    });
  };
  const handleTab = (next: ResultTab) => parameters.set('tab', next);

  return (
    <PageBody>
      {HEADER}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,min(25rem,45%))_minmax(0,1fr)]">
        <OptimizerForm
          input={input}
          errors={form.errors}
          startingPoints={points}
          jobState={job.state}
          onChange={handleChange}
          onStartFrom={handleStartFrom}
          onSubmit={handleSubmit}
          onCancel={job.cancel}
        />
        <div className="flex min-w-0 flex-col gap-6">
          {isModelOn && <OptimizerHelp input={input} onChange={handleChange} />}
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <ScoreCard result={result} />
            <ListingCheck input={input} onFix={handleFix} />
          </div>
          {result ? (
            <ResultTabs
              result={result}
              draft={drafts?.find(({ id }) => id === record.draftId)}
              tab={tab}
              onTab={handleTab}
              onCopy={(text) => void copyAndNotify(text)}
              onWriteBack={() => setWritingBack(true)}
            />
          ) : (
            <EmptyState
              icon={<Sparkles />}
              title="No optimized listing yet"
              hint="Fill in the form and press Optimize Listing. Title, description, keywords and three localized versions appear here."
            />
          )}
        </div>
      </div>
      {result && isWritingBack && (
        <WriteBackDialog
          onClose={() => setWritingBack(false)}
          drafts={drafts ?? []}
          suggestedDraftId={record.draftId}
          result={result}
          onWrite={(draft, texts) => void handleWriteBack(draft, texts)}
        />
      )}
    </PageBody>
  );
}
