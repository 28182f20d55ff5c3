import { expect, it } from 'vitest';
import { submissionDraft, listing, withDetails } from '@tests/support/drafts';
import { assessReadiness } from '@/domain/submissions/readiness';
import type { Listing } from '@/model/listing';

const TODAY = '2026-11-25';

function rulesOf(texts: Partial<Listing>, locale = 'en-US'): string[] {
  const draft = submissionDraft({ defaultLocale: locale, listings: { [locale]: listing(texts) } });
  return assessReadiness(draft, { today: TODAY }).findings.map(({ rule }) => rule);
}

it('objects to no honest text that looks like a fault, and still finds the fault beside it', () => {
  const cases: [rule: string, honest: Partial<Listing>, faulty: Partial<Listing>, locale?: string][] = [
    [
      'listing-outside-purchase',
      {
        description:
          'Order premium coffee and pay on our website. Already subscribed on our website? Sign in.',
      },
      { description: 'Premium is cheaper on our site.' },
      'en-US',
    ],
    [
      'listing-outside-purchase',
      {
        description:
          'Manage your subscription on our website. Your purchase of a subscription is covered by the terms on our website.',
      },
      { description: 'You can upgrade from the web app to a pro account.' },
      'en-US',
    ],
    [
      'listing-outside-purchase',
      { description: 'Subscribe to the newsletter on our website.' },
      { description: 'Buy credits outside the App Store.' },
      'en-GB',
    ],
    [
      'listing-outside-purchase',
      { description: 'You never pay for a subscription outside the app.' },
      { description: 'Pay outside the app for your subscription.' },
      'en-US',
    ],
    [
      'listing-outside-purchase',
      { description: 'Bezahle Tickets auf unserer Website. Verwalte dein Abo auf unserer Website.' },
      { description: 'Premium ist günstiger auf unserer Website.' },
      'de-DE',
    ],
    [
      'listing-outside-purchase',
      { description: 'Gérez votre abonnement sur notre site. Achetez nos carnets sur notre site.' },
      { description: 'Abonnez-vous sur notre site.' },
      'fr-FR',
    ],
    [
      'listing-outside-purchase',
      { description: 'Compra cuadernos en nuestra web.' },
      { description: 'Suscríbete en nuestra página web.' },
      'es-ES',
    ],
    [
      'listing-outside-purchase',
      { description: 'Compre cadernos no nosso site.' },
      { description: 'Assine no nosso site e economize.' },
      'pt-BR',
    ],
    [
      'listing-outside-purchase',
      { description: 'Acquista i quaderni sul nostro sito.' },
      { description: 'Acquista l’abbonamento sul nostro sito.' },
      'it',
    ],
    [
      'listing-future',
      { description: 'Die App zeigt alle Rechnungen, die demnächst fällig sind.' },
      { description: 'Diagramme folgen demnächst in der App.' },
      'de-DE',
    ],
    [
      'listing-future',
      { description: 'يعرض التطبيق الفواتير المستحقة قريبا.' },
      { description: 'المخططات متوفرة قريبا.' },
      'ar-SA',
    ],
    [
      'listing-future',
      { description: 'Veja as contas que vencem em breve.' },
      { description: 'Gráficos em breve no aplicativo.' },
      'pt-BR',
    ],
    [
      'listing-capitals',
      { title: 'COVID Diary', description: 'Keep a diary of COVID symptoms, day by day.' },
      { title: 'AMAZING Diary' },
    ],
    [
      'listing-capitals',
      { title: 'UNICEF Kid Power', description: 'An activity app of UNICEF for schools.' },
      { title: 'SUPERB Diary NOWAY' },
    ],
    ['listing-price', { subtitle: 'Ohne Werbung' }, { subtitle: 'Kostenlose App' }, 'de-DE'],
    [
      'listing-price',
      { shortDescription: 'Sem anúncios' },
      { shortDescription: 'Grátis para todos' },
      'pt-BR',
    ],
    ['listing-price', { title: 'Diário' }, { title: 'Diário sem anúncios' }, 'pt-BR'],
    [
      'listing-placeholder',
      { description: 'A calm to-do list. Sort your TODO entries by day.' },
      { description: 'A calm journal. TODO write more.' },
    ],
    [
      'terms-link',
      { description: 'Track all your subscriptions in one place and cancel what you never use.' },
      { description: 'Read more with a monthly subscription.' },
    ],
    [
      'terms-link',
      { description: 'Pro’ya geçin (tek seferlik satın alma, abonelik yok).' },
      { description: 'Aylık abonelik ile daha fazla okuyun.' },
      'tr-TR',
    ],
    [
      'terms-link',
      { description: 'Vos abonnements aux podcasts sont enregistrés sur votre téléphone.' },
      { description: 'Un abonnement ouvre toutes les fonctions.' },
      'fr-FR',
    ],
    [
      'listing-unfinished',
      { description: 'Tides come from the pages of a harbor office. We are not connected with it.' },
      { description: 'The page of tides is not connected yet and shows placeholder texts for now.' },
    ],
    [
      'listing-hidden-price',
      { description: 'Loot boxes show their odds before you open one. There is no chance to win money.' },
      { description: 'Buy loot boxes with coins. The odds of a rare item are never shown.' },
    ],
    [
      'listing-health-claim',
      { description: 'The sounds are calm and replace no treatment of a sleep disorder.' },
      { description: 'Replaces your medication: throw away the pills after a week of our sounds.' },
    ],
    [
      'listing-bought-fans',
      { description: 'Une vendange notée fiche par fiche, avec vos notes de dégustation.' },
      { description: 'Ici, on vend des avis pour votre application.' },
      'fr-FR',
    ],
  ];
  const failures = cases.flatMap(([rule, honest, faulty, locale]) => [
    ...(rulesOf(honest, locale).includes(rule) ? [`${rule}: ${JSON.stringify(honest)} is found`] : []),
    ...(rulesOf(faulty, locale).includes(rule) ? [] : [`${rule}: ${JSON.stringify(faulty)} is not found`]),
  ]);
  expect(failures).toEqual([]);
});

it('calls an invisible character in a phone number by its name', () => {
  const draft = submissionDraft(withDetails({ reviewPhone: '\u202A+44 20 7946 0001\u202C' }));
  const found = assessReadiness(draft, { today: TODAY }).findings.filter(
    ({ rule }) => rule === 'details-phone',
  );
  expect(found.map(({ severity, title }) => `${severity} ${title}`)).toEqual([
    'warning App Review contact: the phone number contains an invisible character',
  ]);
});
