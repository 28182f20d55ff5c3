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
  'api.x.ai': 'xAI',
  'api.groq.com': 'Groq',
  'api.cohere.ai': 'Cohere',
  'api.cohere.com': 'Cohere',
  'api.perplexity.ai': 'Perplexity',
  'api-inference.huggingface.co': 'Hugging Face',
  'api.elevenlabs.io': 'ElevenLabs',
  'api.together.xyz': 'Together AI',
  '.openai.azure.com': 'Azure OpenAI',
  'dashscope.aliyuncs.com': 'Alibaba Cloud',
};

/** Names of a private class of iOS that lists the installed apps, and of its method. */
export const PRIVATE_CLASS = 'LSApplicationWorkspace';
export const PRIVATE_METHOD = 'allInstalledApplications';

/** Names by which code reaches what Apple keeps for itself, one of which is enough. */
export const PRIVATE_NAMES = [
  'App-Prefs:',
  'app-prefs:',
  'prefs:root',
  'itms-services://',
  'MGCopyAnswer',
  'LSApplicationProxy',
  'UIGetScreenImage',
  'SBSLaunchApplication',
  'CTTelephonyCenterGetDefault',
  'MobileInstallationInstall',
];

/** Names of a program that brings its own updates or code. */
export const OWN_UPDATES = [
  '/latest.apk',
  '/update.apk',
  '/app-release.apk',
  '/plugin.apk',
  '/patch.dex',
  '/payload.dex',
  '/hotfix.jar',
  '/patch.jar',
  'appcast.xml',
];

/** Packages of libraries that replace or add code of an app while it runs, by the name that its code contains. */
export const CODE_LOADERS: Readonly<Record<string, string>> = {
  'Lcom/tencent/tinker/': 'Tinker',
  'Lcom/tencent/shadow/': 'Shadow',
  'Lcom/tencent/smtt/': 'Tencent TBS (X5)',
  'Lcom/taobao/sophix/': 'Sophix',
  'Lcom/meituan/robust/': 'Robust',
  'Lcom/qihoo360/replugin/': 'RePlugin',
  'Lcom/didi/virtualapk/': 'VirtualAPK',
};
/** Classes of Android that load code from a file or from memory. */
export const LOADER_CLASSES = ['Ldalvik/system/DexClassLoader;', 'Ldalvik/system/InMemoryDexClassLoader;'];

/** Names of programs and protocols that mine. */
export const MINERS = [
  'xmrig',
  'coinhive',
  'coin-hive',
  'stratum+tcp://',
  'stratum+ssl://',
  'cryptonight',
  'webminepool',
  'crypto-loot',
];

/** Names of switches that show reviewers another app. */
export const REVIEW_SWITCHES = [
  'isAppleReview',
  'appleReviewMode',
  'isInAppReviewMode',
  'isAppReviewMode',
  'inReviewMode',
  'isReviewMode',
  'is_review_mode',
  'hideForReview',
  'hide_for_review',
  'hide_from_review',
  'hideFromReview',
  'isUnderReview',
  'is_under_review',
  'is_in_review',
  'isInReview',
  'isReviewer',
  'is_reviewer',
  'showAfterReview',
  'enableAfterReview',
  'enable_after_review',
  'afterAppReview',
  'reviewer_mode',
  'reviewerMode',
  'google_review_mode',
];

/** Sentences that give something for a rating. */
export const BOUGHT_RATINGS = [
  'Rate us and get',
  'Rate us to unlock',
  'Rate us to get',
  'Rate the app to unlock',
  'Rate 5 stars to',
  'Rate us 5 stars to',
  'Rate us 5 stars and',
  'ive us 5 stars and',
  'ive us 5 stars to',
  '5 stars to unlock',
  'eave a review to unlock',
  'eave a review and get',
  'Review us and get',
  'Bewerte uns und erhalte',
  'Bewerte uns mit 5 Sternen und',
  '5 étoiles pour débloquer',
  '5 estrellas para desbloquear',
  '5 estrelas para desbloquear',
  '5 stelle per sbloccare',
];

/** Texts that nobody has replaced yet. */
export const FILLERS = [
  'Lorem ipsum dolor',
  'lorem ipsum dolor',
  'Under construction',
  'nder construction.',
  'Screen coming soon',
  'eature coming soon',
  'Page coming soon',
  'This feature is coming soon',
  'Funktion folgt bald',
  'Placeholder text',
  'YOUR TEXT HERE',
  'Your text here',
];

/** The account of Google’s test ads. */
export const TEST_ADS = ['ca-app-pub-3940256099942544'];

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
  'Wie gefällt dir',
  'Gefällt dir',
  'Gefällt Ihnen',
  'Aimez-vous',
  'Vous aimez',
  'Te gusta',
  'Você está gostando',
  'Você gosta',
  'Ti piace',
  'Rate your experience',
  'How would you rate',
  'How many stars',
  'Tell us what to improve',
  'What can we improve',
  'What could we do better',
];

/** Sentences that send people to a website for a better price, as far as they can mean nothing else. */
export const CHEAPER_OUTSIDE = [
  'heaper on our website',
  'heaper on the web',
  'ubscribe on our website',
  'Website günstiger',
  'ünstiger auf unserer Website',
  'ünstiger auf unserer Webseite',
  'ünstiger auf der Website',
  'heaper on our site',
  'heaper on our web',
  'heaper at our website',
  'ubscribe on our site',
  'ubscribe on the web and save',
  'Buy on our website',
  'buy on our website',
  'Buy coins on our website',
  'Pay on our website',
  'pay on our website',
  'ower price on our website',
  'on our website and save',
  'oins cher sur notre site',
  'bonnez-vous sur notre site',
  'ás barato en nuestra web',
  'ás barato en nuestro sitio',
  'ais barato no nosso site',
  'eno sul nostro sito',
];

/** Labels with which people make an account, and delete it. */
export const SIGN_UP_LABELS = [
  'Create account',
  'Create Account',
  'Create an account',
  'Create your account',
  'Create an Account',
  'Create new account',
  'Register now',
  'Sign up with email',
  'Sign up with e-mail',
  'Sign Up',
  'Konto erstellen',
  'Konto anlegen',
  'Jetzt registrieren',
  'Créer un compte',
  'Crear cuenta',
  'Crear una cuenta',
  'Criar conta',
  'Criar uma conta',
  'Crea account',
  'Crea un account',
  'Account aanmaken',
  'Załóż konto',
  'Hesap oluştur',
  'Создать аккаунт',
  'アカウントを作成',
  '계정 만들기',
  '创建账号',
  '注册账号',
];
export const DELETION_LABELS = [
  'Delete account',
  'Delete Account',
  'Delete my account',
  'Delete your account',
  'delete account',
  'Konto löschen',
  'Close account',
  'Close my account',
  'Delete profile',
  'Delete my profile',
  'Remove account',
  'Erase account',
  'deleteAccount',
  'delete-account',
  'delete_account',
  'account-deletion',
  'account_deletion',
  'account deletion',
  'Konto endgültig löschen',
  'Account löschen',
  'Profil löschen',
  'Supprimer le compte',
  'Supprimer mon compte',
  'Eliminar cuenta',
  'Eliminar mi cuenta',
  'Borrar cuenta',
  'Excluir conta',
  'Excluir minha conta',
  'Apagar conta',
  'Elimina account',
  'Elimina il mio account',
  'Account verwijderen',
  'Usuń konto',
  'Hesabı sil',
  'Hesabımı sil',
  'Удалить аккаунт',
  'Удалить учетную запись',
  'アカウントを削除',
  'アカウント削除',
  '계정 삭제',
  '删除账号',
  '注销账号',
  '注销账户',
];

/** Names in the code of an app, and texts of it, about which rules ask on both platforms. */
const ANY_CODE_MARKS: readonly string[] = [...Object.keys(AI_SERVERS), ...MINERS, ...REVIEW_SWITCHES];
const ANY_TEXT_MARKS: readonly string[] = [...CHEAPER_OUTSIDE, ...BOUGHT_RATINGS, ...FILLERS];

/** Texts that are looked for in the code of an iOS app. */
export const IOS_MARKS: readonly string[] = [
  ...ANY_CODE_MARKS,
  ...ANY_TEXT_MARKS,
  PRIVATE_CLASS,
  PRIVATE_METHOD,
  ...PRIVATE_NAMES,
  REVIEW_LINK,
  ...REVIEW_REQUESTS,
  ...OPINION_QUESTIONS,
];

/** The same in that of an Android app, and in its texts. */
export const ANDROID_CODE_MARKS: readonly string[] = [
  ...ANY_CODE_MARKS,
  ...OWN_UPDATES,
  ...Object.keys(CODE_LOADERS),
  ...LOADER_CLASSES,
];
export const ANDROID_TEXT_MARKS: readonly string[] = [
  ...ANY_TEXT_MARKS,
  ...SIGN_UP_LABELS,
  ...DELETION_LABELS,
  ...TEST_ADS,
];
