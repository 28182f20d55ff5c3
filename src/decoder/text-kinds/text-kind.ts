import { read } from 'virtual:catalog/text-kinds';
import { lazily } from '@/domain/lazily';
import { featuresOf, type KindFeatures } from './kind-features';
import { bothOf, kindScorerOf, scorerOf, type KindName } from './kind-model';
import {
  DEMAND,
  GREETING,
  ISSUE_MARK,
  LETTER_MARK,
  OF_YOURS,
  PRINTED_ERROR,
  QUOTED,
  REFUSED,
  REFUSED_IT,
  SIGNS,
  type OtherKind,
} from './kind-signs';
import { otherOf, type OtherText } from './other-texts';
import { isPolicyNews } from '../text-origin';
import type { ReadableText } from '../readable-text';

/** Characters of a few words, and of a few lines. */
const FEW = 120;
const MAX_NOTE = 300;

/** Characters of a text that are read for its kind, at its beginning and at its end: a log ends with its error. */
const MAX_READ = 10_000;

const ALL = Object.entries(SIGNS).flatMap(([kind, signs]) =>
  Object.entries(signs).map(([id, pattern]) => ({ id, kind, pattern })),
);
/** Signs that a line of code has from the message in it. */
const OF_A_MESSAGE = ['refusedIt', 'printedError', 'delivery', 'toYou', 'note', 'quotesStore'];
/** Signs that are no evidence of an answer: an app is named in every text about stores. */
const NO_EVIDENCE = 'theApp';

/** Further words of a refusal, which approvals do not have. */
const NO_APPROVAL = new RegExp(
  String.raw`\b(?:rejected|refused|declined|denied)\b|\brejection\b(?!s)|\bnot (?:been |be )?approved\b|\bcannot\b|\bcan't\b|\bunable\b|\binvalid\b|\bmust\b|\bfail(?:ed|s)\b|\bclosed for\b|\balready\b|\bsuspended\b|\bterminated\b|\bhowever\b|\bunfortunately\b|\b(?:will|may) be (?:removed|suspended)\b|\bitms\b|\bapproved with\b|${REFUSED}`,
);

/** How people say that they have sent nothing yet, in the languages of the stores. */
const NOT_SENT = new RegExp(
  [
    String.raw`\bbefore (?:i|we) (?:press|hit|click|submit|send|upload|publish)\b|\b(?:haven't|have not|not) (?:yet )?(?:sent|submitted|uploaded|published) (?:\w+ ){0,3}yet\b|\bnothing (?:was |is |has been )?(?:sent|submitted) yet\b`,
    String.raw`\bvor (?:dem|der) (?:ersten? )?(?:einreichen|einreichung|hochladen|absenden)\b|\bnoch nichts? (?:eingereicht|hochgeladen|abgeschickt)\b`,
    String.raw`\bavant (?:de |d')(?:soumettre|envoyer|publier)\b|\bpas encore (?:soumis|envoyé|publié)|\bantes de (?:enviar|subir|publicar|mandar|submeter)|\b(?:todavía|aún) no (?:la |lo )?(?:he )?(?:envi|sub|public|mand)|\bainda não (?:enviei|mandei|publiquei|subi)\b`,
    String.raw`\bprima di (?:inviare|mandare|pubblicare|caricare)|\bnon (?:ho|l'ho) ancora (?:inviat|mandat|pubblicat|caricat)|\bnog niet (?:ingediend|verstuurd)\b|\bprzed wysłaniem\b|\bjeszcze nie wysł`,
    String.raw`ilk kez gönderece|göndermeden önce|henüz gönderme|перед отправкой|ещ[её] не отправ|ще не надсил|\bbelum (?:ada (?:e-?mail|jawaban)|kirim|submit)|trước khi (?:gửi|nộp)|chưa gửi`,
    '(?:提出|申請|審査に出す)前|まだ(?:提出|申請|審査に出)して|제출하기 전|아직 제출|提交(?:之)?前|[还還][没沒](?:有)?提交',
  ].join('|'),
  'u',
);
/** Words of somebody who was answered already, or who sends for another time. */
const NO_QUESTION =
  /\b(?:rejected|refused|declined|denied|removed|suspended|again|resubmit\w*|appeal)\b|\b(?:they|apple|google|reviewers?|mail|message|e-mail|letter) (?:say|says|said|want|wants|wrote|told|asks?|asked)\b|\d\.\d{1,2}(?:\.\d|\()|\bitms-?\d/;

/** Texts that their own words name, whatever else they look like. `perhaps` counts only where no cause was found. */
const STATED: readonly { kind: OtherKind; sure?: RegExp; perhaps?: RegExp; absent: readonly RegExp[] }[] = [
  {
    // A status outweighs the refusal before it, which the mail also tells of.
    kind: 'approval',
    sure: /(?:^| )(?:app ?-?)?(?:status|statut|estado|stato|状态|ステータス|상태) ?[:：] ?(?:approved|ready for (?:sale|distribution)|bereit zum vertrieb|genehmigt|freigegeben)|(?<!\b(?:be|not) )\bgranted production access\b|\brelease is ready to be rolled out\b/,
    absent: [
      /\b(?:not|n't) (?:yet )?(?:be |been )?(?:granted|ready)\b|\bmore testing\b|\berrors?\b|\bitms-\d|\bhowever\b|\bunfortunately\b|\bleider\b|\bapproved[ -]+(?:with|but)\b|\baction required\b|\bpolicy\b|\bissues? found\b/,
    ],
  },
  {
    kind: 'approval',
    sure: new RegExp(
      String.raw`\bready for (?:distribution|sale)\b|\bpending developer release\b|\b(?:has been|was|were|is|got) approved\b(?! with)|\beligible for distribution\b|\bis now (?:available|live) on (?:google play|the app store)\b|\byour (?:app|update|app update) is (?:now )?live\b|\bproduction access (?:has been |was )?granted\b|(?<!\b(?:be|not) )\bgranted production access\b|\b(?:has been|was|is being|got) reinstated\b|\breinstated your (?:app|account)\b|\bappeal (?:has been |was )(?:accepted|approved|granted)\b|\b(?:apple|google|they) (?:approved|accepted) (?:the|our|my|it|version|build|\d)|bereit für den vertrieb|wurde (?:genehmigt|freigegeben)|a été approuvée?|(?<!no )(?:ha sido|se ha) aprobad|(?<!não )foi aprovad|(?:jetzt|maintenant|ya|já|ora|agora) (?:\w+ )?(?:veröffentlicht|publiée?s?|publicad[oa]s?|pubblicat[aeio])|artık yayında|теперь опубликован|公開されました|게시되었습니다|已发布|(?<!non )è stat[ao] approvat|is goedgekeurd|(?<!nie (?:został[aoy]? )?)zatwierdzon|onaylandı(?!k)|doğrulandı|(?<!не (?:был[ао]? )?)одобрен|승인되(?!지)|승인했|已(?:获得?)?批准|承認され(?!ませ|な|ていま?せ|ていな)`,
    ),
    absent: [ISSUE_MARK, REFUSED_IT, PRINTED_ERROR, NO_APPROVAL, QUOTED],
  },
  {
    // An appeal that was granted names what was refused before.
    kind: 'approval',
    sure: /\brejection (?:feedback )?(?:is|was) (?:not|no longer) valid\b|\b(?:rejection|decision|removal|suspension) (?:has been|was) (?:overturned|reversed|rescinded|lifted|withdrawn)\b|\bwe(?: have|'ve)? (?:overturned|reversed|rescinded|withdrawn) (?:the|our) (?:rejection|decision)\b|\bre-?reviewed [^.\n]{0,80}\bconfirmed that it complies\b/,
    absent: [
      ISSUE_MARK,
      PRINTED_ERROR,
      /\b(?:remains?|still) (?:rejected|suspended|removed)\b|\bup(?:hold|held)\b|\bunfortunately\b|\bhowever\b/,
    ],
  },
  {
    kind: 'change',
    sure: /^[#\s]*\[?v?\d+\.\d+(?:\.\d+)?\]?[^#]{0,24}#{1,4} ?(?:added|fixe[ds]|changed|removed|security|breaking|bug fixes|features)\b/,
    absent: [LETTER_MARK, REFUSED_IT],
  },
  {
    kind: 'on-the-way',
    sure: /\byou (?:do not|don't|need not) (?:need to |have to )?(?:do anything|take any action)\b|\bno (?:further )?action is (?:needed|required|necessary)\b/,
    absent: [ISSUE_MARK, REFUSED_IT, PRINTED_ERROR, NO_APPROVAL, QUOTED, /\bif (?:you|your app)\b/],
  },
  {
    kind: 'reminder',
    sure: /\bmembership (?:expires|will expire|is about to expire|renews|will renew)\b|\b(?:update|submit|complete) your tax (?:form|information)\b|\btax form [^.\n]{0,60}\bexpires\b/,
    absent: [
      ISSUE_MARK,
      REFUSED_IT,
      PRINTED_ERROR,
      /\b(?:has|have|was) (?:expired|terminated|closed|been (?:removed|closed|terminated))\b|\b(?:my|our) (?:app|account|membership)\b/,
    ],
  },
  {
    kind: 'on-the-way',
    sure: /\b(?:is now|status is|status:|has changed to|submission is now) (?:waiting for|in) review\b|\bchanges in review\b|\bwe're reviewing your (?:app|changes|update)\b|\bwe (?:have )?received your (?:submission|appeal)\b|\b(?:submission|appeal) (?:was|has been) received\b|\b(?:changes|app|update) (?:is|are) (?:now )?in review\b|\bhas completed processing\b|審査待ち|審査中」|等待审核|심사 대기|worden (?:momenteel )?beoordeeld|wartet auf (?:die )?prüfung|en attente de (?:vérification|validation)/,
    perhaps:
      /\bwaiting for review\b|\bin review\b|\bprepare for submission\b|\bprocessing\b|\bquick checks\b/,
    absent: [REFUSED_IT, PRINTED_ERROR, NO_APPROVAL, /\bnext steps\b|\bissues? found:|\bissue description\b/],
  },
  {
    kind: 'on-the-way',
    sure: /\bhas changed to developer rejected\b|\byou(?:'ve| have) removed [^.\n]{1,60} from review\b|\b(?:received|granted|accepted) your request for an expedited (?:app )?review\b/,
    absent: [/\bguideline [1-5]\b/],
  },
  {
    kind: 'news',
    sure: /\bguidelines? (?:have|has) been revised to\b|\bagreements? (?:have|has) been revised to\b|\bnew guideline specifies\b/,
    absent: [REFUSED_IT, /\bsubmission id\b|\bversion reviewed\b/],
  },
  {
    kind: 'news',
    sure: /\bfict(?:ional|itious) (?:letter|mail|message|case|example)|\b(?:letter|mail|message|case|example) (?:is|was) fict(?:ional|itious)\b|\bfiktive[nrs]? (?:brief|schreiben|mail|fall|beispiel)|\bfor (?:classroom|teaching) (?:use|purposes)\b|\(\d{1,2} (?:points|marks)\)|\bcopied from (?:https?:\/\/)?developer\.apple\.com/,
    absent: [],
  },
  {
    // Somebody who asks before anything was sent; what a store said already is another question.
    kind: 'question',
    sure: NOT_SENT,
    absent: [ISSUE_MARK, REFUSED_IT, PRINTED_ERROR, LETTER_MARK, NO_QUESTION],
  },
  {
    kind: 'log',
    sure: /\bcrashlytics\b[^\n]{0,40}\b(?:fatal|issue|crash)|\bfatal exception: \w+[^\n]*\n[^]{0,300}\busers? affected\b/,
    absent: [REFUSED_IT, /\bapp review\b|\bguideline\b/],
  },
  {
    kind: 'log',
    sure: /\bexception type: exc_|\btermination reason: [a-z]+/,
    absent: [REFUSED_IT, /\bitms-\d|\bapp review\b|\bguideline\b|\bwe /],
  },
  {
    kind: 'news',
    sure: /\bapp review guidelines (?:have been |were |are )?(?:updated|revised)\b|\b(?:host|interviewer|moderator): .*\bguest: |^(?:用户协议|用户服务协议|服务条款|terms of (?:use|service)\b|nutzungsbedingungen|conditions d'utilisation|términos (?:de uso|y condiciones))/,
    absent: [LETTER_MARK, /\byour (?:app|submission|update)\b/],
  },
  {
    kind: 'log',
    sure: /\bbuild successful\b|\b(?:archive|export|upload) succeeded\b|\bsuccessfully (?:uploaded|finished)\b|\bstatus: accepted\b/,
    absent: [
      /\bversion reviewed\b|\bitms-\d|\bgoogle api error\b|\berror: |\brejected\b|\bcannot\b|\binvalid\b/,
    ],
  },
  {
    kind: 'log',
    perhaps:
      /\bbuild successful\b|\b(?:type|reference|syntax|range)error\b|\b0 errors\b|\bno issues found\b|\bunhandled exception\b|\bnpm err!|\btask :app\b|\bcompiled successfully\b|\bat [\w.$]+ ?\([\w./-]+:\d+|\bstack ?trace\b|\be\/flutter\b/,
    absent: [/\bitms-\d|\bgoogle api error\b/],
  },
  {
    kind: 'plan',
    perhaps:
      /\bto ?do\b|\bmilestone \d|\btasks?: |\bto unblock\b|\bas an? [a-z ]{2,30} i want\b|\broadmap\b|\bbacklog\b/,
    absent: [LETTER_MARK, REFUSED_IT, PRINTED_ERROR],
  },
  {
    kind: 'change',
    perhaps: /\bmerge (?:pull request|branch)\b|\(#\d{1,5}\)/,
    absent: [LETTER_MARK, REFUSED_IT, PRINTED_ERROR],
  },
  {
    kind: 'news',
    perhaps:
      /\bpolicy updates?\b|\b(?:updates?|updated|clarif\w+) (?:its|our|the) [a-z ]{0,30}(?:guidelines|polic)|\bguidelines: |\bnew requirement\b|^guide: |\bhow to [a-z]+ an?\b|\bhere is what\b|\btips? (?:for|one|\d)\b/,
    absent: [LETTER_MARK, REFUSED_IT, PRINTED_ERROR],
  },
];

/** Words about other apps, about other times, or that are taken back. */
const IN_GENERAL =
  /\b(?:policy status: )?no (?:issues|errors) found\b|\b(?:may|can|could|might)(?: still)? be (?:rejected|removed|suspended)(?: or (?:rejected|removed))?\b|\bif (?:your|an|any) (?:app|item|submission) (?:has been|was|is) rejected\b|\b(?:earlier|previous|past) rejections?\b|\b(?:suspended|removed|rejected) (?:in error|by mistake)\b|\bfrühere ablehnungen\b|\bcounts as developer rejected\b|\bno itms (?:warnings|errors) (?:were )?found\b/g;

/** Words of a store to all developers, and words about one app, one build or its developer. */
const TO_ALL =
  /\b(?:all|new|existing|any|most) (?:[a-z0-9&,]+ ){0,4}apps\b[^.\n]{0,80}\b(?:must|need to|have to|will|should)\b|\bapps [a-z0-9 &,]{0,60}\bmust\b|\bdeveloper program policy update\b|\b(?:we're|we are) (?:announcing|introducing|clarifying|updating)\b/;
const OF_ONE_APP =
  /\b(?:your|this|the|my|our) (?:app|game|update|build|version|submission|release|bundle|account|developer account)(?:'s)? (?:is|was|are|has|have|does|doesn't|isn't|uses?|targets?|contains?|must|will|can|may|currently|should|\()|\byour apps (?:were|have been|will be)\b|\bissues? (?:found|details)\b|\b(?:app|package) name ?:|\baffected apps?\b|\bversion codes? \d|\bsubmission id\b|\bitms-\d|\bguideline [1-5]|\b(?:com|de|org|net|io|app|co|br|fr|es|it|jp|kr|cn|ru)\.[a-z]\w+\.[a-z]\w+|\bpolicy status\b|\b(?:my|our) (?:app|game|build|update)\b|\byou (?:have not|haven't|uploaded|submitted|declared)\b/;

/** How likely a refusal a text has to be, by the model that is fitted to texts of ours. */
const LEAST = {
  /** For a cause to be sure: few words tell little. */
  few: 0.15,
  sure: 0.34,
  /** For closest matches, also where words are about something else, name another kind or state one. */
  closest: 0.22,
  overElse: 0.6,
  overPerhaps: 0.75,
  overStated: 0.9,
  overStatedRefused: 0.65,
};
/** The chance of a refusal below which a text is called what it looks most like. */
const UNLIKELY = 0.2;
/** Of a text that looks much like its kind: a higher chance, in proportion to the share of that kind. */
const LIKELY = { share: 0.55, most: 0.6 };
/** All-clears that no words state, and general texts in which something was refused, need more. */
const MOST = { allClear: 0.28, refused: 0.1 };
/** The share from which a text is plainly of its kind. */
const CLEAR = 0.85;

/** How a text reads before it is searched for causes. */
export interface TextKind {
  /** Whether a store may refuse something in it, so that it gets closest matches at least. */
  mayRefuse: boolean;
  /** Whether hardly anything says that a store refuses something in it. */
  isUnlikely: boolean;
  /** Whether it may be a store's answer to this developer: only then is something in it a cause. */
  isAnswer: boolean;
  /** Stated in its own words, or clear from its signs. */
  isSure: boolean;
  /** Its own words say so: this holds whoever wrote it. */
  isStated: boolean;
  /** Plainly of its kind, also where it mentions refusals. */
  isClear: boolean;
  /** About a refusal by somebody else than a store, or a mail that only pretends to be a store's. */
  isOfElse: boolean;
  other?: OtherText;
  signs: readonly string[];
}

/** Tells a store's answer from a text about stores. A letter in another language is read as an English one as well. */
export function kindOf(text: ReadableText): TextKind {
  const { shown, words, written } = text;
  const forms = [shown, ...(written ? [written.shown] : [])].map((form) => endsOf(form).toLowerCase());
  const present = ALL.filter(({ pattern }) => forms.some((form) => form.search(pattern) >= 0));
  const isCode = present.some(({ id }) => id === 'sourceCode');
  const found = present.filter(({ id }) => !isCode || !OF_A_MESSAGE.includes(id));
  const has = (sign: string) => found.some(({ id }) => id === sign);
  const isGeneral =
    words.length > MAX_NOTE &&
    forms.some((form) => TO_ALL.test(form)) &&
    !forms.some((form) => [OF_ONE_APP, REFUSED_IT, PRINTED_ERROR].some((sign) => sign.test(form)));
  const stated = [words, ...(written ? [written.shown.toLowerCase()] : [])].flatMap(
    (form) => statedIn(form, ({ sure }) => sure) ?? [],
  )[0];
  const isOfElse = has('ofSomethingElse');
  const features = featuresOf(text);
  const { ofWords, chance, best } = likelihoodOf(features);
  const isUnlikely = chance < UNLIKELY;
  const isRefused = forms.some((form) => REFUSED_IT.test(form)) || features.whole.includes(OF_OWN_REFUSAL);
  const isLike = chance < mostFor(best, words, isRefused);
  const other = stated ?? (isGeneral ? otherOf('news') : isLike ? otherOf(best.kind) : undefined);
  const isLikely = chance >= (statedIn(words, ({ perhaps }) => perhaps) ? LEAST.overPerhaps : LEAST.closest);
  const speaksOf = (idea: string) => features.whole.includes(`T@${idea}`);
  const isCited =
    features.sentences.some((each) => each.includes('#num')) &&
    !['refuses', 'problem', 'me', 'not'].some(speaksOf);
  // An approval accepts and refuses nothing; a number alone is of any document.
  const isElse = isCited || (speaksOf('accepts') && !speaksOf('refuses'));
  // A few words of anything may sound like a refusal.
  const isAbout = isAboutStores(features);
  const mayRefuse =
    isLikely &&
    !isOfElse &&
    (chance >= LEAST.overElse ? isAbout || words.length > MAX_NOTE : isAbout && !isElse);
  // No all-clear over a sentence that may tell of a refusal.
  const isAllClear = stated?.kind === 'approval' || stated?.kind === 'on-the-way';
  const isDenied = isAllClear && chance >= (speaksOf('refuses') ? LEAST.overStatedRefused : LEAST.overStated);
  const isStated = stated !== undefined && !isDenied && stated.kind !== 'reminder';
  // A notice with a greeting, the store's signature and a demand is a letter, whatever its list looks like.
  const isNotice = has('signed') && !has('mailing') && !isPolicyNews(words);
  const isLetter = forms.some(
    (form) =>
      new Set(form.match(LETTER_MARK)).size > 1 ||
      CONSOLE_TITLE.test(form) ||
      ACCOUNT_NOTICE.test(form) ||
      (isNotice && [GREETING, DEMAND, OF_YOURS].every((sign) => sign.test(form))),
  );
  return {
    mayRefuse,
    isAnswer:
      (isLetter && !isGeneral) ||
      (!isGeneral &&
        Math.max(ofWords, chance) >= (words.length <= FEW ? LEAST.few : LEAST.sure) &&
        !isOfElse &&
        found.some(({ id, kind }) => kind === 'answer' && id !== NO_EVIDENCE)),
    isSure: isStated || isGeneral || stated?.kind === 'reminder' || (isLike && !isLetter),
    isStated,
    isClear:
      stated?.kind === 'question' ||
      (stated === undefined && !isLetter && best.kind !== 'news' && best.share >= CLEAR && isLike),
    isOfElse,
    isUnlikely,
    ...(other && { other }),
    signs: found.map(({ id }) => id),
  };
}

/** How Google Play announces that it closes an account. */
const ACCOUNT_NOTICE =
  /\b(?:to )?(?:keep|prevent) your (?:developer )?account(?: from being closed)?\b[^.\n]{0,60}\b(?:by|tasks?|steps)\b|\bprevent your account from being closed\b/;

/** First lines that only a console writes above what it refuses. */
const CONSOLE_TITLE =
  /^\W{0,8}(?:issue found ?:|(?:unable to (?:add|submit) for review|(?:create [a-z ]{3,20} > )?preview and confirm)\W*\n)/;

/** Somebody and a refusal, in whatever language. */
const OF_OWN_REFUSAL = 'T@me&refuses';

/** Ideas of which a text about stores has one. */
const ABOUT_STORES = new Set(['T@store', 'T@app', 'T@refuses', 'T@problem', 'T@accepts', 'T@allApps']);

const chanceOf = lazily(() => scorerOf(read().model));
const kindsOf = lazily(() => kindScorerOf(read().model.kinds));

/** A kind that refuses nothing, and its share among those. */
interface BestKind {
  kind: OtherKind;
  share: number;
}

/** How likely a store refuses something in a text, by one model and by both, and the likeliest kind if it does not. */
function likelihoodOf(features: KindFeatures): { ofWords: number; chance: number; best: BestKind } {
  const ofWords = chanceOf()(features);
  const shares = kindsOf()(features);
  const refusal = shares.find(({ kind }) => kind === 'refusal')?.share ?? 0;
  const first = shares.find(
    (each): each is { kind: Exclude<KindName, 'refusal'>; share: number } => each.kind !== 'refusal',
  );
  return {
    ofWords,
    chance: bothOf(ofWords, refusal),
    best: { kind: first?.kind ?? 'news', share: (first?.share ?? 0) / (1 - Math.min(refusal, 0.999)) },
  };
}

/** The chance of a refusal below which a text is what it looks most like; all that is hard to tell is a little like news. */
function mostFor({ kind, share }: BestKind, words: string, isRefused: boolean): number {
  const isAllClear = kind === 'approval' || kind === 'on-the-way';
  const approval = isAllClear ? approvalIn(words) : undefined;
  if (approval === 'taken back') return 0;
  if (kind === 'news') return isRefused ? MOST.refused : UNLIKELY;
  if (share < LIKELY.share || words.length <= FEW) return UNLIKELY;
  if (kind !== 'log' && [ISSUE_MARK, PRINTED_ERROR].some((sign) => sign.test(words))) return UNLIKELY;
  return isAllClear && approval === undefined ? MOST.allClear : LIKELY.most * share;
}

/** Whether words of a text state an approval, whatever it tells of besides. */
function approvalIn(words: string): 'stated' | 'taken back' | undefined {
  const text = endsOf(words);
  const found = STATED.flatMap(({ kind, sure }) => {
    const at = kind === 'approval' && sure ? text.search(sure) : -1;
    return at < 0 ? [] : isTakenBack(text, at);
  });
  return found.length === 0 ? undefined : found.includes(false) ? 'stated' : 'taken back';
}

/** Whether a text is about an app or a store at all. */
function isAboutStores({ whole }: KindFeatures): boolean {
  return whole.some((name) => ABOUT_STORES.has(name));
}

function endsOf(text: string): string {
  return text.length <= 2 * MAX_READ ? text : `${text.slice(0, MAX_READ)}\n${text.slice(-MAX_READ)}`;
}

/** The likeliest kind of a text in which no cause was found. */
export function perhapsOther(
  { words }: ReadableText,
  { isUnlikely, other }: TextKind,
): OtherText | undefined {
  return statedIn(words, ({ perhaps }) => perhaps) ?? (isUnlikely ? other : undefined);
}

/** Words before an approval that take it back: `not ready for distribution`, `once an update is approved`. */
const TAKEN_BACK =
  /\b(?:(?:not|never)(?: \w+){0,2}|(?:once|until|unless|if|when|as soon as)\b[^.!?\n]{0,60}) $/;

function isTakenBack(text: string, at: number): boolean {
  return TAKEN_BACK.test(text.slice(Math.max(0, at - 80), at));
}

function statedIn(
  words: string,
  signOf: (stated: (typeof STATED)[number]) => RegExp | undefined,
): OtherText | undefined {
  const text = endsOf(words).replaceAll(IN_GENERAL, '');
  const found = STATED.find((each) => {
    const sign = signOf(each);
    const at = sign ? text.search(sign) : -1;
    return (
      at >= 0 &&
      !(each.kind === 'approval' && isTakenBack(text, at)) &&
      !each.absent.some((pattern) => text.search(pattern) >= 0)
    );
  });
  return found && otherOf(found.kind);
}
