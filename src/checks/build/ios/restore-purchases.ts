import { certainSdks } from '@/domain/builds/certain-sdks';
import { storePurchase } from '@/domain/builds/store-billing';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

const SELLS = { imports: [{ path: 'Lantern', classes: ['SKPayment'], symbols: [] }] };

/** Purchases without a call that restores them. Wrappers of StoreKit always have one. */
export const IOS_RESTORE_PURCHASES = defineRule({
  id: 'ios-restore-purchases',
  title: 'Restoring purchases',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.restore,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Where is the button that restores purchases?',
  why: 'Apps with subscriptions or one-time unlocks need a visible button, even where purchases come back by themselves (3.1.1).',
  fix: 'Add “Restore purchases” beside the prices, or say that the app sells only what is used up.',
  examples: {
    fires: { ...SELLS, canRestorePurchases: false },
    holds: { ...SELLS, canRestorePurchases: true },
  },
  *check({ build, app }: IosSubject): Generator<BuildFound> {
    if (build.canRestorePurchases !== false || app?.sells === false) return;
    if (certainSdks(build).some(({ purpose }) => purpose === 'purchases')) return;
    const sells = storePurchase(build);
    if (!sells) return;
    yield {
      area: 'policy',
      field: 'restorePurchases',
      title: `${sells.path} sells with StoreKit, but nothing restores purchases`,
    };
  },
});
