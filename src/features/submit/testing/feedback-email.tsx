import { writeTesting } from '@/domain/test-tracks/track-changes';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { TypedTextField } from '../wizard/typed-fields';

/** The address that testers of both stores write to. */
export function FeedbackEmail({ draft, onChange }: Pick<StoreDetailsProps, 'draft' | 'onChange'>) {
  return (
    <TypedTextField
      label="Feedback Email"
      name="testing/feedbackEmail"
      type="email"
      autoComplete="off"
      placeholder={draft.details.contactEmail}
      hint="Where testers write to. The contact e-mail, if it is empty."
      value={draft.testing?.feedbackEmail ?? ''}
      onText={(feedbackEmail) => onChange((now) => writeTesting(now, { feedbackEmail }))}
    />
  );
}
