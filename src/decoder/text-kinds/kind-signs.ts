/** A text about a store that refuses nothing. */
export type OtherKind =
  | 'approval'
  | 'on-the-way'
  | 'reminder'
  | 'plan'
  | 'change'
  | 'news'
  | 'question'
  | 'log'
  | 'mail';

const MONTH =
  '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|e|y|ust|tember|ober|ember)?\\b';
/** `Guideline` in the languages in which App Review writes. */
const GUIDELINE =
  '(?:guide(?:lines?)?|guidlines?|准则|準則|指南|ガイドライン|가이드라인|지침|richtlinien?|leitlinien?|directives?|directrices|directriz|pautas?|diretriz(?:es)?|linee guida|linea guida|normas?|règles?|wytyczn[ae]|yönerge)';
/** Words of a refusal in other languages than English. */
export const REFUSED =
  'abgelehnt|abgewiesen|zurückgewiesen|beanstandet|refusée?|rejetée?|rechazad[oa]|rechazaron|rejeitad[oa]|recusad[oa]|rifiutat[ao]|respint[ao]|afgewezen|geweigerd|odrzucon[aey]|reddedildi|отклонен|رفض|被拒|未通过|打回|却下|リジェクト|거부|리젝|거절|từ chối';
/** The issue that a mail of Google Play names, in its languages. */
const ISSUE =
  '(?:issues? found|problemas? (?:encontrado|detectado)s?|problema rilevato|gefundenes problem|problème (?:détecté|constaté)|règles enfreintes|wykryte problemy|检测到问题|发现的问题|検出された問題|見つかった問題|문제 발견|المشكلة|обнаружена проблема)';

/** Marks of a store's letter, also of one that is translated: `Issue found:`, or a line with the ID of a submission. */
export const LETTER_MARK = new RegExp(
  String.raw`\bsubmission id\b|\breview date\b|\bversion reviewed\b|\breview device\b|\bissue description\b|\bnext steps\b|\bissue details\b|\bapp status\b|\bpublishing status\b|\bto bring your app into compliance\b|\b(?:hello|dear) (?:google play )?developer\b|\b(?:hi|hello|dear) developers? at\b|(?:^|\n)[ \t>*_]{0,6}status ?: ?(?:app |update )?(?:rejected|removed|suspended|not published)\b|\[action (?:required|needed)\]|\bgoogle api error\b|(?:^|\n)[^\n:：]{2,30}[:：] ?[0-9a-f]{8}-[0-9a-f]{4}-|${ISSUE} ?[:：\n]`,
  'g',
);
/** Marks of the part of a letter that refuses: approvals have an ID and a greeting, too. */
export const ISSUE_MARK = new RegExp(
  String.raw`\bissue (?:description|details)\b|\bnext steps\b|\bto bring your app into compliance\b|\bgoogle api error\b|${ISSUE} ?[:：\n]`,
);
/** A refusal that happened. */
export const REFUSED_IT = new RegExp(
  String.raw`\b(?:apple|google|app review|(?:google )?play(?: store)?|app store|reviewers?|they) (?:has |have |just |again |still )?(?:answered|rejected|refused|declined|denied|flagged|removed|suspended|keeps? (?:on )?(?:rejecting|refusing))\b(?! builds? waiting)|\b(?:rejected|refused|declined|denied) (?:us|it|me|our|my)\b|\b(?:was|were|been|got|gets|getting|been getting|is being) (?:\w+ )?(?:rejected|refused|declined|denied|reject) ?(?:by|from|under|for|because|with|again|as|due|in|on|:|\.|,|$)|\bbuild \d+ (?:is |was )?rejected\b|\b(?:app|update|release|version) (?:is|keeps being) (?:rejected|refused)\b|\bstatus: (?:rejected|removed|suspended)\b|wurde [^.\n]{0,40}(?:geschlossen|entfernt|gesperrt)|\bneeds attention\b|拒绝原因|\b(?:rejected|refused|declined) by (?:apple|app review|google|the (?:app|play) store|the reviewer)\b|\b(?:unable|not able) to (?:release|publish|upload|submit)\b|\b(?:cannot|can't|couldn't) (?:release|publish|upload|submit) (?:my|our|the|it)\b|\bblock(?:s|ing|ed) (?:the|our|my) (?:release|update|submission)|\b(?:had|have|having|got) (?:it|them|(?:my|our|the) (?:app|update)) (?:denied|rejected|refused|removed)\b|\breviewer (?:writes|wrote|says|said|could)\b|${REFUSED}`,
);
/** A message that begins with a greeting, and what one of a store asks of this developer. */
export const GREETING =
  /(?:^|\n)[ \t>]*(?:hi|hello|dear|hallo|liebe[rs]?|guten tag|bonjour|hola|olá|ciao|salve)\b[^\n]{0,60}(?:\n|$)/;
export const DEMAND =
  /\byou (?:must|(?:will )?need to)\b|\bplease respond\b|\bif you (?:don't|do not)\b|\baction (?:is )?(?:required|needed)\b|\b(?:have been|has been|will be|to be) (?:removed|terminated|closed)\b|\bexpires?\b/;
/** A subject that is the developer’s own: no change of the rules for everybody. */
export const OF_YOURS =
  /\byour (?:developer |program |all )?(?:apps?|account|membership|profile|details|identity|organization)\b/;
/** A store's sentence in quotation marks, right after the store: Apple says "...", whatever the language around it. */
export const QUOTED =
  /\b(?:apple|app review|app store(?: connect)?|google(?: play)?|play(?: store| console)?|reviewers?)\b(?! (?:docs|documentation|guidelines?|polic))[^"“„«?.!]{0,120}["“„«](?=\p{L}\P{Lu}*\s\p{Ll}+)[^"”“»]{20,}/u;
/** An error that a tool or a console printed. */
export const PRINTED_ERROR =
  /\berrors?(?::|\n)|(?:^|\n)[-• ]*9[01]\d{3}(?::| -) [a-z]|ошибк|\berro\b|\bhata\b|\bvalidation_?error\b|"status": "invalid"|\bnpm err!|\bcould not (?:find|resolve)\b|\bcannot be smaller\b|\bunsupported directory\b|\binvalid requestuuid\b|\bexpired\b|\bhas already been used\b|\balready exists\b|\b0 valid identities\b|\bitms-\d{5}:|\[!\]|\bexception\b|\bexited with\b|\baction required\b|##\[error\]|\bhttperror [45]\d\d|\b[45]\d\d [a-z]+_[a-z]{3}|\bfailed\b|échec|fehler|\berrore?\b|no se ha podido|오류|\bunable to add for review\b/;

/** The beginning of a line, with the signs of a heading or a list. */
const LINE = String.raw`(?:^|\n)[ \t]*(?:[-*•+]|\d+[.)])? ?`;
const HEADINGS =
  'test plan|tests?|testing|how to test|validation|verification|what changed|changes|summary|checklist|files changed|acceptance(?: criteria)?|tasks?|to-?do|to decide|decisions?|work(?: items)?|goals?|scope|out of scope|problem|why(?: [^\\n]{0,40})?|context|background|requirements?|deliverables?|definition of done|done (?:when|looks like)|proposed (?:fix|solution|change)|findings?|evidence|motivation|depends on|dependencies|priority|timeline|deadline|milestones?|related|implementation|open questions?|risks?|owner|estimate|overview|introduction|what triggers it|how to fix(?: it)?|how to avoid(?: it)?|cause|prevention|tips?|faq|steps to reproduce|expected (?:result|behaviou?r)|release notes|current state|phase \\d+';

/**
 * Signs in a text's lines in lower case, by what they speak for: how it is built, and to whom it speaks. A text about stores
 * is a document of a developer or says what holds for everybody; an answer is to this developer, about this app.
 */
export const SIGNS: Readonly<Partial<Record<OtherKind | 'answer', Readonly<Record<string, RegExp>>>>> = {
  change: {
    ofAProject:
      /^(?:#+ )?(?:fix|feat|chore|refactor|docs|build|ci|test|perf|style|release|hotfix|deps|revert)(?:\([\w ./,-]{1,40}\))?!?: |\bthis (?:pr|pull request|commit|patch|mr)\b|\b(?:close[sd]?|fix(?:es|ed)?|resolve[sd]?) #\d|(?:^|\n)(?:diff --git|@@ -\d|\+{3} [ab]\/)/,
    imperativeTitle:
      /^(?:#+ )?(?:\[[^\]\n]{1,30}\] ?)*(?:add|update|remove|fix|make|use|replace|bump|clarify|prepare|run|support|enable|implement|improve|migrate|validate|publish|show|record|handle|ensure|submit|complete|create|require|set up|drop|move|audit|draft|surface|list)s? [^\n!?]{3,160}[^\n.:!?]\n/,
    sourceCode:
      /\b(?:if|while|catch|switch|when) ?\([^()\n]{0,80}(?:\.\w+\(|[=!]==? ?)|=> ?\{|\bthrow (?:new )?\w+\(|\b(?:const|let|var|val) \w+(?:: \w+)? = |\breturn [^\n]{0,80};|\.(?:contains|includes|startswith|matches)\(|\b(?:fun|func|def|function) \w+\(|(?:^|\n)[ \t]*(?:\/\/|\/\*\*?|<!--|#!|"""|import \w|\w+\[[^\]\n]+\] ?= )/,
    changelog:
      /(?:^|\n)#{0,3} ?\[?v?\d+\.\d+\.\d+\]? ?[-(]? ?\d{4}-\d\d|(?:^|\n)(?:changelog\b|#+ (?:release notes|what's new|unreleased)\b)|\n#{1,4} (?:added|fixed|changed|removed|security)(?:\n|$)/,
  },
  plan: {
    heading: new RegExp(
      String.raw`(?:^|\n)(?:#{1,6} ?(?:\d+[.)] )?(?:${HEADINGS})\b[^\n.]{0,30}(?:\n|$)|(?:${HEADINGS}) ?:(?!\w)|(?:${HEADINGS})(?=\n))`,
    ),
    title: /^# ?[^\n]{3,140}\n/,
    list: new RegExp(
      String.raw`${LINE}(?:\[[ xv✓]?\] |[☐☑✔✖⚠])|(?:\n(?:[-•*] |\d{1,2}[.)] |#)[^\n]*){3}|\n\|[ :|-]{3,}`,
    ),
    ticket:
      /\bpart of:? #\d|\bparent(?: epic| issue)?: ?#\d|\bepic\b|\b(?:depends on|blocked by|related|tracking issue|follow-?up (?:to|of)):? #\d|\bas an? [a-z ]{2,30},? i (?:want|can)\b|(?:^|\n)(?:#+ )?(?:\[[^\]\n]{1,20}\])*\[?(?:(?:task|story|rel|pbi|epic|ticket|issue)[- ]?\d{1,4}\b|p[0-3]\])/,
    notYet:
      /\bbefore (?:(?:we|the|our|each|every|first|initial|next|any|submitting|you) )+(?:submit|submission|launch|release|shipping|resubmi)|\b(?:release|launch|submission)[ -](?:gate|checklist|plan|prep|steps|runbook|blockers?)\b|\bpre-?(?:submission|flight)\b|\b(?:haven't|hasn't|have not|not yet) (?:even )?(?:submitted|started)\b|\bnot submitted yet\b|\b(?:noch nicht|vor der(?: ersten)?|nicht) ein(?:ge)?reich|noch keine einreichung|提出前|ещ[её] не отправ|en desarrollo|todavía no|pas encore (?:soumis|envoy)|\b(?:nothing|no) (?:open|issue (?:is )?open|refused|rejected)|\bno open issue|niets geweigerd/,
    toDo: /(?:^|\n|[.!] )(?:to-?do|plan|task|story|backlog|roadmap|idea|proposal)(?: for [a-z ]{1,30})?: |\b(?:we|i) (?:should|need to|have to|still need to|want to|plan to|will) \w+|\blet's\b|\bmilestone\b|\bnice to have\b|\bremaining (?:step|work)|\bdeadline\b|\bnext sprint\b|\bshould be (?:done|added|completed)\b|必要がある/,
    conditional:
      /\b(?:will|would|could|may|might|can|to) (?:probably )?(?:be|get|gets|cause|trigger|result in|lead to|avoid|prevent|pass|risk|refuse|reject|flag|apply)[^.\n]{0,60}\b(?:reject\w*|refus\w+|flagged)\b|\bmight apply\b|\b(?:probably|otherwise|likely)\b[^.\n]{0,40}\b(?:reject|refus|flag)|\b(?:if|when|in case)\b[^.\n]{0,60}\b(?:rejects?|rejected|refuses?|flagged|refused|fails)\b|\b(?:polic\w+|review|store|app|specific) (?:review )?rejections?\b|\bavoids?\b[^.\n]{0,60}\brejection|\brisk of\b|\byou(?:'ll| will)? get\b[^.\n]{0,60}\b(?:when|if)\b|würde [^.\n]{0,40}abgelehnt|リスク/,
  },
  news: {
    ofAllApps:
      /\b(?:all|new|most|any|existing|other|many|your) apps\b|\b(?:any|every|each) app\b|\bapps [a-z ]{0,40}must\b|\bapps (?:that|which|with|using|must|may|can|should|are|will|whose|shouldn't|need|get)\b|\bdevelopers (?:who|with|must|need to|should|have|will|are|registered)\b|\bdeveloper accounts? (?:registered|created)\b|\byour app (?:should|shouldn't|might|must not|can)\b|\ball (?:members|developers)\b/,
    rule: /\bwe (?:don't|do not) allow\b|\bif your app\b|(?:^|\n)(?:[1-5]\.\d[\d.]*(?:\([a-z]+\))? )?apps (?:that|which|with|must|may)\b|(?:^|\n)(?:note: |tip: |[1-5]\.\d[\d.]*(?:\([a-z]+\))? )?(?:choose|make sure|don't|avoid|always|never|be sure)\b|\b(?:apps|applis?|applications) doivent\b|\bmüssen apps\b|如果您的 ?app|^[1-5]\.\d[\d.]*(?:\([a-z]+\))? ?[^ -~]/,
    mailing: /\b(?:un)?subscribe\b|\bbook a call\b|\bmoney back\b|\bprices? from\b|\binvented\b/,
    ofSomethingElse:
      /\b(?:payment|transfer|refund|card|order|claim|invoice|lease|booking|loan)s?\b[^.\n]{0,60}\b(?:rejected|refused|declined|denied)\b|\b(?:rejected|refused|declined|denied) (?:my|our|the|your|a) (?:payment|transfer|refund|card|order|claim|invoice|loan)|\b(?:rejected|refused|declined|denied) my (?:holiday|leave|vacation|visa|job|paper|manuscript|essay|proposal|offer)\b|\bapplication for the position\b|\byour application (?:was not|has not been) successful\b|\bcostumer\b|\b(?:verify|confirm|validate) your (?:account|identity|password)[^.\n]{0,40}\bhttps?:\/\/(?![\w.-]*\b(?:apple|google|android)\.com\b)|\bhubungi whatsapp\b|\bwhatsapp (?:us|kami)\b|★|^"?[1-5] stars?\b/,
    announcement: new RegExp(
      String.raw`\bpolicy (?:updates?|changes?|announcement|news)\b|\b(?:apple|google|we)(?:'ve| have)? (?:just )?(?:announced|updated|introduced|clarified)\b|\bwe(?:'re| are) (?:also )?(?:updating|introducing|clarifying|announcing|changing|extending)\b|\bnew (?:apple|google|app store|play|policy|privacy) (?:[a-z]+ )?(?:requirements?|rules?|policy|guidelines?)\b|\b(?:starting|beginning|effective|from|as of|since) (?:on |from |in )?(?:\d{1,2} )?${MONTH}|\bupcoming requirements?\b|\bhas been updated\b|\bwhat changed\b`,
    ),
    guide:
      /^#? ?how to \w+|\b(?:common|frequent|known|usual) (?:[a-z-]+ ){0,3}(?:rejections?|reasons|mistakes|causes|pitfalls|errors)\b|\b(?:top|\d+|ten|five|seven) (?:\w+ )?(?:reasons|mistakes|pitfalls|tips)\b|\breasons for (?:\w+ )?rejections?\b|\bhow to avoid\b|\bin (?:this|the) (?:article|guide|post|video|tutorial)\b|\bthis week\b|\b(?:guide|lookup|cheat ?sheet|reference|best practices|overview) (?:to|for|of)\b|\btips for\b|\brejection codes\b|\bstep[- ]by[- ]step\b|\bwhy (?:was|did|is|does) (?:my|apple|google|an?)\b|\bexplains\b|\bexplained[,.;]|\bin this issue\b|\bread more\b|\bpublishing your app\b|lernziele/,
  },
  question: {
    asks: /\b(?:will|would|does|do) (?:apple|google|app review|the (?:app ?store|review(?:er)?s?|play store))\b[^!\n]{0,160}\?|\b(?:has|does|do|can|could|is) (?:anyone|anybody|somebody|someone)\b[^!\n]{0,160}\?|^(?:is|are|do|does|can|could|should|will|would|has|how|which|may) [^\n]{10,200}\?|^(?:why|what|how|when|where) [^\n]{5,120}\?\n|weiß jemand|alguien sabe|подскажите|quelqu'un sait/,
  },
  answer: {
    letterMark: LETTER_MARK,
    letterHeading: new RegExp(
      String.raw`(?:^|\n)[ >"*#-]{0,6}(?:\d[.)] )?(?:${GUIDELINE}[ :]{0,2}[1-5](?:\.\d[\d.]*)?(?: ?\([a-z]+\))? ?(?:[-:：,/]|and\b|\n|$)|[1-5]\. ?\d[\d.]* ?[-:]? ?(?:safety|performance|business|design|legal)\b|(?:safety|performance|business|design|legal) ?[-:] ?[a-z]|\[[1-5]\.\d[\d.]*(?:\([a-z]+\))?\] ?["a-z])|\b(?:regarding|in regards? (?:of|to)) (?:the )?[1-5]\.\d|\bcompliance with guideline\b|\bguideline [1-5]\.\d[\d.]*(?: ?\([a-z]+\))? ?[-:,] ?(?:safety|performance|business|design|legal|information needed)\b|"${GUIDELINE} [1-5]\.\d`,
    ),
    yourApp:
      /\byour (?:app(?:lication)?|submission|app update|update|release|apk|app bundle|bundle|build|binary|version|metadata|in-app purchases?|store listing|declaration|account|appeal|screenshots?)(?:'s)? (?!(?:should|may|might|can)\b)(?:[a-z ]{0,40} )?(?:is|was|are|were|has|have|does|did|doesn't|don't|didn't|isn't|cannot|could|contains?|requests?|uses?|includes?|appears?|requires?|offers?|crash\w*|declares?|violates?|still|exhibited|displayed|provides?|allows?|targets?|lets?|asks?)\b|\byour app\b[^.!?\n]{1,60} (?:was|has been) (?:rejected|removed|suspended)\b|您 ?的 ?(?:app|应用)|お客様の ?(?:app|アプリ)|귀하의 ?앱|تطبيقك|uygulamanız|ứng dụng của bạn|bạn đã|\b(?:ihre|votre|tu|su|seu|la tua|uw|twoja) (?:account|app|aktualis|actualización|aplicación|aplikacja)|ваше приложение/,
    theApp:
      /\b(?:this|the) (?:app(?:lication)?|submission|update|apk|bundle|build|binary|version|metadata|in-app purchases?|declaration|account|screenshots?)(?:'s)? (?:[a-z ]{0,40} )?(?:is|was|are|were|has|have|does|did|doesn't|didn't|isn't|cannot|could|contains?|requests?|uses?|includes?|appears?|requires?|offers?|crash\w*|declares?|violates?|still|exhibited|displayed|provides?|allows?)\b|앱이 |\b(?:die|l'|la|o|de) ?app\b/,
    weFound:
      /\bwe(?:'ve)? (?:still |also |have |again )?(?:noticed|found|discovered|identified|determined|detected|reviewed|were unable|are unable|were not able|could not|couldn't|cannot|need additional)\b|\bwir (?:haben|konnten)[^.\n]{0,60}(?:festgestellt|gefunden|nicht)|haben wir [^.\n]{0,30}festgestellt|nous (?:avons (?:constaté|remarqué|examiné)|n'avons pas)|hemos (?:detectado|observado|encontrado|podido)|(?:não )?(?:encontramos|conseguimos|identificamos|constatamos)|abbiamo (?:notato|riscontrato|rilevato)|we hebben [^.\n]{0,40}(?:gevonden|vastgesteld)|我们(?:发现|注意到|无法|期待)|確認(?:でき|いたし|しま)|발견|확인(?:했|할 수)|мы (?:обнаружили|не смогли)/,
    refusedIt: REFUSED_IT,
    printedError: PRINTED_ERROR,
    notCompliant:
      /\b(?:not|n't) (?:in )?compl(?:y|iant|iance)\b|\bviolat(?:es|ed|ing|ion of)\b|\bnon-?complian\w+|\bhas (?:been )?(?:removed|suspended|rejected|terminated)\b|\bnot (?:been |be )?(?:approved|accepted)\b|\bdeclaration(?: form)? (?:is|was|hasn't|not)\b|\bhas not been updated\b|\b(?:app|account) (?:was|has been) (?:removed|suspended|closed|terminated)\b|\bnot appear to be\b|\b(?:scheduled to|will) be removed from (?:sale|the app store)\b|(?:vos|ihre|tus|sus|suas|le tue) (?:applications|apps|aplicaciones|aplicativos|app)\b[^.\n]{0,40}(?:supprim|entfernt|eliminad|removid|rimoss)|需要隐私权政策|pas conforme|entspricht nicht|no cumple|niet voldoe|不符合|遵守していません/,
    quotedStore:
      /^(?:apple|app review|app store(?: connect)?|google(?: play)?|play (?:console|store)|the reviewer)(?: says| said| wrote)?(?! (?:updated|announced))[^:\n]{0,40}:[ \n]/,
    quotesStore: QUOTED,
    cannotRelease:
      /\byou (?:won't|will not|can't|cannot|aren't|are not|are no longer) (?:be )?(?:able to |allowed to )?(?:release|publish|update|upload|submit)|\byour (?:latest|current) (?:production )?(?:release|version)|\byour app (?:currently |must )?(?:targets?|support)\b|(?:^|\n)(?:#+ )?app must (?:support|target)\b|\bnicht möglich\b|no puedes solicitar/,
    delivery:
      /\b(?:recent|next) delivery\b|\bdelivery was successful\b|\bvalidation failed\b|\bunable to process\b|\bthis app was built with\b|\bitms-\d{4,5}: [a-z]|\byou(?:'ve| have)? (?:already )?uploaded\b/,
    toldByStore:
      /\b(?:play console|app store connect|app review|apple|google(?: play)?|policy status|the reviewers?|they) (?:currently |still |now )?(?:is |are )?(?:lists?|shows?|says?|said|displays?|reports?|wrote|writes|raised|pointed out|told|ask(?:ed|s|ing)|wants?|complain\w*|request(?:s|ed|ing)|demand(?:s|ed|ing))\b|\bgot this (?:for|from|mail|message)\b/,
    toYou:
      /\byou(?:'ll| will)? (?:won't|not be able|must|need to|will need|have to|can(?:not|'t))\b|\bplease (?:revise|remove|provide|reply|resolve|upload|correct|update|submit|note|review)\b|\b(?:hello|hi|dear)\b[^\n]{0,30}developer|\byour (?:latest|target|release|update|in-app|privacy policy|declaration|account|manifest)\b/,
    // Its own line, in the store's own words in every language.
    signed:
      /\n[ \t]*(?:[\p{L}' ]{2,16} )?(?:google play(?: console)?|app store connect|app store|app review|app review board|testflight|apple developer(?: relations| program support)?|play console)(?: (?:review )?team| trust & safety| ekibi)?[.,]?[ \t]*(?:\n[^\n]*){0,4}$/u,
    note: /^[^\n]{1,170}$/,
  },
};
