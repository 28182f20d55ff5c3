import { phraseTable } from './match-phrases';

/**
 * Words that the metadata policies forbid in names (sources 5.2, 5.3). Words with another meaning in their language are
 * left out unless a neighbour makes them clear: Spanish "mejor" is also "better".
 */

/** Store performance and ranking, and store programmes. */
export const RANKING_CLAIMS = phraseTable({
  any: '#1 | no. 1 | №1 | google play pass | play pass | teacher approved',
  en: `number one | number 1 | editor's choice | editors' choice | top rated | most popular |
    most downloaded | app of the year | app of the day | game of the year | million downloads | million users |
    millions of users | award winning | award-winning | bestselling | best selling | highest rated | top 10 | top ten |
    featured by apple | featured by google | 5-star | five-star`,
  es: `la mejor app | la mejor aplicación | el mejor juego | número 1 | número uno | n.º 1 | más popular |
    más descargada`,
  fr: `la meilleure app | le meilleur jeu | meilleure application | meilleure appli | numéro 1 | numéro un |
    n° 1 | plus populaire`,
  de: `die beste app | beste app | das beste spiel | nr. 1 | nummer 1 | nummer eins | testsieger |
    beliebteste`,
  pt: `o melhor app | a melhor app | o melhor jogo | melhor app | melhor aplicativo | número 1 | número um |
    nº 1 | mais popular | mais baixado`,
  it: `la migliore app | la miglior app | il miglior gioco | migliore app | numero 1 | numero uno | n. 1 |
    più scaricata | più popolare`,
  ja: '最高のアプリ | ナンバーワン | ナンバー1 | 1位 | 第1位',
  ko: '최고의 앱 | 1위 | 넘버원',
  zh: '最佳应用 | 最好的应用 | 最佳應用 | 排名第一 | 全球第一 | 最受欢迎 | 最受歡迎 | 编辑推荐 | 編輯推薦',
  ru: 'лучшее приложение | лучшая игра | номер один | номер 1 | № 1 | самый популярный | самое популярное',
  ar: 'أفضل تطبيق | رقم 1 | رقم واحد | الأكثر شعبية | الأكثر تحميلا',
  hi: 'सर्वश्रेष्ठ | नंबर 1 | नंबर वन | नंबर एक',
  nl: 'de beste app | beste app | nummer 1 | nr. 1 | meest gedownload | populairste app',
  pl: 'najlepsza aplikacja | najlepsza gra | numer 1 | nr 1 | najpopularniejsza aplikacja | najczęściej pobierana',
  tr: 'en iyi uygulama | en iyi oyun | 1 numara | bir numara | 1 numaralı | en popüler | en çok indirilen',
});

/** "Best journal app", "the best free game": the claim with what it is about, since "best before" is not a claim. */
export const BEST_APP =
  /(?<![\p{L}])(?:the\s)?best\s(?:\p{L}+\s){0,3}(?:apps?|games?|launcher|browser|player|editor|tracker|tool)(?![\p{L}])/giu;

/** A name that begins with the claim. Some names begin with the words and mean something else. */
export const BEST_FIRST =
  /^(?:the\s)?(?:best|top)(?![\p{L}-])(?!\s(?:before|buy|by|friends?|man|men|western|of|up|to|hat|gun|gear|shot|spin|down|golf|drive|eleven|war|boss|me|you|self|for\syou|bid)(?!\p{L}))/iu;

/** Prices and promotions. Nouns such as discount or coupon are also what honest apps are about. "Free" was refused even inside "ad-free" (sources 5.3). */
export const PRICE_CLAIMS = phraseTable({
  en: `for free | 100% free | totally free | completely free | free download | free app | free game |
    limited time offer | ad-free | % off | half price | lowest price | limited offer |
    special offer | black friday | on sale | flash sale`,
  es: 'gratis | gratuito | gratuita',
  fr: 'gratuit | gratuite | gratuits | gratuites | gratuitement | % de réduction',
  de: `gratis | kostenlos | kostenlose | kostenloser | kostenloses | kostenfrei | sonderangebot`,
  pt: 'grátis | gratuito | gratuita',
  it: 'gratis | gratuito | gratuita | gratuiti',
  ja: '無料 | 半額',
  ko: '무료 | 공짜 | 반값',
  zh: '免费 | 免費',
  ru: 'бесплатно | бесплатный | бесплатная | бесплатное | бесплатные',
  ar: 'مجاني | مجانا | مجاناً | مجانًا | مجانية | عرض خاص',
  hi: 'मुफ्त | मुफ़्त | निःशुल्क',
  nl: 'gratis',
  pl: 'za darmo | darmowy | darmowa | darmowe | bezpłatny | bezpłatna | bezpłatne | bezpłatnie',
  tr: 'ücretsiz | bedava',
});

const DISCOUNT_WORDS =
  'sale|off|discount|promo(?:tion)?|deal|offer|rabatt|aktion|angebot|sonderangebot|reduziert|réduction|remise|soldes|promotion|offre|descuento|oferta|promoción|rebaja|desconto|promoção|sconto|offerta|promozione|korting|aanbieding|promocja|promocji|zniżk[ai]|rabat|taniej|скидк[аиу]|акция|распродажа|indirim|kampanya|रियायत|छूट|خصم|تخفيض';

/** A discount with its per cent, or a promotion that ends: what a short description may not be about. */
export const DISCOUNTS = new RegExp(
  `[-–−]\\s?\\d{1,2}\\s?%|(?<![\\p{L}])(?:${DISCOUNT_WORDS})(?![\\p{L}])[^.!?\\n\\p{N}]{0,20}\\d{1,2}\\s?%|\\d{1,2}\\s?%\\s?(?:\\p{L}+\\s)?(?:${DISCOUNT_WORDS})(?![\\p{L}])|%\\d{1,2}\\s?indirim|\\d{1,2}\\s?%\\s?(?:オフ|引き|割引|할인)|[1-9](?:\\.\\d)?折|(?<![\\p{L}])(?:only today|today only|limited[ -]time (?:offer|sale|price)|black friday|flash sale|nur heute|nur für kurze zeit|aujourd[’']hui seulement|offre limitée|sólo hoy|solo hoy|oferta (?:limitada|por tiempo limitado)|só hoje|solo oggi|offerta limitata|alleen vandaag|tylko dziś|tylko dzisiaj|только сегодня|sadece bugün|اليوم فقط|सिर्फ आज)(?![\\p{L}])|期間限定(?:セール|価格|割引|無料)|本日限り|오늘만|限时(?:优惠|特价|免费|折扣)|限時(?:優惠|特價|免費|折扣)`,
  'giu',
);

/** Google Play's policy names "no ads" beside prices, for the title and the developer name; it is no price (sources 5.2). */
export const NO_ADS_CLAIMS = phraseTable({
  en: 'no ads',
  es: 'sin anuncios | sin publicidad',
  fr: 'sans pub | sans publicité',
  de: 'werbefrei | ohne werbung',
  pt: 'sem anúncios | sem propagandas',
  it: 'senza pubblicità',
  ja: '広告なし',
  ko: '광고 없음 | 광고 없는',
  zh: '无广告 | 無廣告',
  ru: 'без рекламы',
  ar: 'بدون إعلانات',
  hi: 'बिना विज्ञापन',
  nl: 'zonder advertenties | zonder reclame',
  pl: 'bez reklam',
  tr: 'reklamsız',
});

export const CALLS_TO_ACTION = phraseTable({
  en: `install today | download now | download today | install now | try now | try it now | get it now |
    get now | play now | buy now | join now | sign up now`,
  es: `descarga ahora | descárgala ahora | descárgalo ahora | instala ahora | actualiza ahora |
    prueba ahora | juega ahora | compra ahora`,
  fr: `téléchargez maintenant | télécharger maintenant | installez maintenant | essayez maintenant |
    jouez maintenant | mettez à jour maintenant`,
  de: `jetzt herunterladen | jetzt laden | jetzt downloaden | jetzt installieren | jetzt testen |
    jetzt ausprobieren | jetzt kaufen | jetzt spielen | jetzt aktualisieren`,
  pt: `baixe agora | baixe já | instale agora | experimente agora | jogue agora | compre agora |
    atualize agora`,
  it: 'scarica ora | scarica adesso | scaricala ora | installa ora | prova ora | gioca ora | aggiorna ora',
  ja: '今すぐダウンロード | 今すぐインストール | ダウンロードしよう',
  ko: '지금 다운로드 | 지금 설치 | 지금 플레이 | 다운로드하세요 | 설치하세요',
  zh: '立即下载 | 立即下載 | 马上下载 | 立即安装 | 立即安裝 | 立即体验 | 立即试用 | 现在下载 | 点击下载',
  ru: `скачай | скачайте | скачать сейчас | установи сейчас | установите сейчас | попробуйте сейчас |
    играй сейчас`,
  ar: 'حمل الآن | حمّل الآن | نزل الآن | ثبت الآن | جرب الآن | العب الآن | حمل التطبيق',
  hi: 'अभी डाउनलोड करें | अभी इंस्टॉल करें | अभी आज़माएं | अभी खेलें | अभी खरीदें | अभी अपडेट करें',
  nl: 'download nu | nu downloaden | installeer nu | probeer nu | speel nu | koop nu',
  pl: 'pobierz teraz | pobierz już | zainstaluj teraz | wypróbuj teraz | zagraj teraz | kup teraz',
  tr: 'hemen indir | hemen indirin | şimdi indir | şimdi indirin | hemen yükle | şimdi yükle | hemen dene | hemen oyna | şimdi oyna | hemen satın al',
});
