import { expect } from 'vitest';
import { listing } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { checkListing } from '../check-listing';

function rulesOf(description: string, locale: string): string[] {
  const context = { locale, platforms: ['ios', 'android'] as const, isUpdate: false };
  return checkListing(listing({ description }), context).map(({ rule }) => rule);
}

itEvery<[rule: string, locale: string, faulty: string, honest: string]>([
  [
    'data-use',
    'en-US',
    'Your search history is sold to insurers.',
    'Your search history is never sold to insurers.',
  ],
  [
    'data-use',
    'de-DE',
    'Wir verkaufen deine Standortdaten an Werbepartner.',
    'Keine Werbung, kein Tracking, und wir verkaufen keine Daten an Werbepartner.',
  ],
  ['data-use', 'cs', 'Vaše kontakty prodáváme reklamním firmám.', 'Kontakty neprodáváme žádným firmám.'],
  ['data-use', 'ja', '位置情報を広告会社に販売します。', '広告なし、データの販売なし'],
  [
    'data-use',
    'ko',
    '추적에 동의하지 않으면 앱을 사용할 수 없습니다.',
    '추적을 하지 않으며 동의는 언제든 바꿀 수 있습니다.',
  ],
  [
    'loan',
    'es-ES',
    'Pide un préstamo y paga todo en 14 días.',
    'Calcula tu préstamo y mira cuánto pagas en 14 días.',
  ],
  [
    'loan',
    'vi',
    'Khoản vay phải trả hết trong 30 ngày.',
    'Máy tính giúp bạn xem khoản vay phải trả trong 30 ngày.',
  ],
  [
    'loan',
    'en-GB',
    'If your loan is late, we call your family and your boss.',
    'Remind friends of the books you lend, by a message to your contacts.',
  ],
  [
    'binary-options',
    'tr',
    'Fiyat yukarı mı, aşağı mı: 60 saniyede %80 kazan.',
    'Ses seviyesini yukarı ya da aşağı kaydır.',
  ],
  [
    'mining',
    'fr-FR',
    'Installez des applications et recevez des bitcoins.',
    'Suivez le cours du bitcoin et invitez vos amis.',
  ],
  [
    'mining',
    'uk',
    'Телефон видобуває біткоїни, поки ви спите.',
    'Застосунок показує курс біткоїна й не видобуває нічого на телефоні.',
  ],
  [
    'paid-review',
    'sv',
    'Ge oss fem stjärnor och få 500 mynt.',
    'Ge oss gärna fem stjärnor om du tycker om spelet.',
  ],
  ['paid-review', 'hi-IN', 'हमें पाँच स्टार दें और 500 सिक्के पाएँ।', 'ऐप पसंद आए तो पाँच स्टार दें।'],
  [
    'bought-fans',
    'ru-RU',
    'Купите 1000 подписчиков от ботов за час.',
    'Мы не продаём подписчиков и не используем ботов.',
  ],
  [
    'impossible-function',
    'nl-NL',
    'De camera ziet door kleding heen.',
    'Leer anatomie: de camera toont een getekend skelet.',
  ],
  [
    'impossible-function',
    'ar-SA',
    'قياس ضغط الدم بكاميرا الهاتف.',
    'التطبيق ليس جهازاً طبياً، سجّل ضغط الدم من جهازك.',
  ],
  ['others-media', 'pt-BR', 'Baixe séries da Netflix de graça.', 'Anote as séries da Netflix que você viu.'],
  [
    'unfinished',
    'pl',
    'Przycisk eksportu jeszcze nie działa.',
    'Przycisk eksportu zapisuje plik na telefonie.',
  ],
  [
    'false-identity',
    'id',
    'Ini aplikasi resmi Kementerian Dalam Negeri.',
    'Ini bukan aplikasi resmi kementerian mana pun.',
  ],
  [
    'false-identity',
    'it',
    'Partecipa al concorso e vinci un premio offerto da Apple.',
    'Funziona con Apple Watch e registra chi vince.',
  ],
  [
    'interference',
    'es-MX',
    'La app descarga el APK de nuestro servidor y lo instala.',
    'Descarga mapas de nuestro servidor para usarlos sin conexión.',
  ],
  ['interference', 'zh-CN', '开启无障碍后，自动点击购买按钮。', '支持无障碍朗读，按钮更大。'],
  [
    'spying',
    'pt-BR',
    'Instale no celular dela e leia as conversas sem que ela perceba.',
    'Todos veem na tela que a localização é compartilhada, com permissão de cada um.',
  ],
  [
    'children',
    'de-DE',
    'Wir geben das Alter deines Kindes an Werbepartner weiter.',
    'Für Kinder ohne Werbung, und nichts geht an Werbepartner.',
  ],
  ['hate', 'pl', 'Imigranci to brud, wyrzucimy ich.', 'Zgłoś wpis, który nazywa imigrantów brudem.'],
  [
    'hate',
    'fr-FR',
    'Vidéos de vraies exécutions, sans censure.',
    'Musée de la guerre : photos et histoire des exécutions.',
  ],
  [
    'hate',
    'en-US',
    'Earn from the flood and resell water to the victims.',
    'Donate to the victims of the flood.',
  ],
  [
    'real-gambling',
    'de-DE',
    'Setz auf das Spiel am Sonntag, der Gewinn ist abends auf deinem Konto.',
    'Im Spiel setzt du virtuelle Münzen, und kein Gewinn wird ausgezahlt.',
  ],
  [
    'real-gambling',
    'fr-FR',
    'Chaque achat compte comme un ticket pour le tirage de dimanche.',
    'Vérifiez si votre ticket de loterie en papier a gagné.',
  ],
  [
    'hidden-price',
    'en-US',
    'You are told the price once your card is registered.',
    'You see the price before you buy, and your card is registered by the store.',
  ],
  [
    'hidden-price',
    'pl',
    'Subskrypcji nie można anulować.',
    'Subskrypcję można anulować w dowolnym momencie w ustawieniach.',
  ],
  [
    'data-use',
    'ru-RU',
    'Если вы не разрешите доступ к контактам, приложение не запустится.',
    'Доступ к контактам по желанию, без него всё работает.',
  ],
  [
    'data-use',
    'es-ES',
    'La app lee todos los SMS y el registro de llamadas.',
    'La app no lee los SMS ni el registro de llamadas.',
  ],
  [
    'spying',
    'it',
    'Registra le persone di nascosto, con lo schermo spento.',
    'Registra le persone che ti hanno dato il permesso.',
  ],
  [
    'election',
    'cs',
    'Kdo má dluhy, letos už hlasovat nesmí.',
    'Volební místnost najdete na oficiální stránce úřadu.',
  ],
  [
    'election',
    'en-US',
    'Voters with unpaid tickets are not allowed to vote this year.',
    'Voters find their polling station on the page of the election office.',
  ],
  [
    'unmoderated',
    'en-US',
    'Anything goes in our rooms, and nobody deletes a post.',
    'Moderators delete a post that breaks the rules.',
  ],
  [
    'sexual',
    'en-US',
    'Upload a picture of any girl and the AI takes her clothes off.',
    'Upload a picture of your wardrobe and the AI plans outfits.',
  ],
  [
    'deceit',
    'en-US',
    'Make a video in which your mayor confesses; it looks completely real.',
    'Make a video of your holiday with music and captions.',
  ],
  [
    'false-identity',
    'en-US',
    'This app has the logo and colors of your bank, so enter your PIN as usual.',
    'This app is independent, and your bank’s logo is nowhere in it.',
  ],
  [
    'danger',
    'en-US',
    'Empty your glass before the timer rings, and the loser drinks double.',
    'Drink a glass of water before the timer rings.',
  ],
  [
    'others-media',
    'en-US',
    'All new movies and series for nothing, without any subscription.',
    'A list of all new movies and series, and which service shows them.',
  ],
  [
    'unmoderated',
    'en-US',
    'No moderators, no filters for posts, no report button.',
    'Moderators read each report within a day.',
  ],
  ['unmoderated', 'da', 'Ingen moderatorer og ingen censur.', 'Moderatorer læser alle anmeldelser.'],
  [
    'others-media',
    'hu',
    'Tölts le bármilyen videót a YouTube-ról.',
    'Kövess minket a YouTube-on, ahol új videók várnak.',
  ],
  [
    'impossible-function',
    'he',
    'הניחו אצבע על המצלמה וגלו את רמת הסוכר בדם.',
    'רשמו את רמת הסוכר בדם אחרי כל ארוחה.',
  ],
  [
    'loan',
    'ro',
    'Împrumut rapid: rambursezi totul în 14 zile.',
    'Calculator de împrumut: vezi rata pentru 36 de luni.',
  ],
  [
    'children',
    'el',
    'Τα παιδιά βλέπουν εξατομικευμένες διαφημίσεις.',
    'Τα παιδιά δεν βλέπουν εξατομικευμένες διαφημίσεις.',
  ],
  [
    'false-identity',
    'ro',
    'Apple oferă un telefon prin tragere la sorți.',
    'Apple nu oferă premii prin tragere la sorți.',
  ],
  ['hate', 'en-GB', 'Torture stray cats and earn points for every scream.', 'Find a shelter for stray cats.'],
  [
    'data-use',
    'en-GB',
    'To stay free, we sell your sleep and cycle data to advertisers.',
    'We never sell your sleep and cycle data to advertisers.',
  ],
])('finds a …, and not where it is honest', (rule, locale, faulty, honest) => {
  expect(rulesOf(faulty, locale)).toContain(`listing-${rule}`);
  expect(rulesOf(honest, locale)).not.toContain(`listing-${rule}`);
});
