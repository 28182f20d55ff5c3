import { certainSdks } from '@/domain/builds/certain-sdks';
import { sellsInStore } from '@/domain/builds/store-billing';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import type { BuildInfo } from '@/model/build-info';
import { defineRule } from '../define-rule';
import type { AndroidSubject, AppFacts, BuildFound, IosSubject } from './build-subject';
import { listed } from './listed';

/** Categories whose apps sell goods and services, for which other payments are right. */
const GOODS: readonly string[] = ['SHOPPING', 'FOOD_AND_DRINK', 'TRAVEL'];

const COMMON = {
  severity: 'note',
  since: '2026-11-26',
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  fix: 'Say what is paid: for example orders, tickets or appointments.',
} as const;

/** Payment SDKs other than StoreKit, which are only for what is used outside the app. */
export const IOS_OUTSIDE_PAYMENTS = defineRule({
  ...COMMON,
  id: 'ios-outside-payments',
  title: 'Payments beside In-App Purchase',
  stores: ['ios'],
  source: APPLE.inAppPurchase,
  asks: 'What do people pay for without In-App Purchase?',
  why: 'Content and functions of the app are sold by In-App Purchase; goods and services outside it are not (3.1.1, 3.1.3). Links are allowed in the United States.',
  examples: { fires: 'an app with Stripe', holds: 'an app with Stripe in the category Shopping' },
  check: ({ build, app }: IosSubject) => outsidePayments(build, app),
});

/** The same beside Google Play's billing system. */
export const ANDROID_OUTSIDE_PAYMENTS = defineRule({
  ...COMMON,
  id: 'android-outside-payments',
  title: 'Payments beside Google Play',
  stores: ['android'],
  source: GOOGLE.payments,
  asks: 'What do people pay for without Google Play’s billing system?',
  why: 'Functions and content of the app are sold through Google Play; goods and services used outside the app must not be.',
  examples: { fires: 'an app with Stripe', holds: 'an app with Stripe in the category Shopping' },
  check: ({ build, app }: AndroidSubject) => outsidePayments(build, app),
});

/** Words of what an app unlocks. Goods and services are rightly paid otherwise. */
const DIGITAL =
  /(?<!\p{L})(?:subscri|premium|unlock|courses?|lessons?|episodes?|credits|coins|abo(?!\p{L})|kurse?|lektion|freischalt|abonnement|cours(?!\p{L})|leçons?|débloqu|suscripci|cursos?|lecciones|desbloque|assinatura|aulas?|abbonament|cors[oi]|lezioni|sblocc)/iu;

/** Texts that sell what the app unlocks make it a warning, if nothing in the build sells in the store. */
function* outsidePayments(build: BuildInfo, app: AppFacts | undefined): Generator<BuildFound> {
  const payments = certainSdks(build).filter(({ purpose }) => purpose === 'payments');
  if (payments.length === 0 || GOODS.includes(app?.category ?? '')) return;
  const names = listed(payments.map(({ name }) => name));
  const isAlone = !sellsInStore(build) && DIGITAL.test(app?.texts ?? '');
  yield {
    area: 'policy',
    field: 'payments',
    ...(isAlone && { severity: 'warning' as const }),
    title: isAlone
      ? `Contains ${names}, and nothing that sells in the store`
      : `Contains ${names}: reviewers ask what is paid with it`,
  };
}
