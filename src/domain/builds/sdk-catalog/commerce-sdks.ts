import { AF, declares, manifestOf, playPage, type SdkRow } from './sdk-row';

/** Purchases, payments and back ends (sources 13.1 and 13.2); Google's are with Google's SDKs. */
export const COMMERCE_SDKS: readonly SdkRow[] = [
  {
    id: 'revenuecat',
    name: 'RevenueCat',
    purpose: 'purchases',
    maven: ['com.revenuecat.purchases:purchases', 'com.revenuecat.purchases:*'],
    packages: ['com.revenuecat'],
    components: ['com.revenuecat.purchases'],
    ios: ['RevenueCat', 'RevenueCat_RevenueCat*', 'RevenueCatUI'],
    classes: ['RCPurchases'],
    collects: {
      ...manifestOf('RevenueCat', '2026-08', declares('PurchaseHistory', '-', AF)),
      ...playPage('RevenueCat’s documentation about Data safety', 'PSL_PURCHASE_HISTORY'),
    },
  },
  {
    id: 'adapty',
    name: 'Adapty',
    purpose: 'purchases',
    maven: ['io.adapty:android-sdk', 'io.adapty:*'],
    ios: ['Adapty', 'AdaptyUI', 'Adapty_Adapty*'],
    unconfirmed: { packages: ['com.adapty'] },
    collects: manifestOf('Adapty', '2026-06', declares('PurchaseHistory', '-', AF)),
  },
  {
    id: 'superwall',
    name: 'Superwall',
    purpose: 'purchases',
    maven: ['com.superwall.sdk:superwall-android', 'com.superwall.sdk:*'],
    ios: ['SuperwallKit', 'SuperwallKit_SuperwallKit'],
    unconfirmed: { packages: ['com.superwall.sdk'] },
    collects: manifestOf('Superwall', '2026-08', declares('PurchaseHistory', '-', AF)),
  },
  {
    id: 'stripe',
    name: 'Stripe',
    purpose: 'payments',
    maven: ['com.stripe:stripe-android', 'com.stripe:*'],
    ios: ['Stripe', 'StripePaymentSheet', 'StripeCore', 'Stripe_Stripe*'],
    classes: ['STPAPIClient'],
    unconfirmed: { packages: ['com.stripe.android'], components: ['com.stripe.android'] },
  },
  {
    id: 'supabase',
    name: 'Supabase',
    purpose: 'back-end',
    maven: ['io.github.jan-tennert.supabase:*'],
    packages: ['io.github.jan.supabase'],
    metaData: ['io.github.jan.supabase.auth.SupabaseInitializer'],
    ios: ['Supabase', 'PostgREST'],
  },
];
