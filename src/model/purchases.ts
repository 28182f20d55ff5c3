import type { Platform } from './app';

/** The types of products. Google Play has one-time products for the first two, and nothing for the third. */
export const PRODUCT_KINDS = ['consumable', 'non-consumable', 'non-renewing', 'subscription'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** Lengths of a subscription, as ISO 8601 durations. Google Play also has four weeks and four months. */
export const PERIODS = ['P1W', 'P4W', 'P1M', 'P2M', 'P3M', 'P4M', 'P6M', 'P1Y'] as const;
export type Period = (typeof PERIODS)[number];

/** Name and description of a product in one language. */
export interface ProductTexts {
  name: string;
  description: string;
}

/** A reduced price at the beginning of a subscription: nothing for a trial. */
export interface IntroOffer {
  kind: 'trial' | 'intro';
  /** As typed, e.g. `7 days`. */
  length: string;
  /** As typed; empty for a trial. */
  price: string;
}

/** An offer of a base plan (Google Play). */
export interface PlanOffer extends IntroOffer {
  offerId: string;
}

/** How often and how a subscription is paid on Google Play. */
export interface BasePlan {
  planId: string;
  renewal: 'auto' | 'prepaid';
  period?: Period | undefined;
  /** Days of the grace period, as typed; empty for the console's own. */
  grace: string;
  price: string;
  offers: Record<string, PlanOffer>;
}

/** Something that the app sells. Texts are as typed in the console; no price is converted. */
export interface Product {
  kind: ProductKind;
  /** The only store that has it; absent for both stores of the draft. */
  onlyIn?: Platform | undefined;
  /** Reference Name on the App Store, and what lists call it. */
  reference: string;
  productId: string;
  /** The product ID on Google Play where it is another one. */
  playId?: string | undefined;
  price: string;
  playPrice?: string | undefined;
  /** By product locale. */
  texts: Record<string, ProductTexts>;
  /** Id of the draft's picture that App Review sees. */
  picture?: string | undefined;
  reviewNotes: string;
  /** New with this version, so that it goes to review with it; otherwise the stores have it already. */
  isNew: boolean;
  /** Key of the subscription group (App Store). */
  group?: string | undefined;
  period?: Period | undefined;
  /** Introductory offer of the App Store. */
  intro?: IntroOffer | undefined;
  /** Base plans on Google Play. */
  plans?: Record<string, BasePlan> | undefined;
}

/** A group of subscriptions of which a user can have one at a time (App Store). */
export interface SubscriptionGroup {
  reference: string;
  /** Display name by product locale. */
  names: Record<string, string>;
}

/**
 * Products and groups of an app. Entries are kept by keys whose order is that of creation, so that two people's changes to
 * different products never meet.
 */
export interface Purchases {
  /** Whether the app sells anything; undefined until it is answered. */
  sells?: boolean | undefined;
  products: Record<string, Product>;
  groups: Record<string, SubscriptionGroup>;
}

export const NO_PURCHASES: Purchases = { products: {}, groups: {} };
