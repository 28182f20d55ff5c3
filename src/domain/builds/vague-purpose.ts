/** Things that apps ask for, in the languages in which vague texts were seen. */
const THINGS =
  /(?<![\p{L}])(?:cameras?|caméra|kamera|cámara|câmera|fotocamera|камер\p{L}*|microphone|micro|mikrofon\p{L}*|micrófono|microfone|microfono|микрофон\p{L}*|photos?|library|libraries|gallery|fotos?|galer\p{L}+|photothèque|fotomediathek|mediathek|libreria|biblioteca|carrete|фото\p{L}*|галере\p{L}*|медиатек\p{L}*|location|standort\p{L}*|position|localisation|ubicación|localização|posizione|местоположени\p{L}*|геолокаци\p{L}*|contacts?|kontakt\p{L}*|contactos?|contatos?|contatti|контакт\p{L}*|calendars?|kalender\p{L}*|calendrier\p{L}*|calendarios?|calendário|календар\p{L}*|reminders?|face id|biometric data|bluetooth|motion|sensors?|device|speech recognition|tracking|media|music|health data|health|local network|konum\p{L}*|rehber\p{L}*|fotoğraf\p{L}*|aparat\p{L}*|zdję\p{L}*|lokalizacj\p{L}*)(?![\p{L}])|カメラ|マイク|写真|位置情報|連絡先|カレンダー|相机|相機|麦克风|麥克風|照片|相册|相簿|位置|通讯录|通訊錄|日历|카메라|마이크|사진|앨범|위치|연락처|캘린더/gu;

/** Words with which access is asked for, and that say nothing about its purpose. */
const ASKING =
  /(?<![\p{L}])(?:allows?|this|the|your|my|our|apps?|application|we|i|it|to|for|of|in|on|and|or|an?|is|be|uses?|using|used|access|accesses|needs?|require[sd]?|wants?|would|like|please|grant|give|permissions?|requests?|necessary|needed|function|functionality|functions|features?|works?|properly|correctly|can|will|so|that|usage|purpose|erlauben|erlaube|erlaubt|bitte|zugriff|auf|die|der|das|den|dem|deine[nr]?|ihre[nr]?|diese|benötigt|braucht|wird|möchte|verwenden|verwendet|nutzen|nutzt|zu|für|und|autoriser|autorise[z]?|accéder|accès|à|aux?|de|du|des|la|les?|l|d|votre|vos|ta|tes|ton|cette|cet|appli|besoin|souhaite|utiliser|utilise|et|que|acceda|accedan|permitir|permit[ea]|acceder|acceso|al?|el|los|las|sus?|tus?|esta|este|aplicación|necesita|quiere|usar|utilizar|utiliza|requiere|y|o|aplicativo|seus?|suas?|os|as|ao|precisa|deseja|acessar|acesso|consenti|consente|accedere|accesso|tu[aoe]|tuoi|all[ao]|ai|il|lo|gli|di|questa|richiede|utilizzare|vuole|разрешит[ьe]|разрешите|доступ|к|вашей|вашему|вашим|вашего|приложени\p{L}*|требуется|нужен|необходим|использовать|хочет|для|eriş\p{L}*|izin|izni\p{L}*|verin?|kullan\p{L}*|isti?yor\p{L}*|uygulama\p{L}*|bu|için|gerek\p{L}*|lütfen|bilgi\p{L}*|aplikacj\p{L}*|wymaga\p{L}*|potrzeb\p{L}*|dostęp\p{L}*|zezw\p{L}*|korzysta|używa|do|utilisons|[éè]|necess[aá]ri[oa]|vereist|enable|services|мы|использу\p{L}*|вашу|gebruikt?)(?![\p{L}])|アクセス|許可|してください|します|する|ため|使用|利用|このアプリ|こと|[がはへのにを]|允许|需要|访问|您的|你的|请|应用|程序|접근|허용|필요|사용|합니다|하도록|해|주세요|대한|앱|[에을를이가]/gu;

/**
 * Words that ask as well, but also introduce a purpose ("für Videoanrufe"): they make a text vague only where nothing else
 * is left of it.
 */
const NEEDING =
  /(?<![\p{L}])(?:wir|wij|работы|brauchen|möchten|gerne?|um|richtig|korrekt|funktionieren|nous|avons|pour|fonctionner|correctement|necesitamos|para|app|funcion(?:e|ar)|correctamente|precisamos|d[ao]s?|corretamente|abbiamo|ha|bisogno|del(?:la|le|l|lo)?|dei|per|funzionare|correttamente|we|hebben|heeft|jouw?|je|uw|nodig|deze|het|een|toegang|tot|willen|wil|graag|gebruiken|voor|om|te|goed|werken|microfoon|locatie|contacten|agenda|sta|toe|vous|il|plaît|prosi|o|s|a)(?![\p{L}])|アプリ|必要(?:です|と)?/gu;

/** Words before a purpose, which in these languages is often a single word. */
const PURPOSE = /(?<![\p{L}])(?:für|pour|para|per|voor|için|do|dla|для)(?![\p{L}])/u;

/** Scripts without spaces, in which three characters are still no sentence. */
const DENSE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;
/** Words of somebody who only wanted the build to go through. */
const FILLER =
  /^(?:tests?|n\/?a|asdf\p{L}*|qwert\p{L}*|string|description|text|some text|reason|placeholder|foo(?: bar)?|bla(?: bla)*|change me)$|^(?:todo|tbd|fixme|xxx+|lorem ipsum)(?!\p{L})/u;
/** A purpose in one word: of access that only adds something, or with the thing itself, as in “to upload photos”. */
const ADDS =
  /(?<![\p{L}])(?:save|add|upload|scan|share|attach|speicher\p{L}*|enregistrer|guardar|salvar|salvare|сохран\p{L}*|ekle\p{L}*|kaydet\p{L}*|zapis\p{L}*|doda\p{L}*)(?![\p{L}])|保存|저장/u;
const MAX_DENSE_CHARACTERS = 3;

/**
 * Whether a purpose string says nothing about the purpose: without the app's name, what is asked for and the words of
 * asking, at most one word is left.
 */
export function isVaguePurpose(text: string, appName: string | undefined): boolean {
  const plain = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\$[({]product_name[)}]|%@/g, ' ');
  if (plain.trim() === '' || ADDS.test(plain)) return false;
  const name = appName?.trim().toLowerCase() ?? '';
  const rest = (name === '' ? plain : plain.replaceAll(name, ' '))
    .replaceAll(/[.!…,:;()"'’“”「」。、！\-–—]/g, ' ')
    .replaceAll(THINGS, ' ')
    .replaceAll(ASKING, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (FILLER.test(rest) || rest.replaceAll(NEEDING, ' ').trim() === '') return true;
  if (PURPOSE.test(plain)) return false;
  return DENSE.test(rest)
    ? Array.from(rest.replaceAll(' ', '')).length <= MAX_DENSE_CHARACTERS
    : !rest.includes(' ') && rest !== plain.trim();
}

/** A variable of Xcode that was not replaced, or a gap that a template left. */
const UNFILLED = /\$[({]\w{1,60}[)}]|\{\{[^}]{0,60}\}\}|<app[_ ]?name>|\[app[_ ]?name\]|%@|%app_?name%/i;

/** Whether users would read the name of a variable instead of the app's. A vague text has a finding of its own. */
export function hasUnfilledName(text: string): boolean {
  return UNFILLED.test(text);
}

/** Words that begin a sentence's purpose: “not used for ads” denies only that purpose. */
const PURPOSES = 'for|to|when|while|unless|without|with|in|by|outside|after|before|as|if|until|beyond|on';
/** Sentences that end by saying that the access is not used, in the languages in which such texts were seen. */
const UNUSED: readonly RegExp[] = [
  new RegExp(
    `(?:\\bnot|n['’]t|\\bnever)\\s+(?:currently\\s+|actually\\s+)?(?:use[ds]?|access(?:ed)?|need(?:ed)?|require[ds]?)(?:\\s+(?!(?:${PURPOSES})\\b)[\\p{L}’']+){0,3}(?:\\s+(?:currently|at the moment|yet|by (?:this|the|our) app|in this (?:app|version)))?\\s*$`,
    'iu',
  ),
  /non\s+utilis\p{L}*(?:\s+(?:actuellement|pour le moment|par cette app\p{L}*|dans cette version))?\s*$|n['’]utilise\s+pas(?:\s+[\p{L}’']+){0,3}\s*$/iu,
  /(?:wird|werden)\s+(?:derzeit\s+|aktuell\s+)?nicht\s+(?:verwendet|benutzt|genutzt|benötigt)\s*$/iu,
  /no\s+se\s+(?:usa|utiliza)n?(?:\s+(?:actualmente|por ahora|en esta versión))?\s*$/iu,
  /non\s+(?:viene\s+|è\s+)?(?:attualmente\s+)?(?:usat|utilizzat)[aoei]\s*$/iu,
  /não\s+(?:é\s+|está sendo\s+)?(?:usad|utilizad)[ao]s?(?:\s+(?:no momento|atualmente))?\s*$/iu,
  /не\s+(?:используется|использует)(?:\s+(?:сейчас|в этой версии))?\s*$/iu,
  /kullanılm(?:ıyor|az|amaktadır)\s*$/iu,
  /使用(?:して(?:い)?ません|しません|されません)\s*$|(?:未|不会|暂不|没有)使用\s*$|사용하지\s*않(?:습니다|음|아요)\s*$/u,
];

/** Whether a text says that the app does not use what it asks for. */
export function saysItIsUnused(text: string): boolean {
  return text
    .slice(0, 1000)
    .split(/[.!。！;]+/)
    .some((sentence) => UNUSED.some((each) => each.test(sentence.trim())));
}
