import type { ReadableText } from './readable-text';

/** A text about a store that refuses nothing. */
export type OtherKind = 'approval' | 'on-the-way' | 'plan' | 'change' | 'news' | 'question' | 'log';

/** Characters of a text that are read for its kind: the beginning tells it. */
export const MAX_READ = 20_000;

/** Marks of a store's letter. */
export const LETTER_MARK =
  /\bsubmission id\b|\breview date\b|\bversion reviewed\b|\breview device\b|\bissue description\b|\bnext steps\b|\bissues? found:|\bissue details\b|\bapp status\b|\bpublishing status\b|\bto bring your app into compliance\b|\b(?:hello|dear) (?:google play )?developer\b|\[action required\]|\berror itms\b|\bgoogle api error\b/;
/** A refusal that happened. */
export const REFUSED_IT =
  /\b(?:apple|google|app review|(?:google )?play(?: store)?|app store|reviewers?|they) (?:has |have |just |again |still )?(?:rejected|refused|declined|denied|flagged|removed|suspended|keeps? (?:on )?(?:rejecting|refusing)|keep rejecting)\b(?! builds? waiting)|\b(?:rejected|refused|declined|denied) (?:us|it|me|our|my)\b|\b(?:was|were|been|got|gets|getting|been getting|is being) (?:\w+ )?(?:rejected|refused|declined|denied|reject) ?(?:by|from|under|for|because|with|again|as|due|in|on|:|\.|,|$)|\bbuild \d+ (?:is |was )?rejected\b|\b(?:app|update|release|version) (?:is|keeps being) (?:rejected|refused)\b|\bstatus: (?:rejected|removed|suspended)\b|\b(?:rejected|refused|declined) by (?:apple|app review|google|the (?:app|play) store|the reviewer)\b|\b(?:unable|not able) to (?:release|publish|upload|submit)\b|\b(?:cannot|can't|couldn't) (?:release|publish|upload|submit) (?:my|our|the|it)\b|\bblock(?:s|ing|ed) (?:the|our|my) (?:release|update|submission)|\b(?:had|have|having|got) (?:it|them|(?:my|our|the) (?:app|update)) (?:denied|rejected|refused|removed)\b|被拒|リジェクト|리젝/;
/** An error that a tool printed. */
export const PRINTED_ERROR =
  /\berrors?:|\bitms-\d{5}:|\[!\]|\bexception\b|\bexited with\b|\baction required\b|##\[error\]|\bhttperror [45]\d\d/;
/** A sign in a text's lines in lower case: of a document of that kind, or of a store's answer. */
interface Sign {
  id: keyof typeof WEIGHTS;
  kind: OtherKind | 'answer';
  pattern: RegExp;
}

/** The beginning of a line, with the signs of a heading or a list. */
const LINE = String.raw`(?:^|\n)[ \t]*(?:[-*•+]|\d+[.)])? ?`;
const heading = (names: string) =>
  new RegExp(
    String.raw`(?:^|\n)(?:#{1,6} ?(?:\d+[.)] )?(?:${names})\b[^\n.]{0,30}(?:\n|$)|(?:${names}) ?:(?!\w))`,
  );

/** Points of each sign. Fitted by tools/fit-decoder.mjs. */
export const WEIGHTS = {
  commit: 4.6,
  ofAPullRequest: 2.4,
  pullRequestHeading: 2.2,
  closes: 2.0,
  imperativeTitle: 2.6,
  title: 2.5,
  diff: 3.3,
  sourceCode: 4.6,
  changelog: 2.3,
  checkBox: 1.2,
  planHeading: 1.4,
  partOf: 2.7,
  beforeSubmission: 3.8,
  testersWanted: 4.5,
  toDo: 2.8,
  table: 4.3,
  guide: 4.3,
  guideHeading: 2.5,
  rejectsInGeneral: 0.9,
  maybe: 2.9,
  requiredInGeneral: 0.8,
  appsInGeneral: 2.8,
  announcement: 3.3,
  notRefused: 2.4,
  asks: 5.0,
  letterMark: -5.0,
  letterHeading: -4.5,
  ofYourApp: -0.8,
  weFound: -2.3,
  refusedIt: -5.0,
  printedError: -3.1,
  notCompliant: -2.1,
  toYou: -4.7,
  cannotRelease: -4.5,
  delivery: -4.0,
  toldByStore: -1.3,
  quotedStore: -2.4,
  oneSentence: -0.8,
};

const DOCUMENT_SIGNS: readonly Sign[] = [
  {
    id: 'commit',
    kind: 'change',
    pattern:
      /^(?:#+ )?(?:fix|feat|chore|refactor|docs|build|ci|test|perf|style|release|hotfix|deps|revert)(?:\([\w ./,-]{1,40}\))?!?: /,
  },
  { id: 'ofAPullRequest', kind: 'change', pattern: /\bthis (?:pr|pull request|commit|patch|mr)\b/ },
  {
    id: 'pullRequestHeading',
    kind: 'change',
    pattern: heading(
      'test plan|tests?|testing|how (?:to test|has this been tested)|to test|validation|verification|steps to test|what changed|changes(?: made)?|summary(?: of changes)?|type of change|pull request|checklist|technical context|version handling|rollback|files changed',
    ),
  },
  { id: 'closes', kind: 'change', pattern: /\b(?:close[sd]?|fix(?:es|ed)?|resolve[sd]?) #\d/ },
  {
    id: 'imperativeTitle',
    kind: 'change',
    pattern:
      /^(?:#+ (?:\[[^\]\n]{1,30}\] ?)*)(?:add|update|remove|fix|make|use|replace|bump|clarify|prepare|run|support|enable|implement|improve|migrate|surface|validate|publish|reject|show|record|handle|ensure|submit|complete|create|set up|drop|move)\b[^\n]{0,160}\n/,
  },
  { id: 'title', kind: 'plan', pattern: /^# ?[^\n]{3,140}\n/ },
  { id: 'diff', kind: 'change', pattern: /(?:^|\n)(?:diff --git|@@ -\d|\+{3} [ab]\/|-{3} [ab]\/)/ },
  {
    id: 'sourceCode',
    kind: 'change',
    pattern:
      /\b(?:if|while|catch|switch|when) ?\([^()\n]{0,80}(?:\.\w+\(|[=!]==? ?)|=> ?\{|\bthrow (?:new )?\w+\(|\b(?:const|let|var|val) \w+(?:: \w+)? = |\breturn [^\n]{0,80};|\.(?:contains|includes|startswith|matches)\(|\b(?:fun|func|def|function) \w+\(|(?:^|\n)[ \t]*(?:\/\/|\/\*\*?|<!--|#!|"""|import \w)/,
  },
  {
    id: 'changelog',
    kind: 'change',
    pattern:
      /(?:^|\n)#{0,3} ?\[?v?\d+\.\d+\.\d+\]? ?[-(]? ?\d{4}-\d\d|(?:^|\n)(?:changelog\b|#+ (?:release notes|what's new|unreleased)\b)|\n#{1,4} (?:added|fixed|changed|removed|security)(?:\n|$)/,
  },
  { id: 'checkBox', kind: 'plan', pattern: new RegExp(String.raw`${LINE}\[[ xv✓]?\] `) },
  {
    id: 'planHeading',
    kind: 'plan',
    pattern: heading(
      'acceptance(?: criteria)?|tasks?|to-?do|to decide|decisions?|work(?: items)?|goals?|scope|out of scope|problem|why(?: [^\\n]{0,40})?|context|background|requirements?|deliverables?|definition of done|done (?:when|looks like)|proposed (?:fix|solution|change)|findings?|evidence|contract|motivation|depends on|dependenc(?:y|ies)|priority|timeline|deadline|milestones?|related|implementation(?: notes)?|open questions?|risks?|mitigations?|owner|estimate|pre-submission|submission|[a-z ]{0,20}store impact|required [a-z ]{2,40} work|hecho cuando|qué|tareas|aufgaben|やること|完了条件|任务|待办|steps to reproduce|to reproduce|expected (?:result|behaviou?r)|actual (?:result|behaviou?r)|phase \\d+|describe the [a-z ]{2,30}',
    ),
  },
  {
    id: 'partOf',
    kind: 'plan',
    pattern:
      /\bpart of:? #\d|\bparent(?: epic| issue)?: ?#\d|\bepic\b|\b(?:depends on|blocked by|related|tracking issue|follow-?up (?:to|of)):? #\d|\bacceptance(?: criteria)?:|\bas an? [a-z ]{2,30},? i (?:want|can)\b|(?:^|\n)(?:#+ )?\[?(?:task|story|rel|pbi|epic|ticket|issue)[- ]?\d{1,4}\b|(?:^|\n)(?:#+ )?(?:\[[^\]\n]{1,20}\])*\[p[0-3]\]/,
  },
  {
    id: 'beforeSubmission',
    kind: 'plan',
    pattern:
      /\bbefore (?:(?:we|the|our|each|every|first|initial|next|any) )+(?:submit|submission|launch|release|shipping|resubmi)|\b(?:release|launch|submission)[ -](?:gate|checklist|plan|prep|steps|blockers?)\b|\bfirst (?:(?:ios|android|app store|play(?: store)?) )+(?:release|submission)s?\b|\bfirst submissions\b|\bpre-?(?:submission|flight)\b/,
  },
  {
    id: 'testersWanted',
    kind: 'plan',
    pattern:
      /\btesters?(?: [a-z]+){0,3} (?:wanted|needed)\b|\b(?:wanted|needed|calling for|looking for|need|recruit\w*)[: ](?:[\w+-]+ ){0,5}testers\b|\bbecome a tester\b|\bif you(?:'d| would)? (?:like|want|are interested)\b|\bjoin (?:the|my|our) [a-z -]{0,20}(?:group|test|beta|program)|\bopt-in link\b|\badd (?:u|you) (?:to|as)\b/,
  },
  {
    id: 'toDo',
    kind: 'plan',
    pattern:
      /(?:^|\n|[.!] )(?:to-?do|plan|task|story|backlog|roadmap|idea|proposal)(?: for [a-z ]{1,30})?: |\b(?:we|i) (?:should|need to|have to|still need to|want to|plan to) \w+|\blet's\b|\bmilestone\b|\bnice to have\b|\bshould be (?:done|added|completed)\b/,
  },
  {
    id: 'table',
    kind: 'plan',
    pattern:
      /(?:^|\n)\|[^\n]*\b(?:risks?|mitigation|impact|owner|priority|severity|effort|code|meaning)\b[^\n]*\|/,
  },
  {
    id: 'guide',
    kind: 'news',
    pattern:
      /\bcommon (?:[a-z]+ ){0,3}(?:rejections?|reasons|mistakes|causes|pitfalls)\b|\b(?:top|\d+|ten|five|seven) (?:\w+ )?(?:reasons|mistakes|pitfalls|tips)\b|\breasons for (?:\w+ )?rejections?\b|\bhow to avoid\b|\bin this (?:article|guide|post|video|tutorial)\b|\b(?:guide|lookup|cheat ?sheet|reference|best practices|overview) (?:to|for|of)\b|\btips for\b|\brejection codes\b|\bstep[- ]by[- ]step\b/,
  },
  {
    id: 'guideHeading',
    kind: 'news',
    pattern: heading(
      'what triggers it|how to fix(?: it)?|how to avoid(?: it)?|example(?: rejection)?s?|solution|cause|prevention|tips?|faq|overview|introduction',
    ),
  },
  {
    id: 'rejectsInGeneral',
    kind: 'news',
    pattern:
      /\b(?:apple|google|app review|app store(?: review)?|play(?: store)?|reviewers?) (?:will |may |can |might |often |usually |frequently |routinely |always )?(?:rejects?|refuses?|flags?|blocks?|removes?|requires?|demands?|mandates?|expects?|looks for) (?:all |any |every |most |new |many |some |that |at least |developers?|apps?|an? |\d)|\b(?:is|are) (?:often|frequently|usually|commonly|routinely) (?:rejected|flagged|refused)\b/,
  },
  {
    id: 'maybe',
    kind: 'plan',
    pattern:
      /\b(?:will|would|could|may|might|can|to) (?:probably )?(?:be|get|gets|cause|trigger|result in|lead to|avoid|prevent|pass|risk|refuse|reject|flag)[^.\n]{0,60}\b(?:reject\w*|refus\w+|flagged)\b|\b(?:probably|otherwise|likely)\b[^.\n]{0,40}\b(?:reject|refus|flag)|\b(?:if|when|in case)\b[^.\n]{0,60}\b(?:rejected|flagged|refused)\b|\b(?:polic\w+|review|store|app|specific) (?:review )?rejections?\b|\bavoids?\b[^.\n]{0,60}\brejection|\brisk of\b/,
  },
  {
    id: 'requiredInGeneral',
    kind: 'news',
    pattern:
      /\b(?:is|are) (?:now )?(?:required|mandatory|a requirement|enforced)\b|\b(?:an? )?(?:apple|google|app store|google play|play(?: store)?) (?:guideline )?(?:requirements?|mandate)\b|\b(?:required|enforced|mandated) (?:by (?:apple|google)|since)\b|\b(?:policy|guideline \d[\d.]*(?:\([a-z]+\))?|apple|google|play(?: store)?|store polic\w+) (?:now )?(?:requires?|may require|demands?)\b/,
  },
  {
    id: 'appsInGeneral',
    kind: 'news',
    pattern:
      /\b(?:all|new|most|any|existing|other|many) apps?\b|\bapps (?:that|which|with|using|must|may|can|should|are|will|whose)\b|\b(?:all )?developers (?:who|with|must|need to|should|have|will|are|registered)\b|\bdeveloper accounts? (?:registered|created)\b/,
  },
  {
    id: 'announcement',
    kind: 'news',
    pattern:
      /\bpolicy (?:updates?|changes?|announcement)\b|\b(?:apple|google|we)(?:'ve| have)? (?:just )?(?:announced|updated|introduced|clarified)\b|\bwe are (?:updating|introducing|clarifying|announcing|changing)\b|\bnew (?:apple|google|app store|play|policy|privacy) (?:[a-z]+ )?(?:requirements?|rules?|policy|guidelines?)\b|\b(?:starting|beginning|effective|from|as of|since) (?:on |from |in )?(?:\d{1,2} )?(?:january|february|march|april|may|june|july|august|september|october|november|december|q[1-4])\b|\btimeline\b/,
  },
  {
    id: 'notRefused',
    kind: 'plan',
    pattern:
      /\b(?:haven't|have not|hasn't|has not|not yet) (?:been |received |got |gotten )?(?:any )?(?:reject|refus|flag|report|complain|feedback)|\bnot submitted yet\b|\bhasn't (?:even )?started\b|\b(?:not|n't) required by (?:apple|google)\b|\bplease report\b|\bpretending to be\b/,
  },
  {
    id: 'asks',
    kind: 'question',
    pattern:
      /\b(?:will|would|does|do) (?:apple|google|app review|the (?:app ?store|review(?:er)?s?|play store))\b[^!\n]{0,160}\?|\b(?:has|does|can|could|is) (?:anyone|anybody|somebody|someone)\b[^!\n]{0,160}\?|^(?:is|are|do|does|can|could|should|will|would|has|how|which|may) [^\n]{10,200}\?/,
  },
];

const ANSWER_SIGNS: readonly Sign[] = [
  { id: 'letterMark', kind: 'answer', pattern: LETTER_MARK },
  {
    id: 'letterHeading',
    kind: 'answer',
    pattern:
      /\bguideline [1-5]\.\d[\d.]*(?: ?\([a-z]+\))? ?[-:,] ?(?:safety|performance|business|design|legal|information needed)\b/,
  },
  {
    id: 'ofYourApp',
    kind: 'answer',
    pattern:
      /\b(?:your|this|the) (?:app(?:lication)?|submission|app update|update|release|apk|bundle|build|binary|version|metadata|in-app purchases?|store listing|declaration|account|appeal|screenshots?)(?:'s)? (?:[a-z ]{0,40} )?(?:is|was|are|were|has|have|does|did|doesn't|didn't|isn't|cannot|could|contains?|requests?|uses?|includes?|appears?|requires?|offers?|crash\w*|declares?|violates?|still|exhibited|displayed|may|provides?|allows?)\b/,
  },
  {
    id: 'weFound',
    kind: 'answer',
    pattern:
      /\bwe(?:'ve)? (?:still |also |have |again )?(?:noticed|found|discovered|identified|determined|detected|reviewed|were unable|are unable|were not able|could not|couldn't|cannot|need additional)\b/,
  },
  { id: 'refusedIt', kind: 'answer', pattern: REFUSED_IT },
  { id: 'printedError', kind: 'answer', pattern: PRINTED_ERROR },
  {
    id: 'notCompliant',
    kind: 'answer',
    pattern:
      /\b(?:not|n't) (?:in )?compl(?:y|iant|iance)\b|\bviolat(?:es|ed|ing|ion of)\b|\bnon-?complian\w+|\bhas (?:been )?(?:removed|suspended|rejected)\b|\bnot (?:been |be )?(?:approved|accepted)\b|\bdeclaration(?: form)? (?:is|was|hasn't|not)\b/,
  },
  {
    id: 'quotedStore',
    kind: 'answer',
    pattern:
      /^(?:apple|app review|app store(?: connect)?|google(?: play)?|play (?:console|store)|the reviewer)(?: says| said| wrote)?[^:\n]{0,24}: /,
  },
  {
    id: 'cannotRelease',
    kind: 'answer',
    pattern:
      /\byou (?:won't|will not|can't|cannot|aren't|are not|are no longer) (?:be )?(?:able to |allowed to )?(?:release|publish|update|upload|submit)|\byour (?:latest|current) (?:production )?(?:release|version)|(?:^|\n)(?:#+ )?(?:your )?app must (?:support|target)\b/,
  },
  {
    id: 'delivery',
    kind: 'answer',
    pattern:
      /\b(?:recent|next) delivery\b|\bdelivery was successful\b|\bvalidation failed\b|\bunable to process\b|\bthis app was built with\b|\bitms-\d{4,5}: [a-z]/,
  },
  {
    id: 'toldByStore',
    kind: 'answer',
    pattern:
      /\b(?:play console|app store connect|app review|apple|google(?: play)?|policy status|the reviewers?|they) (?:currently |still |now )?(?:is |are )?(?:lists?|shows?|says?|said|displays?|reports?|wrote|writes|raised|pointed out|told|ask(?:ed|s|ing)|wants?|complain\w*|request(?:s|ed|ing)|demand(?:s|ed|ing))\b/,
  },
  { id: 'oneSentence', kind: 'answer', pattern: /^[^\n]{1,170}$/ },
  {
    id: 'toYou',
    kind: 'answer',
    pattern:
      /\byou(?:'ll| will)? (?:won't|not be able|must|need to|will need|have to|should|can(?:not|'t))\b|\bplease (?:revise|remove|provide|reply|resolve|upload|correct|update|submit|note|review)\b|\b(?:hello|hi|dear)\b[^\n]{0,30}developer|\byour (?:latest|target|app|release|update|release|in-app|privacy policy|declaration|account|manifest)\b/,
  },
];

/** Points for a document of the developer's own, less those for a store's answer, and the likeliest kind. */
export function documentScore({ shown }: ReadableText): { score: number; kind?: OtherKind; ids: string[] } {
  const lines = shown.slice(0, MAX_READ).toLowerCase();
  const document = DOCUMENT_SIGNS.filter(({ pattern }) => pattern.test(lines));
  // The words of a refusal in a line of code are those of its own message.
  const isCode = document.some(({ id }) => id === 'sourceCode');
  const found = [
    ...document,
    ...ANSWER_SIGNS.filter(({ id, pattern }) => !(isCode && id === 'refusedIt') && pattern.test(lines)),
  ];
  const points = new Map<OtherKind, number>();
  let score = 0;
  for (const { id, kind } of found) {
    score += WEIGHTS[id];
    if (kind !== 'answer') points.set(kind, (points.get(kind) ?? 0) + WEIGHTS[id]);
  }
  const [best] = [...points].sort(([, a], [, b]) => b - a);
  return { score, ...(best && { kind: best[0] }), ids: found.map(({ id }) => id) };
}
