import { AF, declares, manifestOf, playPage, sdk, type SdkRow } from './sdk-row';

/** Purchases, payments and back ends (sources 13.1 and 13.2); Google's are with Google's SDKs. */
export const COMMERCE_SDKS: readonly SdkRow[] = [
  sdk('revenuecat', 'RevenueCat', 'purchases', {
    maven: ['com.revenuecat.purchases:purchases', 'com.revenuecat.purchases:*'],
    packages: ['com.revenuecat'],
    components: ['com.revenuecat.purchases'],
    ios: ['RevenueCat', 'RevenueCat_RevenueCat*', 'RevenueCatUI'],
    classes: ['RCPurchases'],
    collects: {
      ...manifestOf('RevenueCat', '2026-08', declares('-', [AF], 'PurchaseHistory')),
      ...playPage('RevenueCat’s documentation about Data safety', 'PSL_PURCHASE_HISTORY'),
    },
  }),
  sdk('adapty', 'Adapty', 'purchases', {
    maven: ['io.adapty:android-sdk', 'io.adapty:*'],
    ios: ['Adapty', 'AdaptyUI', 'Adapty_Adapty*'],
    unconfirmed: { packages: ['com.adapty'] },
    collects: manifestOf('Adapty', '2026-06', declares('-', [AF], 'PurchaseHistory')),
  }),
  sdk('superwall', 'Superwall', 'purchases', {
    maven: ['com.superwall.sdk:superwall-android', 'com.superwall.sdk:*'],
    ios: ['SuperwallKit', 'SuperwallKit_SuperwallKit'],
    unconfirmed: { packages: ['com.superwall.sdk'] },
    collects: manifestOf('Superwall', '2026-08', declares('-', [AF], 'PurchaseHistory')),
  }),
  sdk('stripe', 'Stripe', 'payments', {
    maven: ['com.stripe:stripe-android', 'com.stripe:*'],
    ios: ['Stripe', 'StripePaymentSheet', 'StripeCore', 'Stripe_Stripe*'],
    classes: ['STPAPIClient'],
    unconfirmed: { packages: ['com.stripe.android'], components: ['com.stripe.android'] },
  }),
  sdk('braintree', 'Braintree', 'payments', {
    maven: ['com.braintreepayments.api:*'],
    ios: ['Braintree', 'BraintreeCore', 'BraintreeDropIn'],
    classes: ['BTAPIClient'],
    unconfirmed: { packages: ['com.braintreepayments.api'] },
  }),
  sdk('paypal', 'PayPal', 'payments', {
    maven: ['com.paypal.*:*'],
    ios: ['PayPalCheckout', 'CorePayments', 'PayPalWebPayments'],
    classes: ['PayPalPaymentViewController'],
    unconfirmed: { packages: ['com.paypal'] },
  }),
  sdk('razorpay', 'Razorpay', 'payments', {
    maven: ['com.razorpay:*'],
    ios: ['Razorpay'],
    unconfirmed: { packages: ['com.razorpay'] },
  }),
  sdk('adyen', 'Adyen', 'payments', {
    maven: ['com.adyen.checkout:*'],
    ios: ['Adyen', 'AdyenCard', 'AdyenDropIn'],
    unconfirmed: { packages: ['com.adyen.checkout'] },
  }),
  sdk('mercado-pago', 'Mercado Pago', 'payments', {
    maven: ['com.mercadopago.android.px:*', 'com.mercadopago:*'],
    unconfirmed: { packages: ['com.mercadopago.android.px'] },
  }),
  sdk('square', 'Square In-App Payments', 'payments', {
    maven: ['com.squareup.sdk.in-app-payments:*'],
    ios: ['SquareInAppPaymentsSDK'],
    classes: ['SQIPCardEntryViewController'],
  }),
  // Updates of JavaScript and Dart without the stores.
  sdk('jspatch', 'JSPatch', 'back-end', { classes: ['JPEngine'] }),
  sdk('expo-updates', 'Expo Updates', 'back-end', {
    maven: ['expo.modules.updates:*'],
    packages: ['expo.modules.updates'],
    ios: ['EXUpdates'],
  }),
  sdk('shorebird', 'Shorebird', 'back-end', {
    files: ['assets/flutter_assets/shorebird.yaml', 'Frameworks/App.framework/flutter_assets/shorebird.yaml'],
  }),
  sdk('capgo', 'Capgo live updates', 'back-end', {
    packages: ['ee.forgr.capacitor_updater'],
    ios: ['CapgoCapacitorUpdater'],
  }),
  sdk('codepush', 'CodePush', 'back-end', {
    packages: ['com.microsoft.codepush'],
    ios: ['CodePush'],
    classes: ['CodePushUpdateManager', 'CodePushTelemetryManager'],
    unconfirmed: { infoKeys: ['CodePushDeploymentKey'] },
  }),
  sdk('parse', 'Parse', 'back-end', {
    maven: ['com.parse:parse-android', 'com.github.parse-community.*:*'],
    packages: ['com.parse'],
    ios: ['Parse', 'ParseCore'],
    classes: ['PFInstallation'],
  }),
  sdk('supabase', 'Supabase', 'back-end', {
    maven: ['io.github.jan-tennert.supabase:*'],
    packages: ['io.github.jan.supabase'],
    metaData: ['io.github.jan.supabase.auth.SupabaseInitializer'],
    ios: ['Supabase', 'PostgREST'],
  }),
];
