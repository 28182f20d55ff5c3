import { expect, it } from 'vitest';
import { listing } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { MAX_READ_UNITS } from '@/domain/listings/limits';
import { readWords } from '@/domain/listings/wording/match-phrases';
import type { Listing } from '@/model/listing';
import { checkListing } from './check-listing';
import type { ListingContext } from './listing-check';

/** `severity rule field` of the findings in one field, for an update on one store. */
function found(texts: Partial<Listing>, context: Partial<ListingContext> = {}): string[] {
  const fields = Object.keys(texts);
  return checkListing(listing(texts), { locale: 'en-US', platforms: ['ios'], isUpdate: true, ...context })
    .filter(({ subject, rule }) => fields.includes(subject.field) && rule !== 'listing-keyword-unused')
    .map(({ severity, rule, subject }) => `${severity} ${rule.replace('listing-', '')} ${subject.field}`);
}

type Case = [texts: Partial<Listing>, expected: string[], context?: Partial<ListingContext>];

const ANDROID: Partial<ListingContext> = { platforms: ['android'] };
const inLanguage = (locale: string): Partial<ListingContext> => ({ locale });

itEvery<[string, Case[]]>([
  [
    'a word in most items of a list',
    [
      [
        {
          description:
            'Write.\ndiary, mood, daily diary, diary with lock, sleep, secret diary, my diary, notes',
        },
        ['warning repeated-head description'],
        ANDROID,
      ],
      [
        {
          description:
            'tagebuch, mein tagebuch, stimmung, tagebuch app, schlaf, geheimes tagebuch, ruhe, notizen',
        },
        ['note repeated-head description'],
        inLanguage('de-DE'),
      ],
      [{ description: 'Tides, moon tides, wind, waves, swell, rain, sun and spring tides in one view.' }, []],
    ],
  ],
  [
    'addresses',
    [
      [{ supportUrl: 'https://www.example.com/support' }, ['warning placeholder-address supportUrl']],
      [{ privacyUrl: 'https://yourdomain.com/privacy' }, ['warning placeholder-address privacyUrl']],
      [{ privacyUrl: 'https://your-company.io/p' }, ['warning placeholder-address privacyUrl']],
      [{ supportUrl: 'http://192.168.1.20:3000/help' }, ['warning placeholder-address supportUrl']],
      [
        { marketingUrl: 'https://pages.dev.site/your-app-name' },
        ['warning placeholder-address marketingUrl'],
      ],
      [{ supportUrl: 'https://lantern.lovable.app/help' }, ['note preview-address supportUrl']],
      [{ supportUrl: 'https://lantern-git-main.vercel.app' }, ['note preview-address supportUrl']],
      [{ description: 'Terms: https://example.com/terms' }, ['warning placeholder-address description']],
      [{ description: 'Write to support@yourdomain.com.' }, ['warning placeholder-address description']],
      [{ supportUrl: 'https://lantern.example/support' }, []],
      [{ supportUrl: 'https://myapplesite.org/yourapplication' }, []],
      [{ description: 'Opens devices such as http://192.168.1.1 in your network.' }, []],
      [{ description: 'See https://lantern.vercel.app/news for news.' }, []],
    ],
  ],
  [
    'support pages',
    [
      [{ supportUrl: 'https://open.kakao.com/o/lantern' }, ['note support-page supportUrl']],
      [
        { supportUrl: 'https://a.lantern.example/p', privacyUrl: 'https://a.lantern.example/p' },
        ['note support-page supportUrl'],
      ],
    ],
  ],
  [
    'templates',
    [
      [{ title: 'Vite + React + TS' }, ['warning template-text title']],
      [{ title: 'my_app' }, ['warning template-text title']],
      [
        { title: 'Welcome to your Lovable project' },
        ['blocker too-long title', 'warning template-text title'],
      ],
      [{ description: 'A new Flutter project.' }, ['warning template-text description']],
      [{ subtitle: 'Your tagline here' }, ['warning template-text subtitle']],
      [{ description: 'Welcome to {{app_name}}, your journal.' }, ['warning placeholder description']],
      [{ description: 'Welcome to [App Name], your journal.' }, ['warning placeholder description']],
      [{ description: 'Thank you for choosing %APP_NAME% today.' }, ['warning placeholder description']],
      [{ title: 'My App Budget' }, []],
      [{ title: 'Untitled Goose Diary' }, []],
      [{ description: 'Save (dollars) with %OFF codes and $(more).' }, []],
      [{ description: 'TODO Slayer keeps TODO lists.', title: 'TODO Slayer' }, []],
    ],
  ],
  [
    'assistants',
    [
      [
        { description: 'Sure! Here’s an optimized App Store description:\n\nWrite each evening.' },
        ['warning assistant description'],
      ],
      [
        { description: 'Here is the description for your app:\nWrite each evening.' },
        ['warning assistant description'],
      ],
      [
        { description: 'Write each evening.\n\nLet me know if you’d like a shorter version!' },
        ['warning assistant description'],
      ],
      [{ subtitle: 'Calm nights (27 characters)' }, ['warning assistant subtitle']],
      [
        { promotionalText: 'As an AI language model, I can’t see your app.' },
        ['warning assistant promotionalText'],
      ],
      [
        { description: 'Natürlich! Hier ist die Beschreibung:\nSchreibe jeden Abend.' },
        ['warning assistant description'],
        inLanguage('de-DE'),
      ],
      [
        { description: 'Bien sûr ! Voici la description :\nÉcrivez chaque soir.' },
        ['warning assistant description'],
        inLanguage('fr-FR'),
      ],
      [
        { description: '¡Claro! Aquí tienes la descripción:\nEscribe cada noche.' },
        ['warning assistant description'],
        inLanguage('es-ES'),
      ],
      [
        { description: 'Claro! Aqui está a descrição:\nEscreva toda noite.' },
        ['warning assistant description'],
        inLanguage('pt-BR'),
      ],
      [
        { description: 'Certo! Ecco la descrizione:\nScrivi ogni sera.' },
        ['warning assistant description'],
        inLanguage('it'),
      ],
      [
        { description: 'Конечно! Вот описание:\nПишите каждый вечер.' },
        ['warning assistant description'],
        inLanguage('ru-RU'),
      ],
      [
        { description: 'もちろんです！以下が説明文です。\n毎晩三行を書く日記。' },
        ['warning assistant description'],
        inLanguage('ja-JP'),
      ],
      [
        { description: '当然！以下是应用描述：\n每晚写三行日记。' },
        ['warning assistant description'],
        inLanguage('zh-CN'),
      ],
      [
        { description: '물론입니다! 설명입니다.\n매일 저녁 세 줄을 쓰세요.' },
        ['warning assistant description'],
        inLanguage('ko-KR'),
      ],
      [
        { description: 'Elbette! İşte açıklama:\nHer akşam yazın.' },
        ['warning assistant description'],
        inLanguage('tr'),
      ],
      [
        { description: 'بالتأكيد! إليك الوصف:\nاكتب كل مساء.' },
        ['warning assistant description'],
        inLanguage('ar-SA'),
      ],
      [
        { description: 'Zeker! Hier is de beschrijving:\nSchrijf elke avond.' },
        ['warning assistant description'],
        inLanguage('nl-NL'),
      ],
      [
        { description: 'Jasne! Oto opis:\nPisz każdego wieczoru.' },
        ['warning assistant description'],
        inLanguage('pl'),
      ],
      [{ description: 'Of course you can write offline.\nFeel free to explore.' }, []],
      [{ description: 'Here is what you can do:\n- Write\nLet me know your ideas by mail.' }, []],
      [{ description: 'Ask the assistant: “Would you like a walk?” It answers.' }, []],
      [{ subtitle: 'Learn 2,000 characters' }, []],
    ],
  ],
  [
    'prices in names',
    [
      [{ title: 'Lantern $2.99' }, ['warning price title']],
      [{ subtitle: 'Nur 4,99 € im Jahr' }, ['warning price subtitle'], inLanguage('de-DE')],
      [{ title: 'Free Evening Journal' }, ['warning price title'], ANDROID],
      [{ title: 'Lantern: Journal for Free' }, ['warning price title'], ANDROID],
      [{ title: 'Evening Journal - Free' }, ['warning price title'], ANDROID],
      [{ title: 'Evening Journal - Free' }, ['note price title']],
      [{ title: 'Free Your Evening' }, [], ANDROID],
      [{ title: 'Sugar Free Evening' }, [], ANDROID],
      [{ title: 'Hands-free Journal' }, [], ANDROID],
      [{ title: 'Freelance Hours' }, [], ANDROID],
      [{ title: 'Free Diving Log' }, [], ANDROID],
      [{ title: '401k Planner' }, []],
    ],
  ],
  [
    'keywords in the description',
    [
      [
        { description: 'Write.\nKeywords: diary, mood, sleep, calm, notes' },
        ['note keyword-label description'],
      ],
      [
        { description: 'Write.\nKeywords: diary, mood, sleep, calm, notes' },
        ['warning keyword-label description'],
        ANDROID,
      ],
      [
        { description: 'Schreib.\nSchlüsselwörter: Tagebuch, Abend, Schlaf, Ruhe' },
        ['warning keyword-label description'],
        { ...ANDROID, locale: 'de-DE' },
      ],
      [
        { description: 'Écris.\nMots-clés :\njournal, soir, calme, sommeil, notes' },
        ['warning keyword-label description'],
        { ...ANDROID, locale: 'fr-FR' },
      ],
      [{ description: 'Write.\nTags: sort entries by mood.' }, [], ANDROID],
      [{ description: 'Write. #journal #diary #mood #sleep' }, ['note hashtags description'], ANDROID],
      [{ description: 'Use tags like #work or #home.' }, [], ANDROID],
      [
        {
          description: 'Keep your words with your phone for your own use, your own calm and peace. '.repeat(
            10,
          ),
        },
        [],
        ANDROID,
      ],
    ],
  ],
  [
    'names of other companies',
    [
      [{ subtitle: 'Stories for Kids' }, ['warning for-kids subtitle']],
      [{ subtitle: 'Geschichten für Kinder' }, ['warning for-kids subtitle'], inLanguage('de-DE')],
      [{ subtitle: 'Stories for Kids' }, [], { isForKids: true }],
      [{ subtitle: 'Stories for Kids' }, [], ANDROID],
      [{ title: 'iPhone Cleaner' }, ['warning apple-mark title']],
      [{ subtitle: 'Siri for your lamp' }, ['warning apple-mark subtitle']],
      [{ title: 'Lantern for iPhone' }, ['note apple-mark title']],
      [{ title: 'Macro Lantern' }, []],
      [{ title: 'Applesauce Recipes' }, []],
      [{ keywords: 'diary,moonbeam,mood' }, ['warning competitor keywords'], { competitors: ['Moonbeam'] }],
      [
        { title: 'Better than Moonbeam' },
        ['warning competitor title', 'warning comparison title'],
        { ...ANDROID, competitors: ['moonbeam'] },
      ],
      [
        { description: 'Moonbeam imports work.' },
        ['note competitor description'],
        { competitors: ['Moonbeam'] },
      ],
      [{ keywords: 'moonbeams,mood' }, [], { competitors: ['Moonbeam'] }],
    ],
  ],
])('judges …', (_, cases) => {
  const wrong = cases.flatMap(([texts, expected, context]) => {
    const actual = found(texts, context);
    return JSON.stringify(actual) === JSON.stringify(expected)
      ? []
      : [`${JSON.stringify(texts)}: ${actual.join(', ') || 'nothing'}`];
  });
  expect(wrong).toEqual([]);
});

it('gives ideas for search a kind of their own', () => {
  const ideas = checkListing(
    listing({ subtitle: 'An evening journal', keywords: 'diary,habit,habits, mood' }),
    { locale: 'en-US', platforms: ['ios'], isUpdate: true },
  ).filter(({ isSearchIdea }) => isSearchIdea);
  expect(ideas.map(({ rule, severity }) => `${severity} ${rule}`)).toEqual([
    'note listing-keyword-spaces',
    'note listing-keyword-plural',
    'note listing-keyword-unused',
    'note listing-subtitle-repeats',
  ]);
});

it('only measures a megabyte in each field', () => {
  const long = 'Keywords: a@b {{x #y TODO lorem ipsum dolor '.repeat(25_000);
  const texts = listing();
  const all = Object.fromEntries(Object.keys(texts).map((field) => [field, long]));
  const rules = found(all, { competitors: Array.from({ length: 200 }, (_, at) => `Rival ${at}`) }).map(
    (each) => each.split(' ')[1],
  );
  expect([...new Set(rules)]).toEqual(['too-long']);
  expect(readWords(long, 'en-US').text.length).toBe(MAX_READ_UNITS);
});
