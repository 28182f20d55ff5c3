import type { Product } from '@/model/purchases';
import { isSubscription, plansOf, purchasesOf, type Keyed } from '@/domain/purchases/products';
import { localeLabel } from '@/domain/locales/product-locales';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../define-rule';
import { inStore, named, productField, type PurchaseCheck, type PurchaseFound } from './purchase-check';

const RULES = {
  'purchase-period-missing': {
    title: 'Subscription without a duration',
    since: '2026-11-26',
    severity: 'blocker',
    source: APPLE.subscriptions,
    checked: '2026-11-25',
    effort: 'field',
    isMissing: true,
    why: 'A subscription needs a duration before it has a price.',
    fix: 'Choose how long it lasts.',
    examples: { fires: { period: undefined }, holds: { period: 'P1M' } },
  },
  'purchase-group-missing': {
    title: 'Subscription without a group or a group without a name',
    since: '2026-11-26',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.subscriptions,
    checked: '2026-11-25',
    effort: 'texts',
    isMissing: true,
    why: 'Every subscription belongs to a group, and stays at Missing Metadata until the group has a display name.',
    fix: 'Choose a group, and write its name in the main language.',
    examples: { fires: { group: undefined }, holds: { group: '0001-g' } },
  },
  'purchase-plan-missing': {
    title: 'Subscription without a base plan',
    since: '2026-11-26',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.subscriptions,
    checked: '2026-11-25',
    effort: 'field',
    isMissing: true,
    why: 'On Google Play a subscription is bought through a base plan, which has the price and the period.',
    fix: 'Add a base plan.',
    examples: { store: 'android', fires: { plans: {} }, holds: {} },
  },
} satisfies Record<string, Rule>;

type Found = PurchaseFound & { rule: keyof typeof RULES };

/** Groups and durations of the App Store, and base plans of Google Play (sources 15.1). */
export const SUBSCRIPTIONS = defineFamily({ rules: RULES, check: checkSubscriptions });

function* checkSubscriptions(check: PurchaseCheck): Generator<Found> {
  for (const store of check.stores) {
    for (const product of inStore(check, store)) {
      if (!isSubscription(product) || !product.isNew) continue;
      yield* store === 'ios' ? ofApple(check, product) : plans(product);
    }
  }
}

function* ofApple({ draft }: PurchaseCheck, product: Keyed<Product>): Generator<Found> {
  if (product.period === undefined)
    yield {
      rule: 'purchase-period-missing',
      field: productField(product, 'period'),
      store: 'ios',
      title: `${named(product)} has no duration`,
    };
  const group = product.group === undefined ? undefined : purchasesOf(draft).groups[product.group];
  const name = group?.names[draft.defaultLocale]?.trim() ?? '';
  if (!group)
    yield {
      rule: 'purchase-group-missing',
      field: productField(product, 'group'),
      store: 'ios',
      title: `${named(product)} is in no subscription group`,
    };
  else if (name === '')
    yield {
      rule: 'purchase-group-missing',
      field: `purchases/groups/${product.group ?? ''}/names/${draft.defaultLocale}`,
      store: 'ios',
      title: `The group of ${named(product)} has no name in ${localeLabel(draft.defaultLocale)}`,
    };
}

function* plans(product: Keyed<Product>): Generator<Found> {
  const own = plansOf(product);
  const base = { rule: 'purchase-plan-missing', store: 'android' } as const;
  if (own.length === 0)
    yield { ...base, field: productField(product, 'plans'), title: `${named(product)} has no base plan` };
  for (const { key, planId, period, price } of own) {
    const lacking = [period === undefined && 'billing period', price.trim() === '' && 'price'].filter(
      Boolean,
    );
    if (lacking.length > 0)
      yield {
        ...base,
        field: productField(product, `plans/${key}/${period === undefined ? 'period' : 'price'}`),
        title: `${named(product)}: base plan ${planId.trim() || 'without an ID'} has no ${lacking.join(' and no ')}`,
        fix: 'Fill it in.',
      };
  }
}
