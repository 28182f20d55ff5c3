import { phraseTable } from '@/domain/listings/wording/match-phrases';

/** Words in a description that show that people sign in. */
export const SIGN_IN_WORDS = phraseTable({
  en: 'sign in | log in | login | create an account | your account | sign up',
  es: 'inicia sesión | iniciar sesión | crea una cuenta | crear una cuenta | tu cuenta',
  fr: 'connectez-vous | se connecter | créez un compte | créer un compte | votre compte',
  de: 'anmelden | melde dich an | einloggen | konto erstellen | benutzerkonto',
  pt: 'faça login | fazer login | crie uma conta | criar uma conta | sua conta',
  it: 'accedi | effettua il login | crea un account | il tuo account',
  ja: 'ログイン | サインイン | アカウントを作成 | アカウント登録',
  ko: '로그인 | 계정 | 회원가입',
  zh: '登录 | 登錄 | 登入 | 注册账号 | 注册帐号 | 註冊帳號',
  ru: 'войдите | войти | создайте аккаунт | создать аккаунт | учётная запись',
  ar: 'تسجيل الدخول | سجل الدخول | إنشاء حساب',
  hi: 'साइन इन | लॉग इन | खाता बनाएं',
});

export const SUBSCRIPTION_WORDS = phraseTable({
  en: 'subscription | subscriptions | subscribe | auto-renewing | auto-renewable | free trial',
  es: 'suscripción | suscripciones | suscríbete | prueba gratuita',
  fr: 'abonnement | abonnements | abonnez-vous | essai gratuit',
  de: 'abo | abonnement | abonnements | abonnieren | probeabo',
  pt: 'assinatura | assinaturas | assine | subscrição | teste gratuito',
  it: 'abbonamento | abbonamenti | abbonati | prova gratuita',
  ja: 'サブスクリプション | 定期購読 | 自動更新 | 月額 | 年額',
  ko: '구독 | 정기 결제 | 자동 갱신',
  zh: '订阅 | 訂閱 | 自动续费 | 自動續費 | 连续包月',
  ru: 'подписка | подписки | подписку | пробный период',
  ar: 'اشتراك | اشتراكات | تجربة مجانية',
  hi: 'सदस्यता | सब्सक्रिप्शन | सब्सक्राइब',
  nl: 'abonnement | abonnementen | abonneer',
  pl: 'subskrypcja | subskrypcji | subskrypcję | abonament',
  tr: 'abonelik | aboneliği | abone olun',
});

/** Words for anything that is sold in an app. */
export const PURCHASE_WORDS = phraseTable({
  en: `in-app purchase | in-app purchases | purchase | purchases | buy | premium | pro version | unlock |
    upgrade`,
  es: 'compra | compras | comprar | premium',
  fr: 'achat | achats | acheter | premium',
  de: 'kauf | käufe | kaufen | in-app-käufe | premium',
  pt: 'compra | compras | comprar | premium',
  it: 'acquisto | acquisti | acquistare | premium',
  ja: '課金 | 購入 | プレミアム | 有料',
  ko: '구매 | 결제 | 프리미엄 | 유료',
  zh: '购买 | 購買 | 内购 | 內購 | 付费 | 付費 | 高级版 | 会员',
  ru: 'покупка | покупки | купить | премиум',
  ar: 'شراء | مشتريات | بريميوم',
  hi: 'खरीद | खरीदारी | प्रीमियम',
});

/** Names of the terms of use. */
export const TERMS_WORDS = phraseTable({
  any: 'eula',
  en: 'terms | terms of use | terms of service | end user license agreement',
  es: 'términos | condiciones de uso | términos de uso',
  fr: "conditions d'utilisation | conditions générales | cgu",
  de: 'nutzungsbedingungen | agb',
  pt: 'termos de uso | termos | termos de serviço',
  it: "condizioni d'uso | termini d'uso | termini di servizio",
  ja: '利用規約',
  ko: '이용약관 | 이용 약관',
  zh: '使用条款 | 使用條款 | 服务条款 | 服務條款 | 用户协议',
  ru: 'условия использования | пользовательское соглашение',
  ar: 'شروط الاستخدام | شروط الخدمة',
  hi: 'उपयोग की शर्तें | सेवा की शर्तें',
  nl: 'gebruiksvoorwaarden | algemene voorwaarden | voorwaarden',
  pl: 'regulamin | regulaminu | warunki korzystania | warunki użytkowania',
  tr: 'kullanım koşulları | kullanım şartları | hizmet şartları',
});
