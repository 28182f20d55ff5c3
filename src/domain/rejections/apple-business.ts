import { APP_REVIEW, guideline, guidelineCase, inAppReview } from './apple-guideline';
import type { RejectionRule } from './rejection-rule';

/** Guidelines 3 (Business) with a cause and a fix of their own. */
export const APPLE_BUSINESS: readonly RejectionRule[] = [
  guideline('3.0', {
    title: 'Business rule not met',
    cause:
      'The way the app earns money breaks a rule without a number of its own, for example a consumable product that costs too much.',
    fix: 'Read which product or function the message names, and change its price or its terms.',
    place: { console: 'App Store Connect: In-App Purchases' },
    done: 'changed the product you named',
    messages: inAppReview('purchase products for consumable credits priced over'),
  }),
  guideline('3.1.1 3.1', {
    title: 'Digital content sold outside in-app purchase',
    cause: 'The app sells or unlocks digital content by another way than Apple’s in-app purchase.',
    fix: 'Offer the digital content through in-app purchase and remove other ways to pay for it from the app.',
    place: { step: 'build' },
    done: 'now offer the digital content through in-app purchase',
    messages: [
      { words: 'mechanism other than the in-app purchase', near: APP_REVIEW, unless: ['donation'] },
      ...inAppReview(
        'means|mechanisms other than in-app purchase',
        'by means other than…in-app purchase',
        'unlocks or enables additional functionality',
        'external mechanisms for purchases',
        'button, external link, or other call to action',
        'in-app purchase api to provide content purchasing',
        'must be purchased through in-app purchase',
        'license keys',
      ),
    ],
  }),
  guideline('3.1.2 3.1.2(a) 3.1.2(b) 3.1.2(c)', {
    title: 'Subscription without terms or details',
    cause: 'The listing or the purchase screen lacks the terms of use (EULA), the price or the length.',
    fix: 'Put a link to the terms of use (EULA) and to the privacy policy into the description, and show price, length and both links on the purchase screen.',
    place: { step: 'listing' },
    done: 'added the links to the terms of use and the privacy policy to the description and the purchase screen',
    messages: [
      ...inAppReview(
        'missing all the required information',
        'app store information items…auto-renewable',
        'auto-renewable subscription…not include',
        'does not include all the required information for apps with auto-renewable',
        'auto-renewable subscription promotes',
        'does not clearly describe what the user will receive',
        'free trial…not clear',
        'billed amount…more clear',
      ),
      'unable to find the following app store information items',
      'terms and conditions for auto-renewing subscriptions',
      'schedule 2, section 3.8',
      { words: 'functional link to the terms of use (eula)' },
      {
        words: 'terms of use (eula)',
        near: ['app review', 'guideline', 'metadata', 'missing', 'submission', 'functional link', 'reject'],
      },
    ],
  }),
  guidelineCase('3.1.1', 'donations', {
    title: 'Donations or tips outside in-app purchase',
    cause: 'The app links to donations or tips for its developer, which Apple counts as digital goods.',
    fix: 'Offer tips through in-app purchase, or remove every donation link, also from websites the app opens. Approved non-profits may use Apple Pay.',
    place: { step: 'build' },
    done: 'removed the donation links; [or: now offer tips through in-app purchase]',
    messages: inAppReview('contribute|collect donations', 'tipping…in-app purchase', 'donation mechanism'),
  }),
  guidelineCase('3.1.1', 'restore', {
    title: 'No way to restore purchases',
    cause: 'The app sells products that can be restored and has no Restore Purchases button.',
    fix: 'Add a button that restores purchases, on the purchase screen or in the settings, and upload a new build.',
    place: { step: 'build' },
    done: 'added a button that restores purchases',
    // Users ask for it in the App Store, too.
    messages: ['restore purchases|mechanism', 'restore previously purchased'].map((words) => ({
      words,
      near: ['reject', 'guideline', 'app review', 'next steps', 'resubmi', 'resolution center'],
    })),
  }),
  guideline('3.1.3 3.1.3(a) 3.1.3(b) 3.1.3(c) 3.1.3(d) 3.1.3(e) 3.1.3(f) 3.1.3(g) 3.1.4', {
    title: 'Content bought elsewhere',
    cause:
      'The app gives access to content or services bought outside it in a way that its kind of app may not.',
    fix: 'Read which exception the message names, offer the same content through in-app purchase, or remove the access and every link to the other way to pay.',
    place: { step: 'build' },
    done: 'now offer the content through in-app purchase as well',
    messages: inAppReview('external link account entitlement', 'acquired in your app on other platforms'),
  }),
  guideline('3.1.5 3.1.5(a) 3.1.5(b)', {
    title: 'Cryptocurrency app without what it needs',
    cause:
      'Wallets must come from an organization account, and exchanges need licences for every region they are offered in.',
    fix: 'Publish from an organization account, attach the licences in a reply, offer the app only where they apply, and remove mining and rewards in coins.',
    place: { console: 'App Store Connect: App Review, and Pricing and Availability' },
    done: 'attached our licences and limited the app to the regions they cover',
    messages: inAppReview(
      'cryptocurrency…organization',
      'cryptocurrency…licens',
      'cryptocurrencies…enrolled as an organization',
      'exchange services…cryptocurren',
    ),
  }),
  guideline('3.2 3.2.1 3.2.2', {
    title: 'Business model not acceptable',
    cause:
      'The app is made for one company, collects money for others, lends money or earns with reviews or downloads in a way that Apple does not accept.',
    fix: 'Read which part the message names. An app for one organization belongs in Apple Business Manager or an unlisted app link; fundraising needs an approved non-profit.',
    place: { console: 'App Store Connect: App Review, and Pricing and Availability' },
    done: 'changed the distribution or the business model as you asked; [details]',
    messages: inAppReview(
      'intended to be used by a specific business or organization',
      'designed for a specific business or organization',
      'custom apps on apple business manager',
      'unlisted app distribution',
      'limited segment…of users',
    ),
  }),
];
