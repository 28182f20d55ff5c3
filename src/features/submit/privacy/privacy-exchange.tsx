import { useState } from 'react';
import type { PlatformChoice } from '@/model/app';
import { appPrivacyJson } from '@/domain/privacy/app-privacy-label';
import { dataSafetyCsv, type DataSafetyLabels } from '@/domain/privacy/data-safety-csv';
import { dataSafetyValues } from '@/domain/privacy/data-safety-values';
import { policyParagraph } from '@/domain/privacy/policy-paragraph';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import { hasPrivacyAnswers } from '@/domain/privacy/privacy-answers';
import { isFormComplete } from '@/domain/privacy/privacy-questions';
import type { Result } from '@/domain/result';
import { SmallButton } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { FileDrop } from '@/components/file-drop';
import type { WizardEvents } from '../wizard/wizard-events';
import { ImportOutcome } from '../questions/import-outcome';
import type { AnswersChange } from './question-props';
import { readAnswers } from './read-answers';

/** Answers from the stores' own files, and back into them. */
export function PrivacyExchange({
  answers,
  platform,
  appName,
  labels,
  events,
  onLabels,
  onImport,
}: {
  answers: PrivacyAnswers;
  platform: PlatformChoice;
  appName: string;
  /** Labels of the publisher's own export, which the downloaded table then has. */
  labels: DataSafetyLabels | undefined;
  events: Pick<WizardEvents, 'onDownload' | 'onCopy'>;
  /** Takes the labels of the publisher's own export, for every table that is written from now on. */
  onLabels: (labels: DataSafetyLabels) => void;
  onImport: (change: AnswersChange) => void;
}) {
  const [outcome, setOutcome] = useState<Result<readonly string[]>>();
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    const read = await readAnswers(file);
    if (read.ok) {
      onImport(read.value.change);
      if (read.value.labels) onLabels(read.value.labels);
    }
    setOutcome(read.ok ? { ok: true, value: read.value.notes } : read);
  };
  const isForApple = platform !== 'android';
  const isForGoogle = platform !== 'ios';
  return (
    <Disclosure title="Import and export">
      <FileDrop
        isCompact
        label="Import earlier answers"
        hint="data_safety_export.csv of the Play Console, or app_privacy_details.json of fastlane. It is read here and not uploaded."
        accept=".csv,.json"
        onFiles={([file]) => void handleFile(file)}
      />
      <ImportOutcome outcome={outcome} />
      <div className="flex flex-wrap gap-2">
        {isForGoogle && (
          <SmallButton
            disabled={!isFormComplete(answers, platform, 'android')}
            onClick={() =>
              events.onDownload('data_safety.csv', dataSafetyCsv(dataSafetyValues(answers), labels))
            }
          >
            Download data_safety.csv
          </SmallButton>
        )}
        {isForApple && (
          <SmallButton
            disabled={!isFormComplete(answers, platform, 'ios')}
            onClick={() => events.onDownload('app_privacy_details.json', appPrivacyJson(answers))}
          >
            Download app_privacy_details.json
          </SmallButton>
        )}
        <SmallButton
          disabled={!hasPrivacyAnswers(answers)}
          onClick={() => events.onCopy(policyParagraph(answers, appName || 'this app'))}
        >
          Copy the paragraph for your privacy policy
        </SmallButton>
      </div>
      <p className="text-[0.8125rem] text-ink-soft">
        A store’s file is complete only when its questions are answered. The package of step 5 contains both
        files and a sheet to print.
      </p>
    </Disclosure>
  );
}
