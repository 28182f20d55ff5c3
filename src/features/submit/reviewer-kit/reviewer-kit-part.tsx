import { platformsOf } from '@/model/app';
import { Disclosure } from '@/components/disclosure';
import { Comments } from '@/components/team/comment-mark';
import { changeAnswer } from '@/domain/reviewer-kit/build-answers';
import { answerSignIn } from '@/domain/reviewer-kit/kit-questions';
import type { KitTextId } from '@/model/reviewer-kit';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { textDetail } from '../listing/details/detail-fields';
import { YesNo } from '@/components/choice';
import { Question } from '../questions/question';
import { TypedTextAreaField, TypedTextField } from '../wizard/typed-fields';
import { KitQuestion, KitText } from './kit-fields';
import { AccessNotes, ReviewNotes } from './kit-notes-fields';

/** Questions that reviewers often send back. */
const ALSO_ASKED: readonly { id: KitTextId; placeholder: string }[] = [
  { id: 'deletion', placeholder: 'Profile > Settings > Delete account' },
  { id: 'moderation', placeholder: 'Hold a post > Report. We remove it within 24 hours.' },
  { id: 'purchases', placeholder: 'Settings > Premium. Sign in with the demo account first.' },
  { id: 'ai', placeholder: 'OpenAI gets the text of a question. Users agree before the first one.' },
];

/** Answers for the stores' reviewers, and the texts that they make. */
export function ReviewerKitPart(props: StoreDetailsProps) {
  const { draft, requestedField } = props;
  const platforms = platformsOf(draft.platform);
  const isAlsoAsked = ALSO_ASKED.some(({ id }) => requestedField === `reviewerKit/texts/${id}`);
  return (
    <>
      <p className="text-sm text-ink-soft">
        Reviewers see only what they can reach. Answer once: each new version keeps it.
      </p>
      <SignIn {...props} />
      <KitText id="special" {...props} placeholder="One or two sentences." />
      <KitText
        id="features"
        rows={3}
        {...props}
        hint="One line for each feature, with the names on the screen."
      />
      <KitQuestion id="hardware" {...props}>
        <KitText id="hardware" {...props} />
      </KitQuestion>
      <KitQuestion id="place" {...props}>
        <KitText id="place" {...props} />
      </KitQuestion>
      <KitQuestion id="person" {...props}>
        <KitText id="person" {...props} />
      </KitQuestion>
      <KitText
        id="video"
        type="url"
        {...props}
        hint="A link that opens without a sign-in, recorded on a real device."
      />
      <Disclosure title="Reviewers also ask" isOpenAtFirst={isAlsoAsked}>
        <p className="text-sm text-ink-soft">Answer only what your app has.</p>
        {ALSO_ASKED.map((each) => (
          <KitText key={each.id} {...each} {...props} />
        ))}
      </Disclosure>
      <BuildAnswers {...props} />
      {platforms.includes('ios') && <ReviewNotes {...props} />}
      {platforms.includes('android') && <AccessNotes {...props} />}
    </>
  );
}

/** Answers that were given beside a finding about the build. */
function BuildAnswers({ draft, onChange }: StoreDetailsProps) {
  const answers = Object.entries(draft.reviewerKit?.answers ?? {});
  if (answers.length === 0) return null;
  return (
    <Disclosure title="Asked because of the build" aside={answers.length}>
      {answers.map(([key, { question, text }]) => (
        <TypedTextAreaField
          key={key}
          label={question}
          name={`reviewerKit/answers/${key}`}
          rows={2}
          dir="auto"
          autoComplete="off"
          value={text}
          onText={(next) => onChange((now) => changeAnswer(now, key, next))}
        />
      ))}
    </Disclosure>
  );
}

const SIGN_IN = 'Does the reviewer have to sign in?';

/** The question about signing in, and the account to do it with. */
function SignIn(props: StoreDetailsProps) {
  const { draft, onChange } = props;
  const { needsLogin, demoUser, demoPassword } = draft.details;
  // The account is also shown without a sign-in, because the check reports what is missing in it.
  const hasAccount = needsLogin === true || demoUser !== '' || demoPassword !== '';
  return (
    <Question
      question={SIGN_IN}
      explain="Yes if any part of the app is behind a sign-in."
      note={<Comments place="details/needsLogin" label={SIGN_IN} />}
      answer={
        <YesNo
          name="details/needsLogin"
          label={SIGN_IN}
          value={needsLogin}
          onChange={(answer) => onChange((now) => answerSignIn(now, answer))}
        />
      }
    >
      {hasAccount && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TypedTextField {...textDetail('demoUser', props)} />
          <TypedTextField
            hint="Use an account made for the review: the package contains the password as plain text. A team never sees it."
            {...textDetail('demoPassword', props)}
          />
        </div>
      )}
      {needsLogin && (
        <>
          <KitText id="signIn" {...props} hint="Only if it is not obvious." />
          <KitQuestion id="code" {...props}>
            <KitText id="code" type="text" {...props} hint="It is part of the notes." />
          </KitQuestion>
          <KitQuestion id="accountEnds" {...props}>
            <KitText id="accountEnds" type="date" {...props} />
          </KitQuestion>
        </>
      )}
    </Question>
  );
}
