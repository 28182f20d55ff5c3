import { ILLNESS } from './claim-concepts';
import type { Claim, Concept } from './concepts';

const EARNING: Concept = {
  en: 'earn | earns | make',
  de: 'verdien*',
  fr: 'gagne[rz]?',
  es: 'gana[rs]? | gane',
  pt: 'ganh[ae]r?',
  it: 'guadagn*',
  nl: 'verdien*',
  pl: 'zarab* | zarób',
  tr: 'kazan*',
  ru: 'заработ* | зарабатыва*',
  id: 'dapatkan | hasilkan | raih',
  ja: '稼',
  ko: '벌',
  zh: '赚 | 賺',
  ar: 'اربح | اكسب',
  hi: 'कमा*',
};
const SUM_PER_DAY: Concept = {
  en: '(?:[$€£₹]\\s?\\d[\\d.,]*|\\d[\\d.,]*\\s?(?:[$€£₹]|usd|dollars|euros?|pounds)) ?(?:a|per|every|each|/) ?(?:day|week|month) | \\d[\\d.,]* ?(?:dollars )?daily',
  de: '\\d[\\d.]* ?(?:€|euro|franken) ?(?:am|pro|jeden|/|die) ?(?:tag|woche|monat) | täglich \\d[\\d.]* ?(?:€|euro)',
  fr: '\\d[\\d ]* ?(?:€|euros) (?:par|chaque) (?:jour|semaine|mois)',
  es: '\\$?\\d[\\d.,]* ?(?:€|euros|dólares|usd|pesos)? ?(?:al|por|cada|a la) ?(?:día|semana|mes) | \\d[\\d.]* ?(?:€|euros|dólares|pesos) diarios',
  pt: '(?:r\\$ ?)?\\d[\\d.]* ?(?:€|euros|reais|dólares)? ?(?:por|ao) (?:dia|semana|mês)',
  it: '\\d[\\d.]* ?(?:€|euro) (?:al|ogni|a) ?(?:giorno|settimana|mese)',
  nl: '€? ?\\d[\\d.]* ?(?:€|euro)? ?(?:per|elke) (?:dag|week|maand)',
  pl: '\\d[\\d ]* ?zł(?:otych)? (?:dziennie|tygodniowo|miesięcznie|na dzień)',
  tr: 'günde \\d[\\d.]* ?(?:tl|lira|dolar)\\p{L}* | günlük \\d[\\d.]* ?(?:tl|lira)',
  ru: '\\d[\\d ]* ?(?:₽|руб\\p{L}*|долл\\p{L}*) (?:в|за|каждый) ?(?:день|неделю|месяц)',
  id: 'rp ?\\d[\\d.]* ?(?:ribu|juta)? ?(?:per|setiap|sehari) ?(?:hari|minggu|bulan)? | \\d+ (?:ribu|juta) (?:per|setiap) (?:hari|minggu|bulan)',
  ja: '(?:1日|毎日|日給|月)\\d[\\d,]*万?円',
  ko: '(?:하루|매일|매달|월)(?:에)? ?\\d[\\d,]*만?\\s?원',
  zh: '(?:每天|每日|日|每月|月)\\d[\\d,]*(?:元|块|美元)?',
  ar: '\\d+ ?(?:دولار|ريال) (?:يوميا|يومياً|في اليوم|كل يوم)',
  hi: '(?:रोज|रोज़|हर दिन|प्रतिदिन) ₹?\\d[\\d,]*',
};
/** Pay that comes by itself; couriers are told a sum per week as well. */
const EFFORTLESS: Concept = {
  en: '(?:with |at )?(?:no|zero|without(?: any)?|little) (?:effort|work|skills?|experience|investment) | effortless* | guarante* | from (?:home|your (?:sofa|couch|bed)) | while you sleep | passive*',
  de: 'ohne (?:aufwand|mühe|arbeit|erfahrung|vorkenntnisse|risiko) | garant* | von zu ?hause | im schlaf | mühelos*',
  fr: 'sans (?:effort|travail|expérience|rien faire|risque) | garanti* | depuis chez vous | de chez (?:vous|toi)',
  es: 'sin (?:esfuerzo|trabajar|experiencia|riesgo) | garantiz* | garantía | desde (?:casa|tu casa)',
  pt: 'sem (?:esforço|trabalhar|experiência|risco) | garanti* | de casa | em casa',
  it: 'senza (?:sforzo|fatica|lavorare|esperienza|rischi\\p{L}*) | garanti* | da casa',
  nl: 'zonder (?:moeite|werk|ervaring|risico) | gegarandeerd* | vanuit huis | thuis',
  pl: 'bez (?:wysiłku|pracy|doświadczenia|ryzyka) | gwarant* | z domu | w domu',
  tr: '(?:emek|çaba|deneyim) (?:harcamadan|olmadan) | zahmetsiz* | garanti* | evden | risksiz',
  ru: 'без (?:усилий|опыта|вложений|риска) | гарант* | из дома | не выходя из дома',
  id: 'tanpa (?:usaha|modal|pengalaman|risiko) | dijamin | dari rumah',
  ja: '何もせず | 自宅 | 在宅 | 簡単に | 保証 | 必ず | 誰でも',
  ko: '집에서 | 보장 | 누구나 | 노력 없이',
  zh: '在家 | 保证 | 保證 | 轻松 | 輕鬆 | 躺',
  ar: 'من المنزل | مضمون | بدون (?:مجهود|خبرة)',
  hi: 'घर बैठे | गारंटी* | बिना मेहनत',
};
const DIAGNOSING: Concept = {
  en: 'detect* | diagnos* | recogni[sz]e* | identif* | tells? you | spot | spots | find out (?:if|whether)',
  de: 'erkenn* | diagnos* | feststell* | stellt fest | sagt dir | sagt ihnen',
  fr: 'détect* | diagnosti* | reconna* | dépist* | identifi*',
  es: 'detect* | diagn[oó]s* | reconoc* | identific* | te dice',
  pt: 'detect* | deteta* | diagn[oó]s* | reconhec* | identific*',
  it: 'rilev* | diagnos* | riconosc* | individu* | ti dice',
  nl: 'herken* | diagnos* | detecteer* | stelt vast',
  pl: 'wykryw* | wykryj* | diagnoz* | rozpozna*',
  tr: 'tespit* | teşhis* | tanı* | algıla*',
  ru: 'диагно* | определ* | распозна* | выявл* | обнаруж*',
  id: 'mendeteksi | deteksi | mendiagnosis | diagnosis | mengenali',
  ja: '診断 | 検出 | 判定 | 見つけ',
  ko: '진단 | 감지 | 판별 | 발견',
  zh: '诊断 | 診斷 | 检测 | 檢測 | 识别 | 識別',
  ar: 'تشخيص | يشخص | يكتشف | كشف',
  hi: 'पता लगा* | निदान | पहचान*',
};
/** A photo or a number of per cent that no examination gave. */
const BY_PHOTO: Concept = {
  en: '\\d{2,3}(?:[.,]\\d+)? ?% ?(?:accura\\p{L}*|certain\\p{L}*|sure|reliab\\p{L}*|precis\\p{L}*)? | accuracy of \\d+ | (?:from|with|by) (?:a|one|your)(?: single)? (?:photo|picture|selfie|camera) | (?:take|snap) a (?:photo|picture|selfie)',
  de: '\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | foto\\p{L}* | selfie',
  fr: '\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | photo\\p{L}* | selfie',
  es: '\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | foto\\p{L}* | selfie',
  pt: '\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | foto\\p{L}* | selfie',
  it: '\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | foto\\p{L}* | selfie',
  nl: "\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | foto[’']?s? | selfie",
  pl: '\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | zdjęci\\p{L}* | selfie',
  tr: '\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | fotoğraf\\p{L}* | yüzde \\d{2} | %\\d{2}',
  ru: '\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | фото\\p{L}* | снимк\\p{L}*',
  id: '\\d{2,3}(?:[.,]\\d+)? ?(?:%|prozent|pour cent|por ciento|por cento|per cento|procent|процент\\p{L}*|persen) | foto | selfie',
  ja: '写真 | カメラ | \\d{2}[%％]',
  ko: '사진 | 카메라 | \\d{2}%',
  zh: '照片 | 拍照 | \\d{2}[%％]',
  ar: 'صورة | \\d{2} ?[%٪]',
  hi: 'फोटो | तस्वीर | \\d{2} ?%',
};
const NO_DOCTOR: Concept = {
  en: "no (?:longer )?need (?:to (?:see|visit|ask|consult|go to)|for) (?:a |the |your |any )?doctors? | no doctor (?:is )?(?:needed|required|necessary) | (?:don[’']t|do not|never|no longer|won[’']t) need (?:to see )?(?:a|your|the) doctor | without (?:seeing|asking) a doctor | skip the doctor",
  de: 'kein(?:en)? arzt(?:besuch)? (?:mehr )?(?:nötig|notwendig|erforderlich) | (?:brauchst|brauchen sie|benötigst) keinen arzt | nie wieder zum arzt | ohne zum arzt zu gehen | spart den arztbesuch',
  fr: "(?:plus|pas) besoin (?:de voir |d[’']aller (?:chez|voir) |de consulter |d[’'])?(?:un |le |de )?médecin | sans (?:voir|consulter) (?:un|de) médecin",
  es: '(?:no|sin) (?:hace falta|necesitas?|necesidad de|es necesario) (?:ir al|ver (?:a un|al)|consultar (?:a un|al)|un|acudir al) ?(?:médico|doctor) | sin ir al médico',
  pt: '(?:não precis\\p{L}+|sem precisar|sem) (?:de |ir ao |consultar (?:um |o )?|um )*médico',
  it: "(?:non serve|senza|non c[’']è bisogno) (?:di )?(?:andare dal|vedere un|consultare (?:un|il)|il|un|del) ?medico",
  nl: 'geen (?:arts|dokter) (?:meer )?nodig | niet (?:meer )?naar de (?:dokter|huisarts)',
  pl: 'bez (?:wizyty u )?lekarza | nie (?:musisz iść do|potrzebujesz) lekarza',
  tr: 'doktora (?:gitmeden|gitmenize gerek yok|gitmene gerek yok|gerek yok) | doktor gerekmez',
  ru: 'без (?:врача|похода к врачу|визита к врачу) | (?:не нужен|не нужно (?:идти )?к) врач\\p{L}*',
  id: 'tanpa (?:ke )?dokter | tidak perlu (?:ke )?dokter',
  ja: '(?:医師|医者|病院)(?:に行く|へ行く|の診察)?(?:必要は?(?:なし|ない|ありません)|は?不要)',
  ko: '(?:병원|의사)(?:에|를|을)?\\s?(?:갈|볼|만날)?\\s?필요\\s?(?:없|가 없)',
  zh: '(?:无需|無需|不用|不必)(?:去)?(?:看)?(?:医生|醫生|医院|醫院|就医|就醫)',
  ar: '(?:دون|بدون|لا حاجة) (?:الحاجة )?(?:إلى |ل)?(?:زيارة )?(?:ال)?طبيب',
  hi: 'डॉक्टर (?:के पास जाने )?की (?:कोई )?ज़?रूरत नहीं',
};

/** Keeping an account of one's pay, or of an illness. */
const RECORDED: Concept = {
  en: "track* | logs? | logging | see what | calculat* | records? | invoices? | hours worked | budget* | diar(?:y|ies) | journal* | triggers? | your doctor[’']?s? (?:appointment|visit) | show (?:it|them) to",
  de: 'erfass* | berechn* | aufzeichn* | notier* | stunden | haushaltsbuch | \\p{L}*tagebuch | auslöser',
  fr: 'suiv* | calcul* | not(?:er|ez) | factur* | journal | déclencheurs?',
  es: 'registr* | calcul* | anot* | factur* | diario de | desencadenantes?',
  pt: 'registr* | calcul* | anot* | fatur* | diário | gatilhos?',
  it: 'registr* | calcol* | annot* | fattur* | diario',
  nl: 'bijhoud* | houd* | bereken* | noteer* | factu* | dagboek',
  pl: 'zapisuj* | oblicz* | notuj* | faktur* | dziennik*',
  tr: 'kaydet* | hesapla* | takip* | günlüğ*',
  ru: 'записыва* | рассчит* | считай* | дневник* | учёт* | учет*',
  id: 'catat* | hitung* | lacak',
  ja: '記録 | 計算 | 日記',
  ko: '기록 | 계산 | 일기',
  zh: '记录 | 記錄 | 计算 | 計算 | 日记',
};

/** Pay without work. */
export const EASY_MONEY: readonly Claim[] = [{ all: [EARNING, SUM_PER_DAY, EFFORTLESS], unless: RECORDED }];
/** Apps that say they find an illness, or make a visit to the doctor needless. */
export const DIAGNOSES: readonly Claim[] = [
  { all: [NO_DOCTOR] },
  { all: [DIAGNOSING, ILLNESS, BY_PHOTO], unless: RECORDED },
];
