import { Copy } from 'lucide-react';
import { platformsOf } from '@/model/app';
import { SmallButton } from '@/components/button';
import { Disclosure } from '@/components/disclosure';
import { Comments } from '@/components/team/comment-mark';
import { testInvitation } from '@/domain/handover/test-invitation';
import { writeTesting } from '@/domain/test-tracks/track-changes';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { YesNo } from '@/components/choice';
import { Question } from '../questions/question';
import { FeedbackEmail } from './feedback-email';
import { ProductionAnswers } from './production-answers';
import { TesterCounter } from './tester-counter';

const QUESTION = 'Is your Play account personal, and made after November 13, 2023?';

/** The closed test that a new personal account needs: the count, the invitation and the application. */
export function ClosedTestPart(props: StoreDetailsProps) {
  const { draft, requestedField, events, onChange } = props;
  const isNeeded = draft.testing?.isNewPersonalAccount;
  const invitation = testInvitation(draft);
  return (
    <Question
      question={QUESTION}
      explain="Google publishes such an account’s app only after a closed test: 12 people, 14 days in a row. Accounts of organizations need none. Play Console shows the kind of account under Settings."
      note={<Comments place="testing/isNewPersonalAccount" label={QUESTION} />}
      answer={
        <YesNo
          name="testing/isNewPersonalAccount"
          label={QUESTION}
          value={isNeeded}
          onChange={(isNewPersonalAccount) => onChange((now) => writeTesting(now, { isNewPersonalAccount }))}
        />
      }
    >
      {isNeeded === false && <p className="text-sm text-ink-soft">No closed test is needed.</p>}
      {isNeeded && (
        <>
          <TesterCounter {...props} />
          {!(platformsOf(draft.platform).includes('ios') && draft.testing?.usesTestFlight) && (
            <FeedbackEmail {...props} />
          )}
          <Disclosure title="Invitation to your testers">
            {invitation === undefined ? (
              <p className="text-sm text-ink-soft">
                It needs the package name: choose the build, or enter the package name above.
              </p>
            ) : (
              <>
                <p className="rounded-control bg-sunken px-3 py-2 text-sm whitespace-pre-line [overflow-wrap:anywhere]">
                  {invitation}
                </p>
                <div>
                  <SmallButton aria-label="Copy invitation" onClick={() => events.onCopy(invitation)}>
                    <Copy className="size-4" />
                    Copy
                  </SmallButton>
                </div>
              </>
            )}
          </Disclosure>
          <Disclosure
            title="Answers for production access"
            isOpenAtFirst={requestedField?.startsWith('testing/answers/')}
          >
            <ProductionAnswers {...props} />
          </Disclosure>
        </>
      )}
    </Question>
  );
}
