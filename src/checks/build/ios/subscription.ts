import { sellsInStore } from '@/domain/builds/store-billing';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

/** Words with which an app offers a subscription of its own, and that mean nothing else. */
const OFFERS =
  /auto-?renew(?:s|al|ing|able)|free trial|prueba gratuita|essai gratuit|kostenlose[rns]? (?:probe|test)|probeabo|teste gratuito|prova gratuita|月額|年額|自动续费|自動續費|连续包月|자동 갱신|пробный период/iu;

/** A subscription in the texts of an app that can't sell one. */
export const IOS_SUBSCRIPTION = defineRule({
  id: 'ios-subscription-unsold',
  title: 'Subscription without In-App Purchase',
  since: '2026-11-26',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.inAppPurchase,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'How do people pay for the subscription?',
  why: 'What the app unlocks is sold by In-App Purchase; a subscription bought elsewhere may only be signed in to (3.1.1, 3.1.3).',
  fix: 'Sell it with StoreKit, or say where people subscribe.',
  examples: {
    fires: 'a description with “free trial” and a build without StoreKit',
    holds: 'the same description and a build with StoreKit',
  },
  *check({ build, app }: IosSubject): Generator<BuildFound> {
    const [word] = OFFERS.exec(app?.texts ?? '') ?? [];
    // Code that was not read may sell.
    if (word === undefined || app?.sells === false || !build.imports || sellsInStore(build)) return;
    yield {
      area: 'policy',
      field: 'StoreKit',
      title: `The texts mention a subscription (“${word}”), but the build sells nothing with StoreKit`,
    };
  },
});
