import { loadCode } from '@/lib/load-code';
import { Megaphone } from 'lucide-react';
import { EmptyState } from '@/components/empty-state';
import { lazyPart } from '@/components/lazy-part';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { unreadPage } from '@/components/pages/unread-page';
import { clipText } from '@/domain/texts';
import { localDay, useClock } from '@/lib/clock';
import { useWritingJob } from '@/lib/jobs/use-writing-job';
import { useTask } from '@/lib/jobs/use-task';
import { notify } from '@/lib/notify';
import { copyAndNotify, downloadAndNotify } from '@/lib/notify-transfers';
import { useFormErrors } from '@/lib/use-form-errors';
import type { PageDocument } from '@/domain/documents/document';
import { useSingleRecord } from '@/lib/auto-save/use-auto-save';
import { useUrlParameters } from '@/lib/url-parameters';
import { MarketingForm } from './components/marketing-form';
import { generationJob, LAST_LABEL, type GenerationInput } from './jobs';
import { KIT_TABS, type KitTab } from './model/kit-tabs';
import {
  missingFields,
  type MarketingInput,
  type MarketingKit,
  type RequiredField,
} from './model/marketing-kit';
import { pressReleasePdf } from './model/press-pdf';
import { FRESH_MARKETING, marketingCollection, type BannerLook } from './records';

const KitTabs = lazyPart(() => import('./components/kit-tabs').then((module) => module.KitTabs));

/** Longest app name in a file's name. */
const FILE_NAME_CHARACTERS = 60;
const PDF_LABEL = 'Making the PDF...';

const HEADER = (
  <PageHeader
    title="Marketing Asset Generator"
    description="Banners in the stores’ sizes, posts within each network’s limit, video scripts with timings and a press release."
  />
);

const loadWriter = () =>
  import('./model/write-kit').then(
    ({ writeKit }) =>
      ({ input, today }: GenerationInput) =>
        writeKit(input, today),
  );

export function MarketingKitPage() {
  const clock = useClock();
  const today = localDay(clock);
  const { item: record, isUnreadable, retry, change } = useSingleRecord(marketingCollection, FRESH_MARKETING);
  const job = useWritingJob(generationJob, LAST_LABEL, loadWriter);
  const pdf = useTask(async (document: PageDocument, { signal, report }) => {
    const code = await loadCode(() => import('@/lib/pdf/make-pdf'));
    if (!code.ok) return code;
    const onProgress = (done: number) => report(PDF_LABEL, done);
    return { ok: true, value: await code.value.makePdf(document, { signal, onProgress }) };
  }, PDF_LABEL);
  const form = useFormErrors<RequiredField>();
  const parameters = useUrlParameters();
  const tab = KIT_TABS.find((each) => each === parameters.get('tab')) ?? 'banners';

  if (isUnreadable || !record) {
    return unreadPage(HEADER, 'Your marketing kit', isUnreadable ? retry : undefined);
  }
  const { input, look, made, previous } = record;

  const handleChange = (changes: Partial<MarketingInput>) => {
    change((current) => ({ ...current, input: { ...current.input, ...changes } }));
    form.clear(changes);
  };
  const handleSubmit = () => {
    const first = form.show(missingFields(input));
    if (first) {
      notify.error('Missing Information', 'Please fill in app name and description');
      return first;
    }
    KitTabs.prefetch();
    job.start({ input, today }, (kit) => {
      change((current) => ({
        ...current,
        made: { appName: input.appName.trim(), kit, isEdited: false },
        previous: current.made?.isEdited ? current.made : current.previous,
      }));
      notify.success('Assets Generated!', 'Banners, posts, scripts and a press release are ready.');
    });
    return undefined;
  };
  const handleEdit = (edit: (kit: MarketingKit) => MarketingKit) =>
    change((current) =>
      current.made
        ? { ...current, made: { ...current.made, kit: edit(current.made.kit), isEdited: true } }
        : current,
    );
  const handleDownload = (name: string, extension: string, content: Blob | string) => {
    const fileName = `${clipText(made?.appName ?? '', FILE_NAME_CHARACTERS)} ${name}.${extension}`.trim();
    downloadAndNotify(fileName, content);
  };
  const handleDownloadPdf = () => {
    if (!made) return;
    const document = pressReleasePdf(made.kit.pressRelease, made.appName, clock.now());
    pdf.start(document, (file) => handleDownload('press release', 'pdf', file));
  };
  const handleRestore = () =>
    change((current) => ({ ...current, made: current.previous, previous: current.made }));
  const handleTab = (next: KitTab) => parameters.set('tab', next);

  return (
    <PageBody>
      {HEADER}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,min(23rem,45%))_minmax(0,1fr)]">
        <MarketingForm
          input={input}
          today={today}
          errors={form.errors}
          jobState={job.state}
          onChange={handleChange}
          onSubmit={handleSubmit}
          onCancel={job.cancel}
        />
        {made ? (
          <KitTabs
            made={made}
            look={look}
            tab={tab}
            pdfState={pdf.state}
            hasPrevious={previous !== undefined}
            onTab={handleTab}
            onLook={(next: BannerLook) => change((current) => ({ ...current, look: next }))}
            onEdit={handleEdit}
            onRestore={handleRestore}
            onCopy={(text) => void copyAndNotify(text)}
            onDownload={handleDownload}
            onDownloadPdf={handleDownloadPdf}
            onCancelPdf={pdf.cancel}
          />
        ) : (
          <EmptyState
            icon={<Megaphone />}
            title="No assets yet"
            hint="Enter your app’s name and what it does. Banners, posts, scripts and a press release appear here."
          />
        )}
      </div>
    </PageBody>
  );
}
