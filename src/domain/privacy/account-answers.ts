/** How users make an account: the response ids of Google's form without `PSL_ACM_` (sources 12.2). */
export const ACCOUNT_METHODS = [
  { id: 'USER_ID_PASSWORD', label: 'A user name or e-mail address and a password' },
  { id: 'USER_ID_OTHER_AUTH', label: 'A user name or e-mail address and a code, a link or a fingerprint' },
  { id: 'USER_ID_PASSWORD_OTHER_AUTH', label: 'A user name, a password and another way to prove identity' },
  { id: 'OAUTH', label: 'Sign-in with Google, Apple, Facebook or another service' },
  { id: 'OTHER', label: 'In another way' },
] as const;

/** Where accounts that were made elsewhere come from. */
export const OUTSIDE_ACCOUNT_TYPES = [
  { id: 'PSL_LOGIN_WITH_OUTSIDE_APP_ID', label: 'Made on a website or in another app' },
  {
    id: 'PSL_LOGIN_THROUGH_EMPLOYMENT_OR_ENTERPRISE_ACCOUNT',
    label: 'Given by an employer, a school or another organization',
  },
  { id: 'PSL_OUTSIDE_APP_ACCOUNT_TYPE_OTHER', label: 'In another way' },
] as const;

/** Whether users can have data deleted without giving up the account. */
export const DELETION_ANSWERS = [
  { id: 'DATA_DELETION_YES', label: 'Yes, users can ask for it' },
  { id: 'DATA_DELETION_NO', label: 'No' },
  { id: 'DATA_DELETION_NO_AUTO_DELETED', label: 'No, but everything is deleted within 90 days' },
] as const;
