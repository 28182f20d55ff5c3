/** Servers of AI services, by the name that the code of an app contains. */
export const AI_SERVERS: Readonly<Record<string, string>> = {
  'api.openai.com': 'OpenAI',
  'api.anthropic.com': 'Anthropic',
  'generativelanguage.googleapis.com': 'Gemini',
  'api.mistral.ai': 'Mistral',
  'api.deepseek.com': 'DeepSeek',
  'openrouter.ai/api': 'OpenRouter',
  'api.stability.ai': 'Stability AI',
  'api.replicate.com': 'Replicate',
};

/** Names of a private class of iOS that lists the installed apps, and of its method. */
export const PRIVATE_CLASS = 'LSApplicationWorkspace';
export const PRIVATE_METHOD = 'allInstalledApplications';

/** The address that opens the form for a review in the App Store. */
export const REVIEW_LINK = 'action=write-review';
/** The system's own request for a rating. */
export const REVIEW_REQUESTS = ['SKStoreReviewController', 'requestReview'];
/** Sentences by which an app asks for an opinion before it opens the store. */
export const OPINION_QUESTIONS = [
  'How do you like',
  'Do you like',
  'Do you love',
  'Are you enjoying',
  'Enjoying ',
];

/** Sentences that send people to a website for a better price, as far as they can mean nothing else. */
export const CHEAPER_OUTSIDE = [
  'heaper on our website',
  'heaper on the web',
  'ubscribe on our website',
  'Website günstiger',
  'ünstiger auf unserer Website',
];

/** Labels with which people make an account, and delete it. */
export const SIGN_UP_LABELS = ['Create account', 'Create Account', 'Create an account', 'Konto erstellen'];
export const DELETION_LABELS = [
  'Delete account',
  'Delete Account',
  'Delete my account',
  'Delete your account',
  'delete account',
  'Konto löschen',
  'Close account',
];

/** Texts that are looked for in the code of an iOS app. */
export const IOS_MARKS: readonly string[] = [
  ...Object.keys(AI_SERVERS),
  PRIVATE_CLASS,
  PRIVATE_METHOD,
  REVIEW_LINK,
  ...REVIEW_REQUESTS,
  ...OPINION_QUESTIONS,
  ...CHEAPER_OUTSIDE,
];

/** The same in that of an Android app, and in its texts. */
export const ANDROID_CODE_MARKS: readonly string[] = Object.keys(AI_SERVERS);
export const ANDROID_TEXT_MARKS: readonly string[] = [...SIGN_UP_LABELS, ...DELETION_LABELS];
