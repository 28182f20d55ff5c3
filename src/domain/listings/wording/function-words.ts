/**
 * Words of four letters and more that any text of a language has, however it is written: articles, pronouns,
 * prepositions, auxiliaries. Shorter ones are not counted at all.
 */
const WORDS: Readonly<Record<string, string>> = {
  en: "your with that this from have will they them then than when what which while where there their these those into over also more most just only each every such been being were would could should about after before other some very make need want like without within using here both does dont can't using through between",
  de: 'eine einen einer einem eines nicht auch sich oder wird werden haben sind dein deine deinen deiner deinem ihre ihren ihrer ihrem euer eure kann können über wenn aber durch nach noch mehr alle allen aller alles diese dieser dieses diesen beim sowie ohne bist sein seine unter zwischen jede jeder jedes jeden damit sodass welche welcher unser unsere',
  fr: 'vous votre vos avec pour dans plus sont cette mais tout tous toute toutes comme elle elles nous notre leur leurs sans être avez peut peuvent aussi très chaque entre depuis même ainsi lors dont quand fait faire sous vers chez quel quelle',
  es: 'para como este esta estos estas todo todos toda todas cada pero más desde hasta entre sobre cuando donde también puedes puede tiene tienes nuestra nuestro sus están está será según durante cualquier otros otras muchos muy unos unas sino porque quien',
  pt: 'para como você seus suas mais este esta esse essa isso todos todas cada com pelo pela pelos pelas entre sobre quando onde também pode podem está estão seja qualquer outros outras nosso nossa muito mesmo ainda depois sem são uma dele dela tudo toda todo',
  it: 'della delle degli dello nella nelle negli nello dalla dalle alla alle agli allo sulla sulle sono come questo questa questi queste tutti tutte ogni anche quando dove puoi può tuoi tuoi tuo tua tue suoi loro nostro nostra senza essere avere molto però più quale quali',
  nl: 'voor deze zijn niet naar door over ook meer alle alles kunt kan wordt worden jouw onze haar hebben heeft zonder tussen waar wanneer maar elke elk veel zoals onder deze dit aan met heel wat welke hun',
  sv: 'från eller till inte kan ditt dina alla varje över efter utan under mellan också mycket denna detta dessa vara blir finns många andra någon något sina deras våra',
  da: 'eller ikke kan dine alle hver over efter uden under mellem også meget denne dette disse være bliver findes mange andre nogle deres vores fra til med deres hvor',
  no: 'eller ikke kan dine alle hver over etter uten under mellom også mye denne dette disse være blir finnes mange andre noen deres våre hvor',
  fi: 'että myös joka jotka sekä kanssa ilman kuin voit voi ovat sinun kaikki kaikkien tämä tämän nämä mutta vain mitä missä kun sitä niitä',
  pl: 'jest oraz które który która przez twoje twój twoja swoje swój może możesz każdy każdego dla tego tych tylko także również bez pod nad przed jako jego jej ich wszystkie wszystkich więcej gdzie kiedy aby',
  cs: 'jsou které který která pomocí vaše vašich můžete může každý každého pouze také bez před nebo jako jeho její jejich všechny všech více kde když aby tato toto tyto bude',
  sk: 'ktoré ktorý ktorá pomocou vaše vašich môžete môže každý každého iba tiež bez pred alebo ako jeho jej ich všetky všetkých viac kde keď aby táto toto tieto bude',
  hu: 'hogy vagy minden csak több után között nélkül amely amelyek saját lehet nincs mint azok ezek ezt azt ahol amikor akkor mert kell is egy nagyon',
  ro: 'este sunt pentru care prin dumneavoastră tale tău fiecare toate toți doar fără între după când unde poate poți acest această aceste mai mult sau și din ale celor',
  tr: 'için veya ile daha çok tüm her bir olan olarak gibi kadar sonra önce ancak sizin size siz senin kendi bunu bunlar değil var yok ister hem nasıl',
  ru: 'чтобы который которая которые этот этого этой если или для ваш ваши ваших вашей вашего можно может есть только также более всех всего всем через после перед между когда где без при это она они его свои свой',
  uk: 'щоб який яка які цей цього цієї якщо або для ваш ваші ваших вашої можна може лише також більше всіх всього через після перед між коли без при вона вони його свої свій',
  bg: 'който която които това този тази тези или може можете само също повече всички през след преди между когато където без при ваши вашия вашите своя свои',
  el: 'για σας από στην στον στο στις στους και που των την τους την ότι όλα όλες κάθε χωρίς πριν μετά όταν μπορείτε είναι είτε αυτό αυτή όπως ένα μια',
  id: 'yang untuk dengan dari anda atau dapat tidak pada akan kamu juga adalah semua setiap lebih bisa dalam oleh seperti tanpa serta hanya saat karena sudah agar kami kita',
  ms: 'yang untuk dengan dari anda atau boleh tidak pada akan awak juga adalah semua setiap lebih dalam oleh seperti tanpa serta hanya apabila kerana sudah agar kami kita',
  vi: 'cho bạn của với các những được trong không này khi hoặc một cũng nhiều hơn từ đến đây mọi như theo trên sẽ',
  fil: 'para mga inyong iyong kung lahat bawat ngunit dahil mula hanggang habang nang mong ating aming kayo ikaw',
  hr: 'koji koja koje kako vaše vaših možete može svaki samo također bez prije nakon između kada gdje više svih ovaj ova ovo',
  ar: 'على إلى التي الذي هذا هذه كان يمكن يمكنك جميع بدون أكثر أثناء بعد قبل بين عند',
  fa: 'برای است این شما های می‌توانید تمام بدون بیشتر بعد قبل بین هنگام خود',
  he: 'שלך שלכם עבור אתה אתם כדי בלי יותר אחרי לפני בין כאשר היא הוא',
  hi: 'आपके अपने लिए इसके साथ जैसे सभी बिना अधिक बाद पहले बीच किसी',
  bn: 'আপনার আপনি জন্য এবং থেকে করুন করতে এটি একটি',
  ta: 'உங்கள் மற்றும் இந்த நீங்கள் அல்லது அனைத்து',
  te: 'మీరు మీకు మరియు మీ కోసం ఈ లేదా అన్ని',
  kn: 'ನಿಮ್ಮ ಮತ್ತು ನೀವು ಅಥವಾ ಎಲ್ಲಾ',
  ml: 'നിങ്ങളുടെ നിങ്ങൾ കൂടാതെ അല്ലെങ്കിൽ എല്ലാ',
  mr: 'आपल्या तुमच्या आणि किंवा सर्व साठी',
  ur: 'آپ کے اور لیے میں سے تمام',
  ko: '있습니다 합니다 당신의 그리고 모든 위한 없이',
};

const SETS = new Map<string, ReadonlySet<string>>();

/** Whether a word, in small letters, says nothing about what a text is about. */
export function isFunctionWord(word: string, language: string): boolean {
  let known = SETS.get(language);
  if (!known) {
    // Texts in other languages quote English.
    known = new Set(`${WORDS[language] ?? ''} ${WORDS.en ?? ''}`.split(' '));
    SETS.set(language, known);
  }
  return known.has(word);
}
