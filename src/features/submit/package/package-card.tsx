import { CircleCheck } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { uploadGuides } from '@/formats/package/upload-commands';
import { OPEN_COMMAND } from '@/formats/package/check-command';
import { layoutFor, type PackageLayout } from '@/formats/parts/package-layout';
import { platformsOf } from '@/model/app';
import { isBlankListing } from '@/model/listing';
import { listingFor } from '@/domain/listings/store-texts';
import { localeLabel } from '@/domain/locales/product-locales';
import { hasPrivacyAnswers, privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { isFormComplete } from '@/domain/privacy/privacy-questions';
import type { SubmissionDraft } from '@/model/draft';
import { countOf } from '@/domain/texts';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { Disclosure } from '@/components/disclosure';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { SwitchField } from '@/components/switch-field';
import { Tabs } from '@/components/tabs';
import type { JobState } from '@/lib/jobs/job';
import { useBaseline } from '@/lib/workspace/baselines';
import { formatBytes } from '@/domain/format-bytes';
import type { MadePackage } from './download-package';
import { useReadiness } from '../checks/readiness-store';
import type { Pictures } from '../pictures/use-pictures';
import type { GoToStep } from '../wizard/wizard-events';
import { submittedImages } from './review-rows';
import { CommandList } from './command-list';
import { TerminalCheckCard } from './terminal-check-card';

/** The package with its progress and omissions. The button is in the wizard's foot. */
export function PackageCard({
  draft,
  pictures: drawing,
  packing: { state, cancel },
  onGoTo,
}: {
  draft: SubmissionDraft;
  pictures: Pictures;
  packing: { state: JobState<MadePackage>; cancel: () => void };
  onGoTo: GoToStep;
}) {
  const missing = useReadiness()?.missing.filter(({ where }) => where === 'screenshots') ?? [];
  const all = Object.keys(draft.listings);
  const blank = all.filter((code) =>
    platformsOf(draft.platform).every((store) => isBlankListing(listingFor(draft, store, code))),
  );
  const pictures = submittedImages(draft.images).filter(({ locale }) => !blank.includes(locale)).length;
  return (
    <Card
      data-print="hide"
      title="Submission package"
      headingLevel={3}
      description="Every text, picture and answer in one zip. Open START-HERE.html in it first. Nothing is uploaded."
      aside={
        <span className="text-sm text-ink-soft tabular-nums">
          {countOf(pictures, 'picture')}, {countOf(all.length - blank.length, 'language')}
        </span>
      }
    >
      <div className="grid gap-4 [&:not(:has(>:not(:empty)))]:-mt-4">
        {state.status !== 'running' && <JobProgress state={drawing.state.job} onCancel={drawing.cancel} />}
        {missing.length > 0 && drawing.state.kind !== 'drawing' && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <span className="min-w-0">
              <strong className="font-medium">Not in it:</strong>{' '}
              {missing.map(({ label, languages }) => `${label} ${languages}`.trim()).join('; ')}
            </span>
            <SmallButton onClick={() => onGoTo('screenshots', missing[0]?.locales[0], missing[0]?.field)}>
              Add in step 3
            </SmallButton>
          </p>
        )}
        {blank.length > 0 && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
            <span className="min-w-0">
              <strong className="font-medium">Not in it, for lack of texts:</strong>{' '}
              {blank.map(localeLabel).join('; ')}
            </span>
            <SmallButton onClick={() => onGoTo('listing', blank[0])}>Add in step 2</SmallButton>
          </p>
        )}
        <JobProgress state={state} onCancel={cancel} />
        {state.status === 'done' && (
          <Notice tone="good" title="Package downloaded">
            <p className="[overflow-wrap:anywhere]">
              {state.result.fileName} · {formatBytes(state.result.bytes)}. It is noted under{' '}
              <Link to={PATHS.submissions} className="underline underline-offset-2">
                Submissions
              </Link>
              .
            </p>
            {state.result.notes.length > 0 && (
              <ul className="mt-2 list-disc pl-5">
                {state.result.notes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            )}
          </Notice>
        )}
      </div>
    </Card>
  );
}

/** Instructions for developers: the tools' folders, their commands, and the check in CI. */
export function Automation({
  draft,
  includeGradlePlay,
  onIncludeGradlePlay,
  onCopy,
}: {
  draft: SubmissionDraft;
  includeGradlePlay: boolean;
  onIncludeGradlePlay: (isOn: boolean) => void;
  onCopy: (text: string) => void;
}) {
  const layout = layoutFor(useBaseline(draft.id));
  const isAndroid = draft.platform !== 'ios';
  const folders = platformsOf(draft.platform).map((store) =>
    store === 'ios' ? layout.deliverTexts : layout.supply,
  );
  return (
    <Disclosure title="Automate it: fastlane, EAS, Gradle, CI">
      <ul className="grid gap-1.5 text-sm">
        <Included>{`fastlane: ${folders.join(', ')}, with texts, pictures and review information`}</Included>
        <Included>EAS (Expo): store.config.json and eas.json</Included>
        {hasPrivacyAnswers(privacyAnswersOf(draft)) && (
          <Included>{`Privacy: ${privacyFileNames(draft)}`}</Included>
        )}
        <Included>readiness.html and README.md; what only programs read is in for-tools</Included>
      </ul>
      {isAndroid && (
        <SwitchField
          label="Add gradle-play-publisher’s folder"
          hint="src/main/play, for Android projects that publish with Gradle."
          isOn={includeGradlePlay}
          onChange={onIncludeGradlePlay}
        />
      )}
      <NextCommands
        draft={draft}
        layout={layout}
        includesGradlePlay={includeGradlePlay && isAndroid}
        onCopy={onCopy}
      />
      <TerminalCheckCard draft={draft} layout={layout} onCopy={onCopy} />
      <p className="text-sm">
        To send from this page with your own keys, run{' '}
        <code className="font-mono text-[0.8125rem]">{OPEN_COMMAND}</code> (preview).{' '}
        <Link to={`${PATHS.docs}#terminal`} className="underline underline-offset-2">
          More in the docs
        </Link>
      </p>
    </Disclosure>
  );
}

/** Commands of each upload tool. It does not re-render while the package is made. */
const NextCommands = memo(function NextCommands({
  draft,
  layout,
  includesGradlePlay,
  onCopy,
}: {
  draft: SubmissionDraft;
  layout: PackageLayout;
  includesGradlePlay: boolean;
  onCopy: (text: string) => void;
}) {
  const guides = uploadGuides(draft, { includesGradlePlay, layout });
  return (
    <section aria-label="Next commands">
      <h3 className="mb-2 text-sm font-semibold">Then type</h3>
      <Tabs
        label="Upload tool"
        items={guides.map((guide) => ({
          id: guide.tool,
          label: guide.label,
          content: <CommandList guide={guide} onCopy={onCopy} />,
        }))}
      />
    </section>
  );
});

/** The files with the privacy answers; a store's own one only when its form is complete. */
function privacyFileNames(draft: SubmissionDraft): string {
  const answers = privacyAnswersOf(draft);
  const complete = platformsOf(draft.platform).filter((store) =>
    isFormComplete(answers, draft.platform, store),
  );
  const files = complete.map((store) =>
    store === 'ios' ? 'app_privacy_details.json for App Privacy' : 'data_safety.csv for the Play Console',
  );
  return [...files, 'a sheet with the answers to print', 'a paragraph for your privacy policy'].join(', ');
}

function Included({ children }: { children: string }) {
  return (
    <li className="flex gap-2">
      <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" />
      {children}
    </li>
  );
}
