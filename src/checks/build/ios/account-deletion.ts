import { certainSdks } from '@/domain/builds/certain-sdks';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import { listed } from '../listed';
import type { BuildFound, IosSubject } from '../build-subject';

/** Accounts. Whether they can be deleted does not show in a build. */
export const IOS_ACCOUNT_DELETION = defineRule({
  id: 'ios-account-deletion',
  title: 'Deleting the account',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.accountDeletion,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Where do users delete their account?',
  why: 'Whoever can make an account in the app must be able to start its deletion there; deactivating it is not enough (5.1.1(v)).',
  fix: 'Say where it is, or that no account is made in the app.',
  examples: {
    fires: 'an app with Firebase Authentication',
    holds: 'an app without a sign-in SDK, or with the answer “Profile > Delete account”',
  },
  *check({ build, app }: IosSubject): Generator<BuildFound> {
    const logins = certainSdks(build).filter(({ purpose }) => purpose === 'sign-in');
    if (app?.needsLogin === false || (logins.length === 0 && app?.needsLogin !== true)) return;
    yield {
      area: 'policy',
      field: 'accountDeletion',
      title:
        logins.length > 0
          ? `Contains ${listed(logins.map(({ name }) => name))}: reviewers look for account deletion`
          : 'The app needs a sign-in: reviewers look for account deletion',
    };
  },
});
