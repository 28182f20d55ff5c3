import { hasEntitlement, importOf } from '@/domain/builds/ios-imports';
import { APPLE_PAY_IMPORTS } from '@/domain/builds/notable-imports';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

const ENTITLEMENT = 'com.apple.developer.in-app-payments';
const OFFERS = {
  imports: [
    { path: 'Frameworks/Pay.framework/Pay', classes: ['PKPaymentAuthorizationController'], symbols: [] },
  ],
};

/** Code for Apple Pay in an app that can't take it, which payment SDKs bring. */
export const IOS_APPLE_PAY = defineRule({
  id: 'ios-apple-pay',
  title: 'Apple Pay',
  since: '2026-11-26',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.completeness,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Where is Apple Pay, or which library brings it unused?',
  why: 'App Review finds the code for Apple Pay and asks where it is used (2.1).',
  fix: 'Say in the notes that the app does not use Apple Pay, or where it does.',
  examples: {
    fires: { ...OFFERS, signedEntitlements: ['application-identifier'] },
    holds: { ...OFFERS, signedEntitlements: [ENTITLEMENT] },
  },
  *check({ build }: IosSubject): Generator<BuildFound> {
    if (hasEntitlement(build, ENTITLEMENT) !== false) return;
    const user = importOf(build, (name) => APPLE_PAY_IMPORTS.includes(name));
    if (!user) return;
    yield {
      area: 'policy',
      field: ENTITLEMENT,
      title: `${user.path} contains code for Apple Pay, which the app is not signed for`,
    };
  },
});
