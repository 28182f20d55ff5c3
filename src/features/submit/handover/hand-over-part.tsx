import type { HandOverPictures } from '@/domain/handover/value';
import type { SubmissionDraft } from '@/model/draft';
import { HandOver } from '@/components/hand-over/hand-over';
import { useHandOver } from '@/components/hand-over/use-hand-over';
import { loadCode } from '@/lib/load-code';
import type { WizardEvents } from '../wizard/wizard-events';

/** The lists for both consoles, with what is ticked and the pictures of the draft. */
export function HandOverPart({
  draft,
  events,
}: {
  draft: SubmissionDraft;
  events: Pick<WizardEvents, 'onCopy' | 'onFailed' | 'onSaveFile'>;
}) {
  const { progress, onToggle, onAddress } = useHandOver(draft.id);
  const save = async (set: HandOverPictures) => {
    const code = await loadCode(() => import('./save-pictures'));
    const file = code.ok ? await code.value.savedPictures(draft.images, set) : undefined;
    if (file) events.onSaveFile(file);
    else
      events.onFailed(
        'Could not save',
        'The pictures are too large for one file. Download the package instead.',
      );
  };
  return (
    <HandOver
      source={draft}
      progress={progress}
      onToggle={onToggle}
      onAddress={onAddress}
      onCopy={events.onCopy}
      onSavePictures={(set) => void save(set)}
    />
  );
}
