import { useState } from 'react';
import { deliverRatingConfig } from '@/formats/parts/rating-config';
import type { RatingAnswers } from '@/model/rating-answers';
import type { Result } from '@/domain/result';
import { countOf } from '@/domain/texts';
import { SmallButton } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { FileDrop } from '@/components/file-drop';
import { loadCode } from '@/lib/load-code';
import type { DraftChange } from '../wizard/draft-changes';
import { importRatings } from '../import/import-answers';
import type { WizardEvents } from '../wizard/wizard-events';
import { ImportOutcome } from '../questions/import-outcome';

/** Apple's answers from the files of the upload tools, and back into fastlane's. */
export function RatingExchange({
  ratings,
  events,
  onChange,
}: {
  ratings: RatingAnswers;
  events: Pick<WizardEvents, 'onDownload'>;
  onChange: (change: DraftChange) => void;
}) {
  const [outcome, setOutcome] = useState<Result<readonly string[]>>();
  const config = deliverRatingConfig(ratings);
  const handleFile = async (file: File | undefined) => {
    if (!file) return;
    const code = await loadCode(() => import('@/formats/listings/rating-import'));
    const read = code.ok ? code.value.readRatingImport(await file.text()) : code;
    if (!read.ok) {
      setOutcome(read);
      return;
    }
    const { apple, options, skipped } = read.value;
    onChange(importRatings(apple, options));
    setOutcome({
      ok: true,
      value: [
        `${countOf(Object.keys(apple).length, 'answer')} to Apple’s questions.`,
        ...skipped.map((entry) => `Not understood, and therefore not imported: ${entry}`),
      ],
    });
  };
  return (
    <Disclosure title="Import and export age ratings">
      <FileDrop
        isCompact
        label="Import age rating answers"
        hint="app_rating_config.json of fastlane, or store.config.json of EAS. It is read here and not uploaded."
        accept=".json"
        onFiles={([file]) => void handleFile(file)}
      />
      <ImportOutcome outcome={outcome} />
      <div className="flex flex-wrap gap-2">
        <SmallButton
          disabled={!config}
          onClick={() =>
            events.onDownload('app_rating_config.json', `${JSON.stringify(config, undefined, 2)}\n`)
          }
        >
          Download app_rating_config.json
        </SmallButton>
      </div>
      <p className="text-[0.8125rem] text-ink-soft">
        Apple accepts only all answers together, so the file is available once every question is answered. The
        package of step 5 contains it, the same answers for EAS, and a sheet to print. EAS has no place for
        the two questions about social media.
      </p>
    </Disclosure>
  );
}
