import { CircleCheck, OctagonAlert, Package, TriangleAlert } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import { buildVerdict, type BuildVerdict } from '@/checks/build/build-verdict';
import { detectSdks } from '@/domain/builds/detect-sdks';
import { frameworkNames } from '@/domain/builds/sdk-texts';
import { countOf, listOf } from '@/domain/texts';
import { PLATFORM_CHOICES } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import type { Finding } from '@/model/finding';
import { Badge, SampleBadge, type Tone } from '../badge';
import { Disclosure } from '../disclosure';
import { FindingList } from '../findings/finding-list';
import { BuildFacts } from './build-facts';

/** A build and what its owner does about it: the verdict first, the facts of interest to an engineer folded. */
export function BuildReport({
  build,
  findings,
  actions,
  notes,
  comparison,
  answer,
  answered,
}: {
  build: BuildInfo;
  /** Worst first. */
  findings: readonly Finding[];
  /** Beside the name. */
  actions?: ReactNode;
  /** Between the name and the verdict. */
  notes?: ReactNode;
  /** A folded row of the comparison with an earlier build. */
  comparison?: ReactNode;
  /** The field for the answer to a finding that asks for one. */
  answer?: (finding: Finding) => ReactNode;
  /** A folded row of the findings that are answered. */
  answered?: ReactNode;
}) {
  const verdict = useMemo(() => buildVerdict(build, findings), [build, findings]);
  return (
    <section
      aria-label={`Build ${build.fileName}`}
      className="grid gap-4 rounded-card border bg-surface p-4 shadow-card sm:p-5"
    >
      <ReportHead build={build} actions={actions} />
      {notes}
      <VerdictPanel verdict={verdict} fileName={build.fileName} answer={answer} />
      <div className="grid items-start gap-2 lg:grid-cols-2">
        {verdict.fine.length > 0 && (
          <Disclosure title="Fine" aside={<span className="max-sm:hidden">{fineLine(verdict.fine)}</span>}>
            <p className="text-sm">
              Nothing was found about: {listOf(verdict.fine)}. Only these parts of the build were checked.
            </p>
          </Disclosure>
        )}
        {verdict.questions.length > 0 && (
          <Disclosure title={questionTitle(verdict.questions.length)}>
            <p className="text-sm text-ink-soft">Nothing here is wrong. Have your answers ready.</p>
            <FindingList
              label={`Questions about ${build.fileName}`}
              findings={verdict.questions}
              more={answer}
            />
          </Disclosure>
        )}
        {verdict.notes.length > 0 && (
          <Disclosure title="Good to know" aside={verdict.notes.length}>
            <FindingList label={`Notes about ${build.fileName}`} findings={verdict.notes} />
          </Disclosure>
        )}
        {answered}
        {comparison}
        <Disclosure title="Technical details">
          <BuildFacts build={build} />
        </Disclosure>
      </div>
    </section>
  );
}

function ReportHead({ build, actions }: { build: BuildInfo; actions: ReactNode }) {
  const { identity } = build;
  const framework = useMemo(() => frameworkNames(detectSdks(build) ?? []), [build]);
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
      <BuildIcon url={build.iconDataUrl} />
      <div className="min-w-0 flex-1 basis-52">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg font-semibold">
          <bdi className="[overflow-wrap:anywhere]">{identity.name ?? identity.bundleId}</bdi>{' '}
          <span className="font-normal text-ink-soft">
            {identity.version ?? 'no version'}
            {identity.buildNumber !== undefined && ` (${identity.buildNumber})`}
          </span>
          {build.isSample === true && <SampleBadge kind="Sample data" />}
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-[0.8125rem] text-ink-soft">
          <Badge>{PLATFORM_CHOICES[build.platform]}</Badge>
          <bdi className="[overflow-wrap:anywhere]">{identity.bundleId}</bdi>
          {framework !== undefined && <span>built with {framework}</span>}
        </p>
      </div>
      {actions !== undefined && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

function BuildIcon({ url }: { url: string | undefined }) {
  if (url === undefined) {
    return (
      <span className="inline-flex size-12 shrink-0 items-center justify-center rounded-card bg-sunken text-ink-faint">
        <Package className="size-6" />
      </span>
    );
  }
  return <img src={url} alt="" className="size-12 shrink-0 rounded-card border object-cover" />;
}

const PANEL: Record<Extract<Tone, 'bad' | 'warn' | 'good'>, { frame: string; head: string }> = {
  bad: { frame: 'border-bad/40', head: 'bg-bad-soft' },
  warn: { frame: 'border-warn/40', head: 'bg-warn-soft' },
  good: { frame: 'border-good/40', head: 'bg-good-soft' },
};
const ICONS = {
  bad: <OctagonAlert className="size-5 shrink-0 text-bad" />,
  warn: <TriangleAlert className="size-5 shrink-0 text-warn" />,
  good: <CircleCheck className="size-5 shrink-0 text-good" />,
};

function VerdictPanel({
  verdict,
  fileName,
  answer,
}: {
  verdict: BuildVerdict;
  fileName: string;
  answer: ((finding: Finding) => ReactNode) | undefined;
}) {
  const { blockers, groups, title } = verdict;
  const tone = blockers > 0 ? 'bad' : groups.length > 0 ? 'warn' : 'good';
  const { frame, head } = PANEL[tone];
  return (
    <div className={`overflow-hidden rounded-card border ${frame}`}>
      <h4 className={`flex items-center gap-3 px-4 py-3 font-semibold ${head}`}>
        {ICONS[tone]}
        <span>{title}</span>
      </h4>
      {groups.length > 0 && (
        <div className="grid gap-3 px-2 py-3 sm:px-3">
          {groups.map((group) => (
            <div key={group.fix}>
              <h5 className="px-2 text-sm font-semibold">
                {group.title}{' '}
                <span className="font-normal text-ink-soft">· fixes {group.findings.length}</span>
              </h5>
              <FindingList label={`${group.title}: ${fileName}`} findings={group.findings} more={answer} />
            </div>
          ))}
        </div>
      )}
    </div>
  );
}

/** `ID, version, signing and 4 more` */
function fineLine(fine: readonly string[]): string {
  const named = fine.slice(0, 3);
  const more = fine.length - named.length;
  return listOf(more > 0 ? [...named, `${more} more`] : named);
}

function questionTitle(count: number): string {
  return `${countOf(count, 'question')} for you`;
}
