import { certainSdks } from '@/domain/builds/certain-sdks';
import { hasEntitlement } from '@/domain/builds/ios-imports';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import { listed } from '../listed';
import type { BuildFound, IosSubject } from '../build-subject';

const ENTITLEMENT = 'com.apple.developer.applesignin';

/** URL schemes by which a service returns to the app after a sign-in, by the SDK that needs one. */
const SCHEMES: Readonly<Record<string, RegExp>> = {
  'google-sign-in': /^com\.googleusercontent\.apps\./,
  'facebook-login': /^fb\d+/,
  line: /^line3rdp\./,
  kakao: /^kakao[0-9a-f]{8,}/,
  'twitter-kit': /^twitterkit-/,
};

const FACEBOOK = {
  traces: {
    libraries: [],
    components: [],
    metaData: [],
    packages: [],
    files: [],
    frameworks: [{ name: 'FBSDKLoginKit', path: 'Frameworks/FBSDKLoginKit.framework', hasManifest: true }],
    bundles: [],
    infoKeys: [],
    problems: [],
  },
  urlSchemes: ['fb1234567890'],
};

/** Social logins without one that hides the e-mail address. Only the SDK together with its URL scheme shows a sign-in. */
export const IOS_SIGN_IN_WITH_APPLE = defineRule({
  id: 'ios-sign-in-with-apple',
  title: 'Sign in with Apple',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.loginServices,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Which sign-in lets people hide their e-mail address?',
  why: 'Beside a social login, App Review asks for one that takes only name and e-mail, can hide the e-mail and doesn’t track (4.8). Apps for companies and schools are exempt.',
  fix: 'Add Sign in with Apple, or say which other sign-in meets this.',
  examples: {
    fires: { ...FACEBOOK, signedEntitlements: ['application-identifier'] },
    holds: { ...FACEBOOK, signedEntitlements: [ENTITLEMENT] },
  },
  *check({ build }: IosSubject): Generator<BuildFound> {
    const { urlSchemes = [] } = build;
    if (hasEntitlement(build, ENTITLEMENT) !== false) return;
    const logins = certainSdks(build).filter(({ id }) => urlSchemes.some((each) => SCHEMES[id]?.test(each)));
    if (logins.length === 0) return;
    yield {
      area: 'policy',
      field: ENTITLEMENT,
      title: `Contains ${listed(logins.map(({ name }) => name))}, but no Sign in with Apple`,
    };
  },
});
