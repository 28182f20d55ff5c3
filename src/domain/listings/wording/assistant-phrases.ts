/** Subjects of an answer: a text for a store. */
const WORK =
  '(?:description|app store|play store|google play|listing|version|optimi[sz]ed|keyword|subtitle|title|tagline|release notes|what.s new|translation|text|copy|draft)';

/** First lines of an answer. In each language, the usual courtesy with "here is". */
const OPENINGS: readonly RegExp[] = [
  new RegExp(`^(?:sure|certainly|of course|absolutely|great)\\b[!,.:]?.{0,60}\\b(?:here|${WORK})\\b`, 'iu'),
  new RegExp(`^here(?:'s|’s| is| are)\\b.{0,60}\\b${WORK}s?\\b.{0,60}:\\s*$`, 'iu'),
  new RegExp(
    `^(?:i(?:'ve|’ve| have) (?:written|created|crafted|drafted|prepared|translated|shortened))\\b`,
    'iu',
  ),
  /^(?:natürlich|gerne|klar|selbstverständlich)\s?[!,.:].{0,20}\bhier (?:ist|sind|kommt)\b/iu,
  /^(?:bien sûr|certainement|avec plaisir|d[’']accord)\s?[!,.:].{0,20}\bvoici\b/iu,
  /^[¡]?(?:claro|por supuesto|desde luego)\s?[!,.:].{0,20}\b(?:aquí (?:tienes|está)|te dejo)/iu,
  /^(?:claro|com certeza|certamente)\s?[!,.:].{0,20}\baqui (?:está|vai|estão)/iu,
  /^(?:certo|certamente|ecco fatto|volentieri)\s?[!,.:].{0,20}\becco\b/iu,
  /^(?:конечно|разумеется|с удовольствием)\s?[!,.:].{0,20}(?:вот|ниже)(?!\p{L})/iu,
  /^(?:もちろんです|かしこまりました|承知しました|承知いたしました|はい、)/u,
  /^(?:当然|當然|好的|没问题|沒問題|当然可以|當然可以)\s?[！!，,。].{0,12}(?:以下|这是|這是|下面)/u,
  /^(?:물론입니다|물론이죠|네, 알겠습니다|알겠습니다)/u,
  /^(?:elbette|tabii(?: ki)?|memnuniyetle)\s?[!,.:].{0,20}(?<!\p{L})[iİ]şte(?!\p{L})/iu,
  /^(?:بالتأكيد|بالطبع|حسنًا|حسنا)\s?[!،,.:؛].{0,20}(?:إليك|هذا هو|فيما يلي)/u,
  /^(?:zeker|natuurlijk|uiteraard)\s?[!,.:].{0,20}\bhier (?:is|zijn)\b/iu,
  /^(?:jasne|oczywiście|pewnie)\s?[!,.:].{0,20}\b(?:oto|poniżej)(?!\p{L})/iu,
];

/** Last lines of an answer. */
const ENDINGS: readonly RegExp[] = [
  /^(?:please )?let me know if you(?:'d|’d| would)? (?:like|want|need|have|prefer)\b.{0,120}$/iu,
  /^(?:feel free to (?:adjust|modify|edit|customi[sz]e|tweak|change)|would you like me to|do you want me to|i hope this helps|hope this helps|want me to)\b.{0,120}$/iu,
  /^(?:sag mir bescheid|lass (?:es )?mich wissen|soll ich|möchtest du,? dass ich)\b.{0,120}$/iu,
  /^(?:n[’']hésitez pas à me dire|dites-moi si|souhaitez-vous que je|voulez-vous que je)(?!\p{L}).{0,120}$/iu,
  /^[¿]?(?:avísame si|dime si|quieres que|te gustaría que)(?!\p{L}).{0,120}$/iu,
  /^(?:me avise se|quer que eu|gostaria que eu|espero que (?:isso )?ajude)(?!\p{L}).{0,120}$/iu,
  /^(?:fammi sapere se|vuoi che io|spero (?:che )?(?:questo )?(?:ti )?sia utile)(?!\p{L}).{0,120}$/iu,
  /^(?:дайте знать, если|хотите, чтобы я|надеюсь, это поможет)/iu,
  /(?:ご希望があればお知らせください|必要であれば調整します|他にもご要望)/u,
  /^(?:如果(?:您|你)?需要(?:我)?(?:调整|修改|調整)|需要我|希望(?:这|這)(?:对|對)(?:您|你)有(?:帮助|幫助))/u,
  /(?:필요하시면 말씀해 주세요|수정이 필요하시면|도움이 되(?:었으면|길) 바랍니다)/u,
  /^(?:isterseniz|ister misiniz|umarım yardımcı olur)(?!\p{L}).{0,120}$/iu,
  /^(?:هل تريد(?:ني)? أن|أخبرني إذا|آمل أن يساعدك)/u,
  /^(?:laat me weten|wil je dat ik|zal ik)\b.{0,120}$/iu,
  /^(?:daj znać|czy chcesz, żebym|mam nadzieję, że to pomoże)(?!\p{L}).{0,120}$/iu,
];

/** Remarks about the text itself, in any line. */
const REMARKS: readonly RegExp[] = [
  /[([](?:character|char|word)s?[ -]?count:?\s?\d+.{0,20}[)\]]|^(?:character|char)s?[ -]?count:?\s?\d+/iu,
  /[([]\s?\d{1,4}\s?(?:\/\s?(?:30|80|100|170|500|4000)|(?:characters?|chars?|zeichen|caractères|caracteres|caratteri|文字|字符|символ\p{L}*))\s?[)\]]\s*$/iu,
  /\bas an ai(?: language)? (?:model|assistant)\b|\bas a large language model\b|\bi can(?:'t|’t|not) browse\b/iu,
];

/** Lines at the start and the end that are looked at. */
const EDGE_LINES = 2;

/** The line of a text that an assistant wrote to its user. */
export function chatterIn(text: string): string | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.replace(/^[\s*_#>"“”]+|[\s*_"“”]+$/g, ''))
    .filter((line) => line !== '');
  const first = lines.slice(0, EDGE_LINES).find((line) => hits(OPENINGS, line));
  const last = lines.slice(-EDGE_LINES).find((line) => hits(ENDINGS, line));
  return first ?? last ?? lines.find((line) => hits(REMARKS, line));
}

function hits(patterns: readonly RegExp[], line: string): boolean {
  return patterns.some((pattern) => pattern.test(line.slice(0, 300)));
}
