import { purchaseWords, signInWords, subscriptionWords, termsWords } from 'virtual:catalog/words-drafts';
import { phraseTable } from '@/domain/listings/wording/match-phrases';

/** Words in a description that show that people sign in. */
export const SIGN_IN_WORDS = phraseTable(signInWords);

export const SUBSCRIPTION_WORDS = phraseTable(subscriptionWords);

/** Words for anything that is sold in an app. */
export const PURCHASE_WORDS = phraseTable(purchaseWords);

/** Names of the terms of use. */
export const TERMS_WORDS = phraseTable(termsWords);
