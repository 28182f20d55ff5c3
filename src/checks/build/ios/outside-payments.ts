import { certainSdks } from '@/domain/builds/certain-sdks';
import { APPLE } from '@/domain/rules/sources';
import { defineRule } from '../../define-rule';
import { listed } from '../listed';
import type { BuildFound, IosSubject } from '../build-subject';

/** Categories whose apps sell goods and services, for which other payments are right. */
const GOODS: readonly string[] = ['SHOPPING', 'FOOD_AND_DRINK', 'TRAVEL'];

/** Payment SDKs other than StoreKit, which are only for what is used outside the app. */
export const IOS_OUTSIDE_PAYMENTS = defineRule({
  id: 'ios-outside-payments',
  title: 'Payments beside In-App Purchase',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.inAppPurchase,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'What do people pay for without In-App Purchase?',
  why: 'Content and functions of the app are sold by In-App Purchase; goods and services outside it are not (3.1.1, 3.1.3). Links are allowed in the United States.',
  fix: 'Say what is paid: for example orders, tickets or appointments.',
  examples: { fires: 'an app with Stripe', holds: 'an app with Stripe in the category Shopping' },
  *check({ build, app }: IosSubject): Generator<BuildFound> {
    const payments = certainSdks(build).filter(({ purpose }) => purpose === 'payments');
    if (payments.length === 0 || GOODS.includes(app?.category ?? '')) return;
    yield {
      area: 'policy',
      field: 'payments',
      title: `Contains ${listed(payments.map(({ name }) => name))}: reviewers ask what is paid with it`,
    };
  },
});
