import { platformsOf, type Platform } from '@/model/app';
import type { CheckedDraft } from '@/model/draft';
import { countryNames } from '@/domain/release/countries';
import { rolloutPercent } from '@/domain/release/release-words';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type FindingDraft, type Rule } from '../define-rule';

const RULES = {
  'release-price-missing': {
    title: 'Paid app without a price',
    since: '2026-11-26',
    severity: 'warning',
    source: APPLE.appInfo,
    checked: '2026-11-25',
    effort: 'field',
    isMissing: true,
    why: 'The list of the console has no price to choose.',
    fix: 'Enter the price as you type it in the console.',
    examples: { fires: { pricing: 'paid' }, holds: { pricing: 'paid', price: 'EUR 1.99' } },
  },
  'release-countries-missing': {
    title: 'No country chosen',
    since: '2026-11-26',
    severity: 'warning',
    source: GOOGLE.appSetup,
    checked: '2026-11-25',
    effort: 'field',
    isMissing: true,
    why: 'An app that is offered nowhere can’t be released.',
    fix: 'Choose at least one country, or all.',
    examples: { fires: { countries: 'some' }, holds: { countries: 'some', chosen: { DE: true } } },
  },
  'release-day': {
    title: 'Day of release that has passed or is missing',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.versionInfo,
    checked: '2026-11-25',
    effort: 'field',
    why: 'App Store Connect takes only a day to come.',
    fix: 'Choose a later day.',
    examples: {
      fires: { release: 'date', releaseDate: '2020-01-10' },
      holds: { release: 'date', releaseDate: '2099-01-10' },
    },
  },
  'release-pre-order': {
    title: 'Pre-order that App Store Connect does not take',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.preOrder,
    checked: '2026-11-25',
    effort: 'field',
    why: 'A new app can be ordered from 2 to 180 days before its release, and is opened by hand.',
    fix: 'Choose a day in that time, and release the version by hand.',
    examples: {
      fires: { preOrder: '2020-01-10', release: 'manual' },
      holds: { preOrder: '2026-12-24', release: 'manual' },
    },
  },
  'release-rollout': {
    title: 'Staged rollout that is none',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.release,
    checked: '2026-11-25',
    effort: 'field',
    why: 'A rollout is a percentage above 0, up to 100, and a first release goes to everybody.',
    fix: 'Enter a percentage such as 20, or leave it empty.',
    examples: { store: 'android', fires: { rollout: 'a few' }, holds: { rollout: '20' } },
  },
  'release-license': {
    title: 'Own license agreement without a text',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.appInfo,
    checked: '2026-11-25',
    effort: 'texts',
    isMissing: true,
    why: 'App Store Connect takes a custom agreement only with its text.',
    fix: 'Paste the text, or choose Apple’s standard agreement.',
    examples: {
      fires: { license: 'custom' },
      holds: { license: 'custom', licenseText: 'The terms.' },
    },
  },
} satisfies Record<string, Rule>;

interface Found extends FindingDraft {
  rule: keyof typeof RULES;
  field: string;
  store?: Platform | undefined;
}

interface ReleaseCheck {
  draft: CheckedDraft;
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string;
}

/** Price, countries and release (sources 15.2). */
export const RELEASE_RULES = defineFamily({ rules: RULES, check: checkPlan });

/** Days before its release in which a new app can be ordered. */
const PRE_ORDER_DAYS = { least: 2, most: 180 };

function* checkPlan({ draft, today }: ReleaseCheck): Generator<Found> {
  const plan = draft.release;
  if (!plan) return;
  const stores = platformsOf(draft.platform);
  if (plan.pricing === 'paid' && !draft.details.isUpdate && !(plan.price ?? plan.playPrice ?? '').trim())
    yield {
      rule: 'release-price-missing',
      field: 'release/price',
      title: 'The app costs money, but has no price',
    };
  if (plan.countries === 'some' && countryNames(plan.chosen ?? {}).length === 0)
    yield {
      rule: 'release-countries-missing',
      field: 'release/chosen',
      title: 'No country or region is chosen',
    };
  if (stores.includes('ios')) {
    yield* releaseDay(plan.release === 'date' ? (plan.releaseDate ?? '') : undefined, today);
    if (plan.preOrder && !draft.details.isUpdate) yield* preOrder(plan.preOrder, plan.release, today);
    if (plan.license === 'custom' && !(plan.licenseText ?? '').trim())
      yield {
        rule: 'release-license',
        field: 'release/licenseText',
        store: 'ios',
        title: 'The license agreement of your own has no text',
      };
  }
  if (
    stores.includes('android') &&
    draft.details.isUpdate &&
    plan.rollout?.trim() &&
    rolloutPercent(plan) === undefined
  )
    yield {
      rule: 'release-rollout',
      field: 'release/rollout',
      store: 'android',
      title: `“${plan.rollout.trim().slice(0, 40)}” is not a percentage`,
    };
}

function* releaseDay(day: string | undefined, today: string): Generator<Found> {
  if (day === undefined || day > today) return;
  yield {
    rule: 'release-day',
    field: 'release/releaseDate',
    store: 'ios',
    title: day === '' ? 'The day of the release is missing' : `The day of the release has passed: ${day}`,
  };
}

function* preOrder(day: string, release: string | undefined, today: string): Generator<Found> {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000;
  const base = { rule: 'release-pre-order', store: 'ios' } as const;
  if (!(days >= PRE_ORDER_DAYS.least && days <= PRE_ORDER_DAYS.most))
    yield {
      ...base,
      field: 'release/preOrder',
      title: `A pre-order for ${day} is not from ${PRE_ORDER_DAYS.least} to ${PRE_ORDER_DAYS.most} days ahead`,
    };
  else if (release !== undefined && release !== 'manual')
    yield {
      ...base,
      field: 'release/release',
      title: 'A pre-order is opened by hand, but the version releases itself',
    };
}
