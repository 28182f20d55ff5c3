import { loadCode } from '@/lib/load-code';
import { ChartColumn, Download } from 'lucide-react';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { SampleBadge } from '@/components/badge';
import { Button, buttonLook } from '@/components/button';
import { SelectField } from '@/components/field';
import { FETCHES_DIALOG } from '@/components/dialog';
import { EmptyState } from '@/components/empty-state';
import { lazyPart } from '@/components/lazy-part';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine, ShowSamples } from '@/components/pages/sample-line';
import { localDay, useClock } from '@/lib/clock';
import { useTask } from '@/lib/jobs/use-task';
import { downloadAndNotify } from '@/lib/notify-transfers';
import { useUrlParameters } from '@/lib/url-parameters';
import { submissionsCollection } from '@/lib/workspace/app-collections';
import { useSamples } from '@/lib/workspace/samples';
import { useCollection } from '@/lib/workspace/workspace-context';
import { AnalyticsTabs } from './components/analytics-tabs';
import { ExportDialog } from './components/export-dialog';
import { SummaryCards } from './components/summary-cards';
import { analyticsOf } from './model/analytics';
import { ANALYTICS_TABS, PERIODS, periodFrom, tabFrom } from './model/periods';
import { reportFileName, reportPdf, type ReportInput } from './model/report';
import { withHistory } from './own/own-figures';

const TITLE = 'Submission Analytics';
const DESCRIPTION = 'Approvals, rejections and review times of your submissions by region, store and month.';

const OwnAnalytics = lazyPart(() => import('./own/own-analytics').then((module) => module.OwnAnalytics));

const OWN_DESCRIPTION = 'How long the stores took with your versions, and what they answered.';

/** The figures of the own apps once one has a history, above the samples. */
export function AnalyticsPage() {
  const { areShown } = useSamples();
  const stored = useCollection(submissionsCollection);
  const own = useMemo(
    () => stored.data && withHistory(stored.data, submissionsCollection.isSample),
    [stored.data],
  );
  const figures = own && own.length > 0 && (
    <>
      <PageHeader title={TITLE} description={OWN_DESCRIPTION} />
      <OwnAnalytics submissions={own} />
    </>
  );
  if (areShown) return <SampleAnalytics own={figures} />;
  if (figures) return <PageBody>{figures}</PageBody>;
  if (!own && !stored.hasFailed)
    return (
      <PageBody>
        <PageHeader title={TITLE} description={DESCRIPTION} />
        <LoadingOrError stored={stored} what="your submissions" isTall />
      </PageBody>
    );
  return <NoAnalytics />;
}

/** Only the stores know the user's figures, and nothing here reads a store account. */
function NoAnalytics() {
  return (
    <PageBody>
      <PageHeader title={TITLE} description={DESCRIPTION} />
      <EmptyState
        icon={<ChartColumn />}
        title="No figures of your own"
        hint="StorePilot reads no store account. Your approvals and ratings are in App Store Connect and the Play Console. Note their answers on the page of your app, and your own figures appear here."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to={PATHS.submissions} className={buttonLook({ variant: 'secondary' })}>
              All Submissions
            </Link>
            <ShowSamples />
          </div>
        }
      />
    </PageBody>
  );
}

type Format = 'csv' | 'pdf';

const PERIOD_OPTIONS = PERIODS.map(({ id, label }) => ({ value: id, label }));

/** @param props.own the heading and the user's own figures, where there are some */
function SampleAnalytics({ own }: { own: ReactNode }) {
  const clock = useClock();
  const parameters = useUrlParameters();
  const [isExporting, setIsExporting] = useState(false);
  const period = periodFrom(parameters.get('period'));
  const tabId = tabFrom(parameters.get('tab'));
  const tab = ANALYTICS_TABS.find(({ id }) => id === tabId) ?? ANALYTICS_TABS[0];
  const data = analyticsOf(period.months);
  const report = useTask(async ({ format, ...input }: ReportInput & { format: Format }, { signal }) => {
    if (format === 'csv') {
      const csv = await loadCode(() => import('./model/report-csv'));
      if (!csv.ok) return csv;
      return {
        ok: true,
        value: new Blob([csv.value.reportCsv(input)], { type: 'text/csv;charset=utf-8' }),
      };
    }
    const code = await loadCode(() => import('@/lib/pdf/make-pdf'));
    if (!code.ok) return code;
    return { ok: true, value: await code.value.makePdf(reportPdf(input, clock.now()), { signal }) };
  }, 'Making the report');

  function handleExport(format: Format) {
    const input: ReportInput = { data, period, tab, day: localDay(clock) };
    const fileName = `${reportFileName(input)}.${format}`;
    report.start({ ...input, format }, (file) => {
      if (downloadAndNotify(fileName, file)) setIsExporting(false);
    });
  }

  const badge = <SampleBadge kind="Sample data" />;
  const actions = (
    <div className="flex flex-wrap items-end gap-3">
      <SelectField
        label="Period"
        options={PERIOD_OPTIONS}
        value={period.id}
        onChoose={(id) => parameters.set('period', id)}
      />
      <Button variant="secondary" {...FETCHES_DIALOG} onClick={() => setIsExporting(true)}>
        <Download className="size-4" />
        Export Report
      </Button>
    </div>
  );
  return (
    <PageBody>
      {own ? (
        <>
          {own}
          <div className="mt-10 mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <h2 className="text-xl font-semibold">All submissions, as an example</h2>
              {badge}
            </div>
            {actions}
          </div>
        </>
      ) : (
        <PageHeader title={TITLE} description={DESCRIPTION} badge={badge} actions={actions} />
      )}
      <SampleLine />
      <p role="status" className="sr-only">
        {period.label}: {data.submitted} submissions, approval rate {data.approvalRate} percent.
      </p>
      <SummaryCards data={data} periodLabel={period.label} />
      <AnalyticsTabs data={data} tab={tab.id} onChange={(id) => parameters.set('tab', id)} />
      <ExportDialog
        isOpen={isExporting}
        onOpenChange={(isOpen) => {
          setIsExporting(isOpen);
          if (!isOpen) report.reset();
        }}
        what={`${tab.label}, ${period.label}`}
        state={report.state}
        onCsv={() => handleExport('csv')}
        onPdf={() => handleExport('pdf')}
        onCancel={report.cancel}
      />
    </PageBody>
  );
}
