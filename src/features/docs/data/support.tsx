import { PATHS } from '@/config/paths';
import { PRODUCT } from '@/config/product';
import { Points, To } from '../components/answer-parts';
import { WHEN_IT_DOES_NOT_WORK } from './first-questions';
import type { TopicGroup } from './topic';

export const SUPPORT: TopicGroup = {
  id: 'support',
  title: 'Support',
  answersTitle: 'When you are stuck',
  topics: [
    ...WHEN_IT_DOES_NOT_WORK,
    {
      id: 'cannot-sign-in',
      title: 'I cannot sign in',
      answer: (
        <Points>
          <li>Check the address for typos, and your inbox for an e-mail that asks you to confirm it.</li>
          <li>After several attempts the button shows a countdown.</li>
          <li>If the sign-in service does not answer, the page says so.</li>
        </Points>
      ),
    },
    {
      id: 'where-work-is-stored',
      title: 'Where my work is stored',
      answer: (
        <p>
          In this browser, on this device, separately for each user. Another browser or device has none of it
          unless you share a draft with a team, and clearing this site’s data removes it. Download a package
          when you want to keep one. More in the <To path={PATHS.privacy}>Privacy Policy</To>.
        </p>
      ),
    },
    {
      id: 'start-over',
      title: 'Start over with the sample data',
      answer: (
        <p>
          Open <To path={PATHS.settings}>Settings</To> and choose Reset sample data. It replaces everything in
          your workspace with what a new account starts with.
        </p>
      ),
    },
    {
      id: 'a-store-rejected-it',
      title: 'A store rejected my app',
      answer: (
        <p>
          Open <To path={PATHS.recovery}>Error Recovery</To> and paste the store’s message. Guideline numbers
          and error codes in it are explained, with the screen where each is fixed.
        </p>
      ),
    },
    {
      id: 'report-a-problem',
      title: 'Report a problem',
      answer: (
        <p>
          Write to{' '}
          <a href={`mailto:${PRODUCT.supportEmail}`} className="text-accent underline">
            {PRODUCT.supportEmail}
          </a>{' '}
          with the page’s address, what you did, what you saw, and your browser’s name. Please send no builds
          and no passwords.
        </p>
      ),
    },
  ],
};
