import { expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { checkListing } from '../check-listing';

type Case = readonly [locale: string, faulty: string, honest: string];

/** A text with the claim, and one in which the same words are honest. */
const CASES: Readonly<Record<string, readonly Case[]>> = {
  'listing-hate': [
    [
      'en-US',
      'Keep immigrants out of your town and drive them away.',
      'Help immigrants to find their way in town.',
    ],
    ['en-US', 'Speeches that praise the martyrs of the jihad.', 'News about the jihad, and its victims.'],
    ['es-ES', 'Vídeos reales de muertes y torturas sin censura.', 'Historia de las torturas en un museo.'],
  ],
  'listing-danger': [
    ['en-US', 'Ways to end your life without pain.', 'Help for those who think of ways to end their life.'],
    ['en-US', 'Dangerous dares: climb a crane without a rope.', 'Safe climbing with a rope.'],
    ['de-DE', 'Anleitungen zum Bau von Sprengsätzen.', 'Anleitungen zum Bau von Vogelhäusern.'],
    ['en-GB', 'See DUI checkpoints before you drive home.', 'Order a taxi home before you have drinks.'],
  ],
  'listing-bullying': [
    ['en-US', 'Post anonymous rumours about your classmates.', 'Post notes for your classmates.'],
    ['en-US', 'Vote for the ugliest pupil of your class.', 'Vote for the best dish of the day.'],
    ['nl-NL', 'Zet je ex aan de schandpaal.', 'Zet je planten aan het raam.'],
  ],
  'listing-strangers': [
    ['en-US', 'Dating for everyone from 12 years on.', 'Reading for everyone from 12 years on.'],
    [
      'fr-FR',
      'Chat vidéo avec des inconnus au hasard.',
      'Chat vidéo avec votre professeur, jamais avec des inconnus.',
    ],
  ],
  'listing-deceit': [
    ['en-US', 'We write your essay so that no teacher notices.', 'Practice for your exam with a teacher.'],
    ['en-US', 'Fake your GPS position so that your boss believes you.', 'Save your GPS position.'],
    ['es-ES', 'Genera comprobantes de pago falsos de tu banco.', 'Guarda tus comprobantes de pago.'],
    [
      'de-DE',
      'Rufe Freunde mit einer gefälschten Nummer an.',
      'Erkennt Anrufe mit einer gefälschten Nummer.',
    ],
  ],
  'listing-interference': [
    ['de-DE', 'Entfernt Werbung aus allen anderen Apps.', 'Ohne Werbung.'],
    ['en-US', 'Unlimited gems for Roblox with our mod menu.', 'Collect gems on every level.'],
    [
      'en-US',
      'Get the password of any Wi-Fi nearby.',
      'Store the password of your own Wi-Fi, and share it by QR code.',
    ],
    ['en-US', 'Read paywalled newspapers without paying.', 'Tells subscribers which articles are paywalled.'],
  ],
  'listing-unwanted-behavior': [
    [
      'en-US',
      'We share your internet connection with our partners.',
      'Measures the speed of your internet connection.',
    ],
    ['en-US', 'We may sell your contacts.', 'We never sell your contacts.'],
    ['de-DE', 'Deine Daten werden verkauft.', 'Wir sammeln weder deine Daten, noch verkaufen wir sie.'],
    ['en-US', 'If you do not repay, we tell your contacts.', 'Remind a friend when you do not split evenly.'],
  ],
};

it('warns about an offer that harms somebody, and not where the words are honest', () => {
  const failures = Object.entries(CASES).flatMap(([rule, cases]) =>
    cases.flatMap(([locale, faulty, honest]) => [
      ...(rulesOf(faulty, locale).includes(rule) ? [] : [`${rule} misses: ${faulty}`]),
      ...rulesOf(honest, locale).map((found) => `${found} warns: ${honest}`),
    ]),
  );
  expect(failures).toEqual([]);
});

function rulesOf(description: string, locale: string): string[] {
  const context = { locale, platforms: ['ios', 'android'] as const, isUpdate: true };
  return checkListing(listing({ description }), context).flatMap(({ rule, severity, subject }) =>
    severity === 'warning' && subject.field === 'description' ? [rule] : [],
  );
}
