import { platformsOf } from '@/model/app';
import { submittedBuilds } from '@/model/build-info';
import type { CheckedDraft } from '@/model/draft';
import { shortName } from '@/domain/privacy/build-prompts';
import { declaredTopics, hasAnsweredTopics } from '@/domain/privacy/declared-uses';
import { privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { questionField } from '@/domain/privacy/question-field';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import { SIGN_IN_WORDS } from './cross-check-phrases';
import { undenied } from './description-words';
import type { DraftFound } from './draft-found';

/** Frameworks and permissions of an app with sign-in. */
const SIGN_IN_FRAMEWORKS = ['AuthenticationServices', 'GoogleSignIn', 'FBSDKLoginKit', 'FirebaseAuth'];
const SIGN_IN_PERMISSIONS = ['android.permission.GET_ACCOUNTS', 'android.permission.USE_CREDENTIALS'];

export const SIGN_IN = defineRule({
  id: 'demo-account',
  title: 'Sign-in without a demo account',
  severity: 'warning',
  source: APPLE.completeness,
  checked: '2026-11-20',
  effort: 'account',
  why: 'Reviewers who cannot sign in reject the app.',
  fix: 'Tick that the app needs a sign-in and give a demo account, or say in the review notes that none is needed.',
  examples: {
    fires: 'a description with “Sign in with your e-mail”, and no demo account',
    holds: 'the same description, and a demo account',
  },
  *check(draft: CheckedDraft): Generator<DraftFound> {
    const { needsLogin, demoUser } = draft.details;
    if (needsLogin || demoUser.trim() !== '') return;
    const hints = submittedBuilds(draft.builds, draft.platform).flatMap((build) =>
      build.platform === 'ios'
        ? build.linkedFrameworks.filter((each) => SIGN_IN_FRAMEWORKS.includes(each))
        : build.permissions.filter((each) => SIGN_IN_PERMISSIONS.includes(each)).map(shortName),
    );
    const words = platformsOf(draft.platform).flatMap((store) => undenied(draft, store, SIGN_IN_WORDS));
    if (hints.length === 0 && words.length === 0) return;
    yield {
      subject: { field: 'needsLogin' },
      area: 'listing',
      title:
        words.length > 0
          ? `The description mentions signing in (“${words[0]}”), but there is no demo account`
          : `The build can sign people in (${hints.join(', ')}), but there is no demo account`,
      where: 'listing',
    };
  },
});

/** An account is data about its user. The topics have to be answered, since an open one says nothing. */
export const SIGN_IN_DATA = defineRule({
  id: 'privacy-sign-in',
  title: 'Sign-in in an app that declares no data',
  severity: 'warning',
  source: APPLE.appPrivacy,
  checked: '2026-11-25',
  effort: 'field',
  isQuestion: true,
  why: 'An account usually has an e-mail address or a user ID, which both stores count as data.',
  fix: 'Answer “Who the user is” with yes, or leave it if no account data reaches you or your partners.',
  examples: {
    fires: 'answers that users make an account, and that no data is collected',
    holds: 'the same accounts, and answers with the e-mail address',
  },
  *check(draft: CheckedDraft): Generator<DraftFound> {
    const { needsLogin, demoUser } = draft.details;
    const answers = privacyAnswersOf(draft);
    if (!hasAnsweredTopics(answers) || declaredTopics(answers).length > 0) return;
    const hasDemo = needsLogin || demoUser.trim() !== '';
    const [word] = hasDemo
      ? platformsOf(draft.platform).flatMap((store) => undenied(draft, store, SIGN_IN_WORDS))
      : [];
    const said =
      answers.yesNo.accounts === true
        ? 'Users make an account'
        : word !== undefined && `The description mentions signing in (“${word}”)`;
    if (!said) return;
    yield {
      subject: { field: questionField('identity') },
      area: 'privacy',
      title: `${said}, but the privacy answers say that no data is collected`,
      where: 'listing',
    };
  },
});
