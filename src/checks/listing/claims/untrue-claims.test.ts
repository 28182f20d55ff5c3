import { expect } from 'vitest';
import { listing } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import type { Listing } from '@/model/listing';
import { checkListing } from '../check-listing';

function warningsOf(texts: Partial<Listing>, locale: string): string[] {
  const context = { locale, platforms: ['ios', 'android'] as const, isUpdate: true };
  return checkListing(listing(texts), context).flatMap(({ rule, severity, subject }) =>
    severity === 'warning' && subject.field !== undefined && subject.field in texts ? [rule] : [],
  );
}

itEvery<[rule: string, locale: string, faulty: string, honest: string]>([
  [
    'guaranteed-gain',
    'en-US',
    'Our members get guaranteed profits.',
    'Returns are never guaranteed profits.',
  ],
  [
    'guaranteed-gain',
    'en-GB',
    'No risk, double your money in a week.',
    'A game in which you double your money.',
  ],
  ['guaranteed-gain', 'de-DE', 'Garantierte Rendite von 12 %.', 'Es gibt keine garantierte Rendite.'],
  ['guaranteed-gain', 'fr-FR', 'Un rendement garanti chaque mois.', 'Aucun rendement garanti.'],
  ['guaranteed-gain', 'es-ES', 'Ganancias garantizadas cada mes.', 'No hay ganancias garantizadas.'],
  ['guaranteed-gain', 'pt-BR', 'Lucro garantido todo mês.', 'Não existe lucro garantido.'],
  ['guaranteed-gain', 'ru', 'Гарантированный доход каждый месяц.', 'Никто не обещает доход, и риск есть.'],
  ['guaranteed-gain', 'ja', '利益を保証します。', '利益を保証するものではありません。'],
  ['guaranteed-gain', 'zh-Hans', '稳赚不赔的投资。', '投资有风险。'],
  ['health-claim', 'en-US', 'It cures diabetes.', 'It never cures diabetes. Ask your doctor.'],
  ['health-claim', 'de-DE', 'Die App ersetzt Medikamente.', 'Die App ersetzt keinen Arzt.'],
  ['health-claim', 'fr-FR', 'Guérit le mal de dos.', 'Ne remplace pas votre médecin.'],
  ['health-claim', 'es-ES', 'Cura la diabetes en un mes.', 'No sustituye a tu médico.'],
  ['health-claim', 'it', 'Cura il diabete in un mese.', 'Non sostituisce il medico.'],
  ['health-claim', 'pl', 'Leczy cukrzycę w miesiąc.', 'Nie zastępuje lekarza.'],
  [
    'guaranteed-gain',
    'de-DE',
    'Verdiene 300 Euro am Tag, ohne Aufwand.',
    'Erfasse 300 Euro am Tag, ohne Aufwand.',
  ],
  ['guaranteed-gain', 'fr-FR', 'Gagnez 200 € par jour sans effort.', 'Notez ce que vous gagnez par jour.'],
  ['guaranteed-gain', 'ja', '自宅で1日3万円稼げます。', '1日の収入を自宅で記録します。'],
  [
    'health-claim',
    'en-US',
    'Detects cancer from a photo.',
    'Helps you identify migraine triggers with a photo.',
  ],
  ['health-claim', 'es-ES', 'Detecta la diabetes con una foto.', 'Anota tu diabetes con una foto.'],
  ['health-claim', 'ko', '사진 한 장으로 암을 진단합니다.', '사진과 함께 건강을 기록합니다.'],
  [
    'binary-options',
    'de-DE',
    'Handle binäre Optionen.',
    'Der Kurs erklärt, warum binäre Optionen verboten sind.',
  ],
  ['paid-review', 'pl', 'Daj nam pięć gwiazdek, a odblokujemy pełną wersję.', 'Daj nam pięć gwiazdek.'],
  [
    'paid-review',
    'en-US',
    'Share this app with five friends to unlock the charts.',
    'Share this app with friends.',
  ],
  [
    'outside-purchase',
    'de-DE',
    'Den Freischaltcode kaufst du auf unserer Website.',
    'Mehr steht auf unserer Website.',
  ],
  [
    'brand-row',
    'en-US',
    'Roblox Fortnite Minecraft',
    'Share to Instagram, WhatsApp, Facebook, Telegram and Twitter.',
  ],
  [
    'alcohol-for-children',
    'en-US',
    'Stories for kids. Parents order gin here.',
    'Gin rummy for kids: order cards.',
  ],
  ['impossible-function', 'en-US', 'Measure blood pressure with your camera.', 'Note your blood pressure.'],
  ['impossible-function', 'en-US', 'Removes viruses.', 'Reads about viruses.'],
  ['impossible-function', 'de-DE', 'Verdoppelt die Akkulaufzeit.', 'Schont die Akkulaufzeit.'],
  ['impossible-function', 'es-ES', 'Elimina todos los virus.', 'Aprende sobre los virus.'],
  ['impossible-function', 'ko', '카메라로 혈압을 측정하세요.', '혈압을 기록하세요.'],
  [
    'spying',
    'de-DE',
    'Lies heimlich die Nachrichten deiner Freundin.',
    'Lies die Nachrichten deines Vereins.',
  ],
  ['spying', 'es-ES', 'Lee los chats de tu pareja sin que lo sepa.', 'Lee los chats de tu equipo.'],
  ['mining', 'fr-FR', 'Mine du Bitcoin en arrière-plan.', 'Suivez le cours du Bitcoin.'],
  ['forbidden-goods', 'pl', 'Zamów papierosy z dostawą.', 'Rzuć papierosy i zaoszczędź.'],
  ['forbidden-goods', 'it', 'Acquista sigarette nell’app.', 'Smetti con le sigarette e risparmia.'],
  ['real-gambling', 'pt-BR', 'Cassino com dinheiro de verdade.', 'Cassino sem dinheiro de verdade.'],
  ['bought-fans', 'en-US', 'Get 500 free followers on Instagram.', 'See your followers on Instagram.'],
  ['others-media', 'de-DE', 'Lade Videos von YouTube herunter.', 'Sieh unsere Videos bei YouTube.'],
  ['forgery', 'es-ES', 'Crea pasaportes falsos.', 'Guarda tu pasaporte.'],
  [
    'other-payment',
    'es-ES',
    'Para desbloquear las fichas envía 5 € por Bizum.',
    'Envía dinero a tus amigos por Bizum.',
  ],
  ['guaranteed-gain', 'id', 'Pinjaman tanpa syarat, cair 5 menit.', 'Catat pinjaman teman Anda.'],
  ['health-claim', 'it', 'Guarisci dal diabete in un mese.', 'Annota i valori del diabete.'],
  ['impossible-function', 'nl-NL', 'Meet je bloeddruk via de camera.', 'Noteer je bloeddruk.'],
  ['paid-review', 'en-US', 'Rate us and get 100 coins.', 'Rate us and get in touch.'],
  ['paid-review', 'de-DE', 'Gib uns 5 Sterne und erhalte Premium.', 'Gib uns 5 Sterne, wenn es dir gefällt.'],
  [
    'paid-review',
    'fr-FR',
    'Mettez 5 étoiles et recevez un mois offert.',
    'Mettez 5 étoiles si elle vous plaît.',
  ],
  ['paid-review', 'zh-Hans', '五星好评送会员。', '欢迎五星好评。'],
])('warns about a … in …, and not where it is honest', (rule, locale, faulty, honest) => {
  expect(warningsOf({ description: faulty }, locale)).toContain(`listing-${rule}`);
  expect(warningsOf({ description: honest }, locale)).not.toContain(`listing-${rule}`);
});

itEvery<[rule: string, faulty: Partial<Listing>, honest: Partial<Listing>, locale?: string]>([
  [
    'official-name',
    { description: 'Recommended by the FDA.' },
    { description: 'Recipes recommended by our users.' },
  ],
  [
    'government-source',
    { description: 'Apply for your passport here.' },
    { description: 'A passport wallet.' },
  ],
  [
    'comparison',
    { shortDescription: 'Like Candy Crush, but with cats' },
    { shortDescription: 'Cats that you will like' },
  ],
  ['comparison', { description: 'Cheaper than Strava.' }, { description: 'Exports to Strava.' }],
  ['ranking', { shortDescription: 'Over 10 million happy users' }, { shortDescription: 'For 4 players' }],
  [
    'ranking',
    { shortDescription: 'Mais de 1 milhão de downloads' },
    { shortDescription: 'Baixe mapas' },
    'pt-BR',
  ],
  ['call-to-action', { title: 'Install Me: Notes' }, { title: 'Install Guide for Skylights' }],
  [
    'call-to-action',
    { shortDescription: 'Hol dir die App noch heute!' },
    { shortDescription: 'Notizen für heute.' },
    'de-DE',
  ],
  ['test-version', { title: 'Notes Demo' }, { title: 'Driving Theory Test' }],
  ['future', { description: 'The shop is under construction.' }, { description: 'See roads under repair.' }],
  [
    'testimonial',
    { description: '« Application géniale, je la recommande ! » (Marie)' },
    { description: '« Application géniale » – Figaro' },
    'fr-FR',
  ],
  [
    'developer-notes',
    { releaseNotes: 'fix: NPE in MainActivity, bump gradle' },
    { releaseNotes: 'Fix: the search finds names.' },
  ],
  ['placeholder', { releaseNotes: 'TODO: write this' }, { releaseNotes: 'Todo lists open again.' }],
  ['privacy-pdf', { privacyUrl: 'https://bit.ly/3xyz' }, { privacyUrl: 'https://lantern.example/privacy' }],
  ['keyword-price', { keywords: 'free,cheap,diary' }, { keywords: 'free writing,diary' }],
  ['official-name', { title: '財務省 公式ノート' }, { title: '公式ノート' }, 'ja'],
  ['official-name', { title: 'Ministère officiel' }, { title: 'Carnet officiel' }, 'fr-FR'],
  [
    'developer-notes',
    { releaseNotes: 'APP-221 fix crash\nBump deps' },
    { releaseNotes: 'UTF-8 files open again.\nFix: the search finds names.' },
  ],
  ['template-text', { title: 'FlutterFlow Starter Template' }, { title: 'Flutter of Wings' }],
  ['price', { shortDescription: 'Sale -50% today only!' }, { shortDescription: 'Split a bill 50% each.' }],
  ['price', { shortDescription: 'Nur heute: Rabatt 30 %' }, { shortDescription: 'Rabatte merken' }, 'de-DE'],
  ['ranking', { title: 'No. 1 Journal' }, { title: 'Pier No. 1 Guide' }],
  [
    'future',
    { description: 'Charts are coming soon.' },
    { title: 'Coming Soon: Old Films', description: 'See what is coming soon.' },
  ],
  [
    'call-to-action',
    { shortDescription: 'Pobierz teraz!' },
    { shortDescription: 'Notatki na wieczór.' },
    'pl',
  ],
  ['ranking', { shortDescription: 'En iyi uygulama' }, { shortDescription: 'Akşam günlüğü' }, 'tr'],
  ['test-version', { description: 'To jest wersja testowa.' }, { description: 'Wersja dla seniorów.' }, 'pl'],
  [
    'testimonial',
    { description: '“The best app” ★★★★★ – Anna K.' },
    { description: '“The best app” – Evening Post' },
  ],
])('warns about a …, and not where it is honest', (rule, faulty, honest, locale = 'en-US') => {
  expect(warningsOf(faulty, locale)).toContain(`listing-${rule}`);
  expect(warningsOf(honest, locale)).not.toContain(`listing-${rule}`);
});
