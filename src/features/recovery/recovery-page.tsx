import { loadCode } from '@/lib/load-code';
import { MousePointerClick } from 'lucide-react';
import { EmptyState } from '@/components/empty-state';
import { JobProgress } from '@/components/job-progress';
import { lazyPart } from '@/components/lazy-part';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine } from '@/components/pages/sample-line';
import { localDay, useClock } from '@/lib/clock';
import { useJob } from '@/lib/jobs/use-job';
import { useTask } from '@/lib/jobs/use-task';
import { notify } from '@/lib/notify';
import { downloadAndNotify } from '@/lib/notify-transfers';
import { useUrlParameters } from '@/lib/url-parameters';
import { messagesCollection } from '@/lib/workspace/store-messages';
import { useSamples } from '@/lib/workspace/samples';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { NotesCard } from './components/notes-card';
import { RejectionDetails } from './components/rejection-details';
import { RejectionList } from './components/rejection-list';
import { SAMPLE_PLANS, SAMPLE_REJECTIONS, type SampleRejectionId } from './data/sample-rejections';
import { analysisJob } from './jobs';
import { MessageSection } from './message/message-section';
import { reportFileName, type RecoveryIssue } from './model/recovery';
import type { RecoveryReport } from './model/report';
import { useNotes } from './hooks/use-notes';
import { analyzedRejectionsCollection } from './records';

const ForeseenPlan = lazyPart(() => import('./plan/foreseen-plan').then((module) => module.ForeseenPlan));
const RecoveryPlanCard = lazyPart(() =>
  import('./components/recovery-plan-card').then((module) => module.RecoveryPlanCard),
);

export function ErrorRecoveryPage() {
  const clock = useClock();
  const parameters = useUrlParameters();
  const foreseenCase = parameters.get('case');
  const samples = useSamples();
  const selected = SAMPLE_REJECTIONS.find(({ id }) => id === parameters.get('rejection'));
  const analyzed = useCollection(analyzedRejectionsCollection);
  const { put: putAnalyzed } = useCollectionWriter(analyzedRejectionsCollection);
  const isAnalyzed = analyzed.data?.some(({ id }) => id === selected?.id);
  const plan = selected && isAnalyzed ? SAMPLE_PLANS[selected.id] : undefined;
  const canAnalyze = isAnalyzed === false || analyzed.hasFailed;
  // The rest would move down in view once the messages are there.
  const messages = useCollection(messagesCollection);
  const isMessageShown = messages.data !== undefined || messages.hasFailed;
  const analysis = useJob(analysisJob);
  const notes = useNotes();
  const pdf = useTask(async (report: RecoveryReport, { signal }) => {
    const code = await loadCode(() => Promise.all([import('@/lib/pdf/make-pdf'), import('./model/report')]));
    if (!code.ok) return code;
    const [{ makePdf }, { recoveryReport }] = code.value;
    return { ok: true, value: await makePdf(recoveryReport(report, clock.now()), { signal }) };
  }, 'Making the report');

  function handleSelect(id: SampleRejectionId) {
    if (id === selected?.id) return;
    analysis.reset();
    pdf.reset();
    parameters.set('rejection', id);
  }

  function handleAnalyze(id: SampleRejectionId) {
    RecoveryPlanCard.prefetch();
    analysis.start(id, (found) => {
      putAnalyzed({ id, day: localDay(clock) }).catch(() =>
        notify.error('Plan not saved', 'This browser could not store it. Please try again.'),
      );
      notify.success(
        'Analysis Complete!',
        `Found ${found.issues.length} issues with ${found.successProbability}% success probability`,
      );
    });
  }

  function handleAutoFix({ title }: RecoveryIssue) {
    notify.success('Auto-fix Applied', title);
  }

  function handleExport(report: RecoveryReport) {
    const fileName = reportFileName(report);
    pdf.start(report, (file) => downloadAndNotify(fileName, file));
  }

  return (
    <PageBody>
      <PageHeader
        title="Smart Error Recovery"
        description="From a rejection to the next submission: what was refused, why, and how to fix it."
      />
      {foreseenCase !== null && (
        <div className="mb-8">
          <ForeseenPlan caseId={foreseenCase} onClose={() => parameters.set('case', undefined)} />
        </div>
      )}
      {/* Named, because it takes the focus when an earlier message replaces the one in it. */}
      <section aria-label="Message of the store" className="mb-8">
        <MessageSection />
      </section>
      {/* Whoever prints a plan wants no samples below it. */}
      <div className={selected ? undefined : 'print:hidden'}>{isMessageShown && <SampleLine />}</div>
      {isMessageShown && samples.areShown && (
        <div
          className={`mb-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[22rem_minmax(0,1fr)] ${selected ? '' : 'print:hidden'}`}
        >
          <RejectionList rejections={SAMPLE_REJECTIONS} selectedId={selected?.id} onSelect={handleSelect} />
          {selected ? (
            <div className="grid min-w-0 grid-cols-1 gap-5">
              <RejectionDetails
                rejection={selected}
                onAnalyze={canAnalyze ? () => handleAnalyze(selected.id) : undefined}
                isAnalyzing={analysis.state.status === 'running'}
              >
                {!plan && <JobProgress state={analysis.state} onCancel={analysis.cancel} />}
              </RejectionDetails>
              {plan && (
                <RecoveryPlanCard
                  key={selected.id}
                  plan={plan}
                  exportState={pdf.state}
                  onAutoFix={handleAutoFix}
                  onGenerate={() =>
                    notify.success(
                      'New Submission Generated',
                      `The updated submission of ${selected.appName} is ready.`,
                    )
                  }
                  onExport={() =>
                    handleExport({
                      rejection: selected,
                      plan,
                      notes: notes.text ?? '',
                      day: localDay(clock),
                    })
                  }
                  onCancelExport={pdf.cancel}
                />
              )}
            </div>
          ) : (
            <EmptyState
              icon={<MousePointerClick />}
              title="Select a rejection"
              hint="Its reason, details and reviewer notes are shown here."
            />
          )}
        </div>
      )}
      {isMessageShown && <NotesCard notes={notes} />}
    </PageBody>
  );
}
