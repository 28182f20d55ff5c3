import { wordsIn } from './readable-text';

/**
 * Titles of the chapters of the App Review Guidelines: to recognise a heading, and to place a number without a
 * cause.
 */
export const GUIDELINE_CHAPTERS: Readonly<Record<string, string>> = {
  '1.1': 'Objectionable Content',
  '1.2': 'User-Generated Content',
  '1.3': 'Kids Category',
  '1.4': 'Physical Harm',
  '1.5': 'Developer Information',
  '1.6': 'Data Security',
  '1.7': 'Reporting Criminal Activity',
  '2.1': 'App Completeness',
  '2.2': 'Beta Testing',
  '2.3': 'Accurate Metadata',
  '2.4': 'Hardware Compatibility',
  '2.5': 'Software Requirements',
  '3.1': 'Payments',
  '3.2': 'Other Business Model Issues',
  '4.0': 'Design',
  '4.1': 'Copycats',
  '4.2': 'Minimum Functionality',
  '4.3': 'Spam',
  '4.4': 'Extensions',
  '4.5': 'Apple Sites and Services',
  '4.7': 'Mini apps, mini games, streaming games, chatbots, plug-ins, and game emulators',
  '4.8': 'Login Services',
  '4.9': 'Apple Pay',
  '4.10': 'Monetizing Built-In Capabilities',
  '5.0': 'Legal',
  '5.1': 'Privacy',
  '5.2': 'Intellectual Property',
  '5.3': 'Gaming, Gambling, and Lotteries',
  '5.4': 'VPN Apps',
  '5.5': 'Mobile Device Management',
  '5.6': 'Developer Code of Conduct',
};

/** Guideline sections by the first digit of a number, as Apple's messages name them. */
export const GUIDELINE_SECTIONS: Readonly<Record<string, string>> = {
  '1': 'Safety',
  '2': 'Performance',
  '3': 'Business',
  '4': 'Design',
  '5': 'Legal',
};

/** Titles that Apple's messages give without their number, behind the name of the section. */
export const GUIDELINE_HEADINGS: Readonly<Record<string, readonly string[]>> = {
  '1.1': ['objectionable content'],
  '1.2': ['user-generated content', 'user generated content'],
  '1.3': ['kids category'],
  '1.4': ['physical harm'],
  '1.5': ['developer information'],
  '2.1': ['app completeness'],
  '2.2': ['beta testing'],
  '2.3': ['accurate metadata'],
  '2.4': ['hardware compatibility'],
  '2.5': ['software requirements'],
  '3.1.1': ['in-app purchase'],
  '3.1.2': ['subscriptions'],
  '3.1.3': ['other purchase methods'],
  '3.1.5': ['cryptocurrencies'],
  '3.2': ['other business model issues'],
  '3.2.1': ['other business model issues'],
  '3.2.2': ['other business model issues'],
  '4.1': ['copycats'],
  '4.2': ['minimum functionality'],
  '4.3': ['spam'],
  '4.5': ['apple sites and services'],
  '4.7': ['html5 games'],
  '4.8': ['login services', 'sign in with apple'],
  '5.1.1': ['data collection and storage', 'data collection'],
  '5.1.2': ['data use and sharing'],
  '5.1.3': ['health and health research'],
  '5.1.5': ['location services'],
  '5.2.2': ['third-party sites/services'],
  '5.2.3': ['audio/video downloading'],
  '5.2.5': ['apple products'],
  '5.2': ['intellectual property'],
  '5.4': ['vpn apps'],
  '5.5': ['mobile device management'],
  '5.6.1': ['app store reviews'],
  '5.6': ['developer code of conduct'],
};

/** How messages and people write the numbers of App Review's guidelines, in lower case. */

/** One number, `2.3.7` or `5.1.1 (v)`, that is not part of a longer one. */
export const NUMBER = String.raw`[1-5]\.\d{1,2}(?:\.\d{1,2})?(?!\.?\d)(?: ?\((?:[ivx]{1,4}|[a-z])\))?`;
/** The names of Apple's sections. */
export const SECTION = '(safety|performance|business|design|legal)';
/** The names of the sections in Apple's translated messages, or their beginnings, by the first digit of a number. */
const TRANSLATED_NAMES: Readonly<Record<string, string>> = {
  '1': '安全|セキュリティ|sicherheit|seguridad|sécurité|segurança|sicurezza|안전|безопасность',
  '2': '性能|パフォーマンス|leistung|rendimiento|performances?|desempenho|prestazioni|성능|производительность',
  '3': '商务|商務|商业|商業|业务|ビジネス|geschäft|negocio|activité|entreprise|negócio|비즈니스|бизнес',
  '4': '设计|設計|デザイン|gestaltung|diseño|conception|designs?|디자인|дизайн',
  '5': '法律|法务|法務|法的|rechtlich|recht|jurídic|mentions légales|aspects juridiques|legale|법적|법률|правовые|юридическ',
};
/** A translated name of a section after a number. */
export const TRANSLATED_SECTIONS: Readonly<Record<string, RegExp>> = Object.fromEntries(
  Object.entries(TRANSLATED_NAMES).map(([digit, names]) => [digit, new RegExp(`^ ?[-:：] ?(?:${names})`)]),
);
/** A translated name of a section before a number: `Бизнес - 3.2.2`. */
export const AFTER_TRANSLATED_SECTION = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.values(TRANSLATED_NAMES).join('|')})\p{L}{0,4} ?- ?(${NUMBER})`,
  'gu',
);

/** Words for "guideline" in Apple's translated messages. */
const GUIDELINE_WORD =
  '(?:guide?lines?|guiding principles?|审核指南|審核指南|准则|準則|指南|条款|條款|ガイドライン|가이드라인|지침|richtlinien?|leitlinien?|directives?|directrices|directriz|pautas?|diretriz(?:es)?|linee guida|linea guida|gu[ií]a|normas?|requisito|regras?|règles?|normes?|рекомендаци[яи]|правил[оа]|пункт[ау]?|wytyczn[ae]|nguyên tắc|yönerge)';

/** The beginning of a heading: `Guideline 2.1`, `2.1 Performance: App Completeness`. */
export const HEADING_OF_A_GUIDELINE = String.raw`(?:${GUIDELINE_WORD}(?: number| no\.?)?(?:的|第)?:? {0,2}#?[1-5](?:\.\d|(?= ?[-:–]| issue))|[1-5]\. ?\d{1,2}(?:\.\d{1,2})? ?[-:]? ?${SECTION})`;

/** `Guideline 2.1`, or several: `Guidelines 5.1.1 and 4.8`. */
export const AFTER_THE_WORD = new RegExp(
  String.raw`(?<![a-z])${GUIDELINE_WORD}(?: number| no\.?)?(?:的|第)?:? {0,2}[#§(]?(${NUMBER}(?:(?: \([a-z][a-z ,&-]{2,40}\))?(?:,| and|, and| or| &| \+| \/|;) ?(?:guideline )?${NUMBER}){0,20})`,
  'g',
);
/** Apple's own heading: `2.1.0 Performance: App Completeness`, `2. 3 PERFORMANCE: ACCURATE METADATA`. */
export const BEFORE_THE_SECTION = new RegExp(
  String.raw`(?<![\d.])([1-5])\. ?(\d{1,2}(?:\.\d{1,2})?(?:\([a-z]{1,4}\))?) ?[-:]? ?${SECTION} ?[-:] ?`,
  'g',
);
/** An older form: `Performance - 2.3.10`. */
export const AFTER_THE_SECTION = new RegExp(String.raw`\b${SECTION} ?-? ?(${NUMBER})`, 'g');
/**
 * A reply in App Store Connect: `Regarding 3.1.1, we still noticed …`, `Regarding 4.8 guideline issue`, `2.1
 * guideline`.
 */
export const BESIDE_THE_WORD = new RegExp(
  String.raw`\b(?:regarding|in regards? (?:of|to)|concerning|according(?: to)?|citing|per) (?:the )?(${NUMBER})|(?<![\d.])(${NUMBER}) ?(?:guidelines?\b|details\b|条款|條款|准则|準則|가이드라인|지침|ガイドライン)`,
  'g',
);
/** Several numbers with a word each: `on three guidelines (5.2.5 name, 2.3.7 price, 2.1 video)`. */
export const IN_BRACKETS =
  /guidelines?[^.\n()]{0,30}[(:] ?([1-5]\.\d[^()\n]{0,200})|\breject(?:ed|ion|s)?\b[^.\n()]{0,50}\(([1-5]\.\d{1,2}(?:\.\d+)? (?!(?:beta|build)\b(?!-))[a-z][^()\n]{0,200})|\breject(?:ed|ion|s)?\b ?\(([1-5]\.\d[\d.]* ?\+ ?[1-5]\.\d[^()\n]{0,100})/g;
/** A machine translation of the heading: `Guide 1.2-Security-User Generated Content`. */
export const AFTER_GUIDE = new RegExp(String.raw`(?<![a-z])guide (${NUMBER})(?= ?-)`, 'g');
/** A text that is nothing but numbers: `4.3(a)`, `Rejected 2.1 and 4.8`, `Rejected under guideline 4.3`. */
export const ONLY_NUMBERS = new RegExp(
  String.raw`^(?:(?:apple |app store )?(?:rejected|rejection|refused|clauses?|rules?)(?: us| me| it)?[ :#]{1,2}(?:(?:under|for|per) )?(?:guidelines? )?)?\(?${NUMBER}(?:[ivx]{1,4})?\)?(?:(?:,| and| &| \+|;)? ${NUMBER}){0,9}\.?$`,
);
/** A whole section without its name: `Guideline 5, concerning China`. */
export const BARE_SECTION = /(?<![a-z])guideline ([1-5])(?= ?[,;:)-]| issues?\b|\.(?! ?\d))/g;
/** A whole section: `Guideline 4 - Design`. */
export const SECTION_ONLY = new RegExp(String.raw`(?<![a-z])guideline ([1-5]) ?[-:] ?${SECTION}\b`, 'g');
/** A whole section by its name: `4. Design: Preamble`, `Design Preamble`. */
export const PREAMBLE = new RegExp(String.raw`\b${SECTION} ?[-:]? ?preamble\b`, 'g');
/** A number next to the word "rejected": `rejected under 5.1.1`, `被拒 4.3`, `the 2.1 rejection`, `4.3被拒`. */
export const BESIDE_REJECTED = new RegExp(
  String.raw`\b(?:reject(?:ed|ing|s|ion)?|violat(?:es|ed|ion|ing)) (?:it |us |my app |our app |the app )?(?:under|for|citing|per|of|with|based on|because of|due to|according to|by)(?: section| clause| rule| violating)? (${NUMBER})(?! ?(?:of|version|beta|build))|(?:section|clause|rule|条款|第) ?(${NUMBER}) ?(?:of (?:the )?(?:apple|app store|app review)|被拒|违反|違反|条)|\b(?:reason|reasons|rejected)[ :]{0,2}\((${NUMBER})\)|\brejected ([1-5]\.\d{1,2}(?:\.\d{1,2})?\([a-z]\))(?=:)|(?<![\d.])(${NUMBER}) ?(?:的|之|条|號|号|理由|原因|问题|問題|条款|而){0,3}(?:rejections?\b|被拒|大礼包|リジェクト|리젝|거절)|被拒(?:绝|絕)?[:：,，]? ?(?:原因)?[:：]? ?(${NUMBER})|(?:リジェクト|리젝)[:：]? ?(${NUMBER})`,
  'g',
);
/** A number right after whom a store refused: `Apple rejected us 4.2`. */
export const REFUSED_US = new RegExp(
  String.raw`\breject(?:ed|s) (?:us|me) [(:]? ?(${NUMBER})(?! ?(?:times|of|version|beta|build|stars?|days|weeks|months|hours|million|%))`,
  'g',
);
/** A part of a guideline without its brackets: `5.1.1v`. */
export const UNBRACKETED =
  /(?<![\d.v]|(?:version|build|release) )([1-5]\.[1-9]\.\d{1,2}[ivx]{1,4})(?![\p{L}\p{N}_])/gu;
/** One of several numbers before a Chinese word for clause or refusal: `3.1.5和4.7条款`. */
export const IN_A_LIST = new RegExp(
  String.raw`(?<![\d.])(${NUMBER})(?=(?: ?& ?| and |, ?|和|、|与|及|跟) ?${NUMBER} ?(?:条款|條款|被拒|가이드라인|지침|ガイドライン|guidelines?\b))`,
  'g',
);
/** A retold statement of reviewers: `re-raised 5.2.1`, `kept pointing out 2.5.2`. */
export const RAISED = new RegExp(
  String.raw`\b(?:re-?)?(?:rais(?:ed|es|ing)|cit(?:ed|es)|quot(?:ed|es|ing)|invok(?:ed|es|ing)|brought up|point(?:ed|s|ing) (?:out|at|to)|refer(?:red|s|ring) to|complain(?:ed|s|ing) about|hit (?:me|us) with) (?:the |section |rule )?(${NUMBER})(?! ?(?:of|version|beta|build|million|billion|%))`,
  'g',
);
/** The whole of a short note: `they rejected me for 4.3 again`, `5.1.1(v) again`. */
export const IN_A_NOTE = new RegExp(
  String.raw`^(?:(?:they|apple|app review|it|we|i|again|was|got|been|have|has|keeps?|just|app|my|our|the|is) ){0,6}(?:reject(?:ed|ing)|refus(?:ed|ing))(?: (?:me|us|it|my app|our app|again)){0,2}(?: for| under| with|,|:) ?(${NUMBER})(?= again| this time|[,.;!?] |[.!?]*$)|^(${NUMBER}) (?:again|rejection)[.!?]*$`,
  'g',
);
/** A number of three parts that somebody read in a message: `where it says 5.1.2`, `number 3.2.1(vi) I think`. */
export const READ =
  /\b(?:says|said|wrote|mention(?:s|ed)|number|point) (?:that |of )?([1-5]\.\d{1,2}\.\d{1,2}(?:\([ivx]{1,4}\))?)(?![\d.]*\d)/g;
/** A part of a guideline, `2.1(b)`: neither a version nor a price has a letter in brackets. */
export const LETTERED = /(?<![\d.])([1-5]\.\d{1,2}(?:\.\d{1,2})? ?\((?:[ivx]{1,4}|[a-z])\))/g;
/** Several numbers before the name: `violated 2.3.1 and 2.5.2 in App review guidelines`. */
export const BEFORE_THE_NAME = new RegExp(
  String.raw`(?<![\d.])(${NUMBER})(?=(?:(?:,| and|, and| &) ${NUMBER}){0,6} (?:in|of|from) (?:the |apple's |apple |app store |app )*review guidelines\b)`,
  'g',
);
/** The numbers directly after another one. */
export const NEXT_NUMBER = new RegExp(
  String.raw`(?:,|,? and|,? &|,? \+|\/| und| et| y| e|、|和|及|与) ?(?:guideline )?(${NUMBER})(?! ?(?:of|version|beta|build|million|%))`,
  'gy',
);
/** Fewer numbers than this may be those of versions. */
export const MIN_LISTED = 4;
/** Words of a review: without them a list of numbers is one of versions. */
export const ABOUT_A_LIST = wordsIn('app review|review guideline|reject|审核|審核|审查|リジェクト|審査|심사');
/** Words before a number that a message mentions beside the issue of its heading. */
export const MENTIONED = wordsIn(
  'see|while|learn more|referenced in|described in|outlined in|permitted|in accordance with',
  'to learn|exception|specified in|indicated in',
);
/** A list of guidelines with a number at the beginning of each line: `3.1.1 - Use payment mechanisms other than …`. */
export const LISTED = new RegExp(
  String.raw`(?:^|\n)(?:[-•] ?)?(?:\[(?=[^\]\n]{3,12}\]))?(${NUMBER})(?: ?[-:：、] ?|(?<=\)) |\] ?)`,
  'g',
);
/** Apple's heading without its number: `Design: Spam`, `Legal: Privacy - Data Use and Sharing`. */
export const SECTION_AND_TITLE = new RegExp(
  String.raw`(?<!\d(?:\([a-z]{1,4}\))?\.? ?[-:,]? ?)\b${SECTION} ?[-:] ?(?:privacy ?[-:] ?|payments ?[-:] ?|intellectual property ?[-:] ?(?=audio|apple|third))?(?=[a-z])`,
  'g',
);
/** A link to a part of the guidelines: `.../app-store/review/guidelines/#minimum-functionality`, or `#2.3.3`. */
export const LINKED = new RegExp(
  String.raw`\breview/guidelines/?(?:[a-z-]{0,12}/)?(?:index\.html)?#(?:(${NUMBER})|([a-z]{3,20}(?:-[a-z]{2,20}){0,5}))`,
  'g',
);
/** A number with the title of its chapter: `4.8 Login Services`, `4.3.0 Spam`. */
export const BEFORE_THE_TITLE = new RegExp(String.raw`(?<![\d.])(${NUMBER}) ?[-:]? ?(?=[a-z])`, 'g');
/** Apple's heading of one issue. */
export const HEADING = new RegExp(String.raw`(?<![a-z])guideline ${NUMBER} ?[-:,] ?${SECTION}\b`);
/** The first cells of a row of a table: `| 1 | 2.1(b) App Completeness |`. */
export const IN_A_CELL = new RegExp(
  String.raw`\| ?(?:\S{1,3} ?\| ?)?(${NUMBER})(?= ?(?:\||[(:-]|\p{L}))`,
  'gu',
);
/** Words right before the guideline that something was refused under. */
export const REFUSED_UNDER =
  /\breject(?:ed|ion|s)? (?:us |it |me |the app |our app |my app )?(?:under|for|per|citing|due to|because of|based on|by)(?: apple's| the)? $/;
/** `rejected under 5.1.1`: a number with three parts right after the refusal. */
export const UNDER_A_NUMBER = /\b(?:under|citing) (?:section |clause |rule )?\d\.\d{1,2}\.\d/;
/** Signs of a text about an app: the word, or a version with the number of its build. */
export const ABOUT_AN_APP = /\b(?:apps?|builds?)\b|\d\.\d[\d.]* ?\(\d+\)/;
/** Other publishers of numbered guidelines. */
export const OTHER_GUIDELINES =
  'wcag | w3c | accessib | section 508 | brand | style | editorial | clinical | medical | patient | treatment | nice | nist | owasp | oecd | gdpr | coding | design system | human interface | material design | dietary | teaching | grading'.split(
    ' | ',
  );
/** Words near a number that is not one of Apple's guidelines. */
export const OTHER_PUBLISHERS = [...OTHER_GUIDELINES, 'google', 'version'];

/** Beginnings of words of a refusal. */
export const REFUSED = ['reject', 'refus', '被拒', '拒绝原因', 'リジェクト', '리젝'];
/** Tags of a mail in HTML. */
export const HTML_TAG =
  /<\/?(?:p|br|div|li|ul|ol|tr|td|h[1-6]|b|i|u|em|strong|span|font)(?: [a-z-]+=[^<>\n]{0,60})? ?\/?>/gi;
/** Beginnings of words with which a review is retold or objects, beside the name of the store. */
export const RETOLD = wordsIn(
  'told us|told me|falls under|fall under|violat|not comply|not permit|apple says',
);
/** Other documents with parts such as 2.1(b). */
export const CONTRACTS = wordsIn('agreement|contract|clause|terms|licens|section');

/** Normalizes `2.1.0` to `2.1`, and `5.1.1 (V)` or `5.1.1v` to `5.1.1(v)`. */
export function tidyNumber(written: string): string {
  return written
    .replaceAll(' ', '')
    .replace(/(\d)([ivx]+)$/, '$1($2)')
    .replace(/^(\d\.\d{1,2})\.0(?!\d)/, '$1');
}
