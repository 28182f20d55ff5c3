import { PATHS, submitPath } from '@/config/paths';
import { Points, Steps, To } from '../components/answer-parts';
import { BEFORE_THE_FIRST_SUBMISSION } from './first-questions';
import type { TopicGroup } from './topic';

export const GETTING_STARTED: TopicGroup = {
  id: 'getting-started',
  title: 'Getting Started',
  answersTitle: 'Start here',
  topics: [
    {
      id: 'create-an-account',
      title: 'Create an account',
      answer: (
        <p>
          <To path={PATHS.signUp}>Sign up</To> with an e-mail address and a password of at least 8 characters,
          confirm the address if an e-mail asks you to, then <To path={PATHS.signIn}>sign in</To>. No credit
          card is needed.
        </p>
      ),
    },
    {
      id: 'what-to-have-ready',
      title: 'What to have ready',
      answer: (
        <>
          <Points>
            <li>The build file your tool exports: .ipa for iOS, .aab or .apk for Android.</li>
            <li>Screenshots of the app, in any size.</li>
            <li>The address of a privacy policy and of a page or mailbox for support.</li>
            <li>Your developer accounts with Apple and Google, for the upload at the end.</li>
          </Points>
          <p>You can start without any of these and add them when they are asked for.</p>
        </>
      ),
    },
    {
      id: 'first-submission',
      title: 'Your first submission',
      answer: (
        <>
          <p>
            Open <To path={PATHS.submit}>New Submission</To> and follow its five steps:
          </p>
          <Steps>
            <li>Build Selection: drop the build. Name, version and identifiers are read from it.</li>
            <li>App Listing: write the texts. Counters show the limits of each store.</li>
            <li>Screenshots: drop pictures and have them drawn at the sizes the stores ask for.</li>
            <li>Policy Checks: read the report and fix every blocker.</li>
            <li>Submit: review everything and download the submission package.</li>
          </Steps>
          <p>Your draft is saved as you type, so you can leave at any time.</p>
        </>
      ),
    },
    {
      id: 'sample-data',
      title: 'Look around with sample data',
      answer: (
        <p>
          A new account starts with a handful of invented apps in <To path={PATHS.apps}>Your Apps</To>. The
          wizard also opens with a complete example: <To path={submitPath({ demo: 'lacedUp' })}>LacedUp</To>{' '}
          or <To path={submitPath({ demo: 'pawPal' })}>PawPal</To>.
        </p>
      ),
    },
    ...BEFORE_THE_FIRST_SUBMISSION,
  ],
};
