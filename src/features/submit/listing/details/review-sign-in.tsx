import { SwitchField } from '@/components/switch-field';
import { TypedTextField } from '../../wizard/typed-fields';
import { flagDetail, textDetail } from './detail-fields';
import type { StoreDetailsProps } from './detail-section';

/** The account with which a reviewer signs in. */
export function ReviewSignIn(props: StoreDetailsProps) {
  const { hasLogin, demoUser, demoPassword } = props.draft.details;
  // The fields are shown for an account without a sign-in too, because the check reports what is missing in them.
  const hasDemoAccount = hasLogin || demoUser !== '' || demoPassword !== '';
  return (
    <>
      <SwitchField label="Users must sign in to see the app" {...flagDetail('hasLogin', props)} />
      {hasDemoAccount && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TypedTextField {...textDetail('demoUser', props)} />
          <TypedTextField
            hint="Use an account made for the review: the package contains the password as plain text."
            {...textDetail('demoPassword', props)}
          />
        </div>
      )}
    </>
  );
}
