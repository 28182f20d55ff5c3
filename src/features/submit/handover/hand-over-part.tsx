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
  events: Pick<WizardEvents, 'onCopy' | 'onSaveFile'>;
}) {
  const { progress, onToggle, onAddress } = useHandOver(draft.id);
  const save = async (set: HandOverPictures) => {
    const code = await loadCode(() => import('./save-pictures'));
    events.onSaveFile(code.ok ? await code.value.savedPictures(draft.images, set) : undefined);
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
