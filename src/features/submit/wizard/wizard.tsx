import { memo, useDeferredValue, useMemo, useState } from 'react';
import type { WizardStep } from '@/model/wizard-step';
import type { StoredDraft } from '@/model/draft';
import { SampleBadge } from '@/components/badge';
import { InlineProgress, JobProgress } from '@/components/job-progress';
import { lazyPart } from '@/components/lazy-part';
import { modelContext } from '@/lib/browser-model/page-tools';
import { LAST_STEP, nextStep, previousStep, WIZARD_STEPS } from './wizard-steps';
import type { Intake } from '../begin/begin-work';
import type { DraftImages } from '../records';
import { useDemoImages } from '../demo/use-demo-images';
import { useStepFocus } from './use-step-focus';
import { useDraftImport } from '../import/use-import-store';
import { usePictures } from '../pictures/use-pictures';
import { usePackage } from '../package/use-package';
import { createReadinessStore, ReadinessContext } from '../checks/readiness-store';
import { SaveStatus } from './save-status';
import { StepIndicator } from './step-indicator';
import {
  BeforeYouStart,
  BuildStep,
  ListingStep,
  PolicyStep,
  prefetchStep,
  ScreenshotsStep,
  SubmitStep,
} from './steps';
import type { StepProps } from './wizard-events';
import { wizardHeading } from './wizard-heading';
import { WizardNavigation } from './wizard-navigation';

/** Loads with the first drop. */
const BeginWork = lazyPart(
  () => import('../begin/begin-work').then((module) => module.BeginWork),
  <p role="status">Opening the files…</p>,
);

/** Contains every check. */
const ReadinessWatch = lazyPart(
  () => import('../checks/readiness-watch').then((module) => module.ReadinessWatch),
  null,
);

/** Where the browser has an assistant. */
const AssistantTools = lazyPart(
  () => import('../assistant/assistant-tools').then((module) => module.AssistantTools),
  null,
);
const OpenHere = lazyPart(() => import('./open-here').then((module) => module.OpenHere), null);

// Only imported drafts have a note. A gap of the same height takes its place while it loads.
const ImportedNote = lazyPart(
  () => import('../import/imported-note').then((module) => module.ImportedNote),
  <div className="mb-5 min-h-8" />,
);

/** The frame around the five steps. It does not re-render when the focus moves. */
export const Wizard = memo(function Wizard({
  draft: texts,
  images: imageStore,
  step,
  requestedField,
  onSave,
  ...rest
}: Omit<StepProps, 'draft' | 'isDrawing'> & {
  draft: StoredDraft;
  images: DraftImages;
  step: WizardStep;
  onSave: () => void;
}) {
  const { events, onChange, onGoTo } = rest;
  const draft = useMemo(() => ({ ...texts, images: imageStore.images }), [texts, imageStore.images]);
  const demoImages = useDemoImages(draft, imageStore, onChange);
  // Reading a build continues while another step is shown.
  const [intake, setIntake] = useState<Intake>();
  const [beginPlace, setBeginPlace] = useState<HTMLElement | null>(null);
  const [includeGradlePlay, setIncludeGradlePlay] = useState(false);
  const packing = usePackage(texts, demoImages.whenDrawn, onChange, (made) =>
    events.onPackageDownloaded(made.fileName),
  );

  const imported = useDraftImport(texts.id);
  const [readiness] = useState(createReadinessStore);

  // The indicator answers a press immediately; a step with many fields renders after that, in pieces.
  const shown = useDeferredValue(step);
  const asked = shown === step ? requestedField : undefined;
  const common: StepProps = { ...rest, draft, requestedField: asked, isDrawing: demoImages.isDrawing };
  const heading = useStepFocus(shown);
  const info = WIZARD_STEPS.find((each) => each.step === shown);
  const isReportShown = shown === 'policy' || shown === 'submit';
  const pictures = usePictures(draft, isReportShown && !demoImages.isDrawing, onChange);
  // An empty form is told nothing about what it lacks.
  const isChecked = isReportShown || draft.images.length > 0 || wizardHeading(texts) !== undefined;
  return (
    <ReadinessContext value={readiness}>
      {isChecked && (
        <ReadinessWatch draft={draft} isDrawing={demoImages.isDrawing} isReportShown={isReportShown} />
      )}
      <StepIndicator current={step} onIntent={prefetchStep} onGoTo={onGoTo} />
      <div className="mt-6 mb-4 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 ref={heading} tabIndex={-1} className="scroll-mt-32 text-xl font-semibold focus:outline-none">
            {info?.name}
          </h2>
          {draft.sample !== undefined && <SampleBadge kind="Sample data" />}
        </div>
        <InlineProgress state={demoImages.state} onCancel={demoImages.cancel} />
        <SaveStatus onSave={onSave} />
      </div>
      {modelContext() && <AssistantTools draft={draft} onChange={onChange} />}
      {imported && <ImportedNote imported={imported} />}
      <div className="[&>:not(:empty)]:mb-5">
        {demoImages.state.status !== 'running' && (
          <JobProgress state={demoImages.state} onCancel={demoImages.cancel} />
        )}
      </div>
      {intake && (
        <BeginWork
          {...{ intake, draft, events, onChange, onGoTo }}
          place={shown === 'build' ? beginPlace : undefined}
        />
      )}
      {shown === 'build' && (
        <div className="grid gap-4">
          <BuildStep
            {...common}
            onTakeIn={(next) => setIntake((now) => ({ ...next, id: (now?.id ?? 0) + 1 }))}
            beginSlot={setBeginPlace}
          />
          <BeforeYouStart platform={texts.platform} isUpdate={texts.details.isUpdate} />
        </div>
      )}
      {shown === 'listing' && <ListingStep {...common} />}
      {shown === 'screenshots' && <ScreenshotsStep {...common} images={imageStore} pictures={pictures} />}
      {shown === 'policy' && <PolicyStep {...common} />}
      {shown === 'submit' && (
        <SubmitStep
          {...common}
          pictures={pictures}
          packing={packing}
          includeGradlePlay={includeGradlePlay}
          onIncludeGradlePlay={setIncludeGradlePlay}
        />
      )}
      <WizardNavigation
        isPacking={packing.state.status === 'running'}
        before={previousStep(step)}
        after={nextStep(step)}
        isLast={step === LAST_STEP}
        onIntent={prefetchStep}
        onGoTo={onGoTo}
        onDownload={() => packing.download({ includeGradlePlay })}
      >
        {isChecked && <OpenHere step={step} part={rest.part} unread={texts.unreadable} onGoTo={onGoTo} />}
      </WizardNavigation>
    </ReadinessContext>
  );
});
