import { ModelTasks } from '@/components/model-help/model-help';
import { MAX_REVIEW_NOTES } from '@/domain/reviewer-kit/kit-notes';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import { setDetail } from '../wizard/draft-changes';
import type { StepProps } from '../wizard/wizard-events';

const PLACE = 'details/reviewNotes';
/** App Review reads English. */
const LANGUAGE = 'en-US';

/** The browser's model for the notes for App Review: grammar and short sentences. */
export function NotesHelp({ draft, onChange }: Pick<StepProps, 'draft' | 'onChange'>) {
  const { reviewNotes, demoUser, demoPassword } = draft.details;
  const label = FIELD_LABELS.reviewNotes;
  const keep = [demoUser, demoPassword].filter((each) => each.trim() !== '' && reviewNotes.includes(each));
  return (
    <ModelTasks
      label="Polish the notes"
      tasks={
        reviewNotes.trim() === ''
          ? []
          : [
              {
                kind: 'polish',
                place: PLACE,
                label,
                locale: LANGUAGE,
                from: reviewNotes,
                fromLocale: LANGUAGE,
                limit: MAX_REVIEW_NOTES,
                keep,
              },
            ]
      }
      workId={draft.id}
      isShown={(place) => place === PLACE}
      labelOf={() => label}
      textIn={() => reviewNotes}
      rules={() => []}
      put={(_, text) => onChange(setDetail('reviewNotes', text))}
    />
  );
}
