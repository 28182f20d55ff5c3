import { TypedTextField } from '../../wizard/typed-fields';
import { setDetail } from '../../wizard/draft-changes';
import { Comments } from '@/components/team/comment-mark';
import { Question, YesNo } from '../../questions/question';
import { textDetail } from './detail-fields';
import type { StoreDetailsProps } from './detail-section';

const QUESTION = 'Does the reviewer have to sign in?';

/** The account with which a reviewer signs in. */
export function ReviewSignIn(props: StoreDetailsProps) {
  const { needsLogin, demoUser, demoPassword } = props.draft.details;
  // The fields are shown for an account without a sign-in too, because the check reports what is missing in them.
  const hasDemoAccount = needsLogin || demoUser !== '' || demoPassword !== '';
  return (
    <>
      <Question
        question={QUESTION}
        explain="Yes if any part of the app is behind a sign-in."
        note={<Comments place="details/needsLogin" label={QUESTION} />}
        answer={
          <YesNo
            name="details/needsLogin"
            label={QUESTION}
            value={needsLogin}
            onChange={(answer) => props.onChange(setDetail('needsLogin', answer))}
          />
        }
      />
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
