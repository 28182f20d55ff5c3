import type { Claim, Concept } from './concepts';
import { UNLOCKED } from './refused-concepts';

const RATE =
  '(?:(?:five|5)[\\s-]stars?(?: review| rating)?|(?:positive|good) (?:review|rating)|(?:leave|write|post|give|submit) (?:us |me )?(?:a|your) (?:review|rating)|rate (?:us|me|this app|the app|our app))(?!\\p{L})';
const SO =
  "(?<!\\p{L})(?:(?:and|to) (?:get|receive|unlock|earn|win|claim)|(?:we|you|i)(?:[’']ll| will| give| send| unlock| get| receive)|in exchange|in return)(?!\\p{L})";
const REWARD =
  '(?<!\\p{L})(?:free (?:month|week|day|year|access|premium|pro|upgrade)s?|coins?|gems?|premium|unlock(?:s|ed)?|rewards?|bonus|gifts?|credits?|discount|voucher|coupon)(?!\\p{L})';
const FOR_REVIEW =
  '(?<!\\p{L})(?:for|in exchange for|in return for|(?:when|if) you (?:leave|give|write)) (?:a |an |your |every |us )?(?:(?:five|5)[\\s-]stars?(?: review| rating)?|(?:positive |good )?review)(?!\\p{L})';

/** A reward for stars or a review. */
const PAID_REVIEW: Concept = {
  en: `(?<!\\p{L})(?:${RATE}[^.!?\\n]{0,40}(?:${SO}[^.!?\\n]{0,40}${REWARD}|(?<!\\p{L})to unlock(?!\\p{L}))|${REWARD}[^.!?\\n]{0,30}${FOR_REVIEW})`,
  de: '(?:(?:5|fünf)[\\s-]?sterne?|(?:gute|positive) bewertung|bewerte[nt]?)[^.!?\\n]{0,60}(?:(?:und|,) (?:\\p{L}+ ){0,3}(?:erhalte|bekomm|gewinn|sicher|schalten|schenken)\\p{L}*|dafür (?:\\p{L}+ )?(?:gibt|bekomm|erh)\\p{L}*|als dank(?:eschön)?)|für (?:jede|eine|deine|ihre) (?:\\p{L}+[- ])?(?:(?:5|fünf)[\\s-]?sterne[\\s-]?bewertung|(?:gute |positive )?bewertung) (?:\\p{L}+ ){0,3}(?:gibt|bekomm|erhält|erhalt|schenk|schalten)\\p{L}*',
  fr: "(?:(?:5|cinq) étoiles|avis positif|(?:un|votre) avis|note[zr]?(?: -)?nous|notez l[’']app\\p{L}*)[^.!?\\n]{0,60}(?:(?:et|pour) (?:recev|gagn|obten|débloqu|obtien)\\p{L}*|(?:nous vous|on vous|vous) (?:offr|débloqu|recev|gagn|obtien)\\p{L}*|en échange)",
  es: '(?:(?:5|cinco) estrellas|reseña(?: positiva)?|valóranos|califícanos|valora (?:la|esta|nuestra) app)[^.!?\\n]{0,60}(?:(?:y|para) (?:recib|gan|consig|obt|desbloque|te )\\p{L}*|te (?:regal|dar|desbloque|ofrec)\\p{L}*|a cambio)',
  pt: '(?:(?:5|cinco) estrelas|avaliação(?: positiva)?|avalie(?:-nos)?)[^.!?\\n]{0,60}(?:(?:e|para) (?:receb|ganh|desbloque|obten)\\p{L}*|em troca|(?:nós )?(?:liberamos|desbloqueamos|oferecemos))',
  it: '(?:(?:5|cinque) stelle|recensione(?: positiva)?)[^.!?\\n]{0,60}(?:(?:e|per) (?:ricev|ottien|otten|sblocc|guadagn|vinc)\\p{L}*|in cambio|ti (?:regal|sblocch|offr)\\p{L}*)',
  nl: '(?:(?:5|vijf) sterren|(?:positieve )?(?:recensie|beoordeling))[^.!?\\n]{0,60}(?:en (?:ontvang|krijg|win|verdien)|in ruil|dan krijg)\\p{L}*',
  pl: '(?:(?:5|pięć) gwiazdek|(?:pozytywną )?(?:opinię|ocenę|recenzję))[^.!?\\n]{0,60}(?:(?:a|i|aby) (?:\\p{L}+ )?(?:otrzym|dosta|odbier|odblok|zysk)\\p{L}*|w zamian)',
  ru: '(?:(?:5|пять) зв[её]зд|(?:положительный )?отзыв|оценку)[^.!?\\n]{0,60}(?:(?:и|чтобы|а мы) (?:\\p{L}+ )?(?:получи|откро|разблокиру|подари|выигра)\\p{L}*|взамен|в обмен)',
  tr: '(?:(?:5|beş) yıldız|olumlu yorum)[^.!?\\n]{0,60}(?:kazan|hediye|ücretsiz|karşılığında|kilidi)\\p{L}*',
  ja: '(?:(?:星|★|☆)?(?:5|五|５)(?:つ)?(?:星)?(?:の)?(?:レビュー|評価)|星(?:5|五|５)つ?|高評価|レビューを(?:書|投稿))[^。！？\\n]{0,30}(?:プレゼント|もらえ|差し上げ|進呈|無料で|解放|特典)',
  ko: '(?:별점?\\s?(?:5|다섯)\\s?(?:점|개)|(?:좋은 )?(?:리뷰|후기|평점)(?:를|을)?\\s?(?:남기|작성|써|주시))[^.!?\\n]{0,30}(?:드립니다|드려요|증정|받으세요|받을 수|무료|보상|선물)',
  zh: '(?:五星|5星|好评|好評)(?:好评|好評|评价|評價|评论|評論)?[^。！？\\n]{0,25}(?:送|领取|領取|赠送|贈送|解锁|解鎖|返现|返現|奖励|獎勵|免费获)',
  ar: '(?:(?:5|خمس) نجوم|تقييم(?:ا|اً)? (?:إيجابي|5))[^.!?\\n]{0,50}(?:احصل|تحصل|لتحصل|نمنحك|هدية|مجانا|مقابل)\\p{L}*',
  hi: '(?:(?:5|पाँच|पांच|फाइव) ?स्टार)[^।!?\\n]{0,50}(?:पाएं|पाएँ|इनाम|मुफ्त|मुफ़्त|जीतें|अनलॉक)',
};

const STARS_GIVEN: Concept = {
  en: '(?:give|leave|rate|write|post)[^.!?]{0,30}(?:five|5)[- ]stars?',
  de: '(?:gib|gebt|geben sie|vergib|hinterlass\\p{L}*|bewerte\\p{L}*)[^.!?]{0,30}(?:5|fünf)[- ]sterne?\\p{L}*',
  fr: '(?:donne[zr]?|laisse[zr]?|mette[zr]|note[zr]?)[^.!?]{0,30}(?:5|cinq) étoiles',
  es: '(?:da|danos|dale|deja|déjanos|pon|ponnos|califica)[^.!?]{0,30}(?:5|cinco) estrellas',
  pt: '(?:dê|deixe|avalie|dar)[^.!?]{0,30}(?:5|cinco) estrelas',
  it: '(?:dai|dacci|lascia|lasciaci|vota)[^.!?]{0,30}(?:5|cinque) stelle',
  nl: '(?:geef|laat)[^.!?]{0,30}(?:5|vijf) sterren',
  pl: '(?:daj|wystaw|zostaw|oceń)[^.!?]{0,30}(?:5|pięć) gwiazdek',
  tr: '(?:5|beş) yıldız (?:ver|bırak)\\p{L}*',
  ru: '(?:поставь\\p{L}*|оцени\\p{L}*|дай\\p{L}*)[^.!?]{0,30}(?:5|пять) зв[её]зд',
  id: '(?:beri|berikan)[^.!?]{0,30}(?:5|lima) bintang',
  ja: '星(?:5|五|５)つ?(?:を|で)?(?:つけ|評価)',
  ko: '별\\s?(?:5|다섯)\\s?개',
  zh: '(?:给|打|点)(?:我们|個|个)?(?:五|5)星',
  ar: '(?:أعط|امنح|قيم)\\p{L}*[^.!?]{0,30}(?:5|خمس) نجوم',
  hi: '(?:5|पाँच|पांच) स्टार (?:दें|दीजिए|दो)',
};
/** A number of friends is a condition; inviting somebody for a month is a usual offer. */
const SHARED: Concept = {
  en: 'share (?:it|(?:this|the|our) app)(?: with| to) (?:\\d+|two|three|four|five|ten) (?:of your )?(?:friends|people|groups|contacts)',
  de: 'teile?n? (?:sie )?(?:die|diese) app mit (?:\\d+|zwei|drei|fünf|zehn) (?:freunden|leuten|kontakten)',
  fr: "partage[zr]? (?:l[’']app\\p{L}*|cette app\\p{L}*) (?:avec|à) (?:\\d+|deux|trois|cinq|dix) (?:amis|contacts)",
  es: 'comparte (?:la|esta) (?:app|aplicación) con (?:\\d+|dos|tres|cinco|diez) (?:amigos|contactos)',
  pt: 'compartilhe (?:o|este) (?:app|aplicativo) com (?:\\d+|dois|três|cinco|dez) (?:amigos|contatos)',
  it: "condividi (?:l[’']app|questa app) con (?:\\d+|due|tre|cinque|dieci) (?:amici|contatti)",
  nl: 'deel (?:de|deze) app met (?:\\d+|twee|drie|vijf|tien) vrienden',
  pl: 'udostępnij aplikację (?:\\d+|dwóm|trzem|pięciu) (?:znajomym|osobom)',
  tr: 'uygulamayı (?:\\d+|iki|üç|beş|on) (?:arkadaş|kişi)\\p{L}* paylaş\\p{L}*',
  ru: 'подел\\p{L}+ приложением с (?:\\d+|двумя|тремя|пятью) друзьями',
  id: 'bagikan aplikasi (?:ini )?ke \\d+ teman',
};

/** Rewards in return for praise. */
export const PAID_REVIEWS: readonly Claim[] = [
  { all: [PAID_REVIEW] },
  { all: [STARS_GIVEN, UNLOCKED] },
  { all: [SHARED, UNLOCKED] },
];
