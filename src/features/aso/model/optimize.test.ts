import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { countCharacters } from '@/domain/listings/limits';
import { OPTIMIZER_CATEGORIES } from '@/domain/stores/optimizer-categories';
import { EMPTY_INPUT, missingFields, OPTIMIZED_LOCALES, type OptimizationInput } from './optimization';
import { optimizeListing } from './optimize';

const PAWPAL =
  'Keep all of your pet’s care in one place. Log walks and meals in a second. Get reminders for vaccinations and ' +
  'medicine. Share the log with your family and your vet. See weight and sleep in clear charts.';

const inputOf = (changes: Partial<OptimizationInput> = {}): OptimizationInput => ({
  ...{ appName: 'PawPal', category: 'health', currentTitle: 'PawPal', currentDescription: PAWPAL },
  ...changes,
});

describe('missingFields', () => {
  const whole = inputOf();
  it.each([
    ['nothing', whole, []],
    ['all', EMPTY_INPUT, ['appName', 'currentTitle', 'currentDescription']],
    [
      'blanks',
      { ...whole, appName: ' ', currentTitle: '\t', currentDescription: '\n \n' },
      ['appName', 'currentTitle', 'currentDescription'],
    ],
    ['the title', { ...whole, currentTitle: '' }, ['currentTitle']],
    ['one letter is enough', { ...whole, appName: 'x' }, []],
  ])('%s', (_, input, fields) => {
    expect(Object.keys(missingFields(input))).toEqual(fields);
  });
});

describe('the title', () => {
  it.each([
    [
      'keeps what the user’s own title says',
      { currentTitle: 'PawPal - pet care diary' },
      'PawPal: pet care diary',
    ],
    ['puts the name first', { currentTitle: 'Pet care diary by PawPal' }, 'PawPal: Pet care diary by'],
    [
      'drops claims, emoji and shouting',
      { currentTitle: '🐶 PawPal: #1 BEST Pet Diary FREE!!!' },
      'PawPal: Pet Diary',
    ],
    ['drops HTML', { currentTitle: '<b>PawPal</b>: Pet Diary' }, 'PawPal: Pet Diary'],
    ['takes the listing’s own words when the title says nothing', {}, 'PawPal: Care & Walks'],
    [
      'takes a phrase of the category that the description bears out',
      {
        category: 'productivity',
        currentDescription: 'Write tasks and notes in one list. Tick tasks off. See all tasks of the week.',
      },
      'PawPal: Tasks, Notes & Focus',
    ],
    [
      'drops what would be longer than the stores allow',
      { currentTitle: 'PawPal - the diary for every dog, cat and rabbit' },
      'PawPal: Diary & Rabbit',
    ],
    [
      'keeps 30 characters',
      { appName: 'x'.repeat(24), currentTitle: `${'x'.repeat(24)}: cats` },
      `${'x'.repeat(24)}: cats`,
    ],
    [
      'leaves the name alone when nothing fits',
      { appName: 'x'.repeat(29), currentTitle: `${'x'.repeat(29)}: cats` },
      'x'.repeat(29),
    ],
    ['cuts a name of 31', { appName: 'x'.repeat(31), currentTitle: 'y' }, 'x'.repeat(30)],
    [
      'adds no English to other languages',
      { currentTitle: '宠物', appName: '宠物', currentDescription: '记录散步和喂食。记录疫苗。记录疫苗。' },
      '宠物: 记录, 疫苗',
    ],
  ] satisfies [string, Partial<OptimizationInput>, string][])('%s', (_, changes, title) => {
    expect(optimizeListing(inputOf(changes)).optimizedTitle).toBe(title);
  });
});

/** Enough different words that none counts as repeated for search. */
const WORDS =
  'PawPal walks the dog, feeds the cat, reminds of every visit, weighs rabbits, books sitters, prints reports, sorts photos, counts meals and plans tomorrow. ';

describe('the description', () => {
  const described = (currentDescription: string, changes: Partial<OptimizationInput> = {}) =>
    optimizeListing(inputOf({ currentDescription, ...changes })).optimizedDescription;

  it('names the app, opens short and lists the rest', () => {
    expect(described(PAWPAL)).toBe(
      [
        'Meet PawPal. Keep all of your pet’s care in one place. Log walks and meals in a second.',
        '',
        'What you get:',
        '• Get reminders for vaccinations and medicine.',
        '• Share the log with your family and your vet.',
        '• See weight and sleep in clear charts.',
        '',
        'Made for everyone who cares about care, walks and meals.',
      ].join('\n'),
    );
  });

  itEvery([
    [
      'HTML becomes plain text',
      '<p>PawPal helps.</p><p>A lot &amp; more.</p>',
      /^PawPal helps\.\nA lot & more\./,
    ],
    ['shouting is calmed', 'PawPal is AMAZING for your dog and the cat', /Amazing/],
    ['repeated signs are reduced', 'PawPal is here for your dog and the cat!!!', /cat!(?!!)/],
    [
      'lines of the user stay, with one kind of bullet',
      'PawPal:\n- walks\n* meals',
      /^PawPal:\n• walks\n• meals/,
    ],
    ['a name said first is not said again', 'PawPal logs walks.', /^PawPal logs walks\./],
    [
      'other languages get structure, no English',
      'ペットの記録。散歩の記録。食事の記録。薬の記録。',
      /^PawPal: ペットの記録。\n\n• 散歩の記録。\n• 食事の記録。\n• 薬の記録。$/,
    ],
    ['right-to-left text stays whole', 'سجل نزهات حيوانك الأليف', /^PawPal: سجل نزهات حيوانك الأليف$/],
  ])('every row of the table', (_, text, expected) => {
    expect(described(text)).toMatch(expected);
  });

  it.each([
    ['4000 characters stay', `PawPal ${'日'.repeat(3993)}`, 4000],
    ['one more is cut', `PawPal ${'日'.repeat(3994)}`, 4000],
    ['10,000 characters of words', WORDS.repeat(60), undefined],
    ['10,000 characters without a space', 'x'.repeat(10_000), undefined],
  ])('%s', (_, text, length) => {
    const count = countCharacters(described(text));
    expect(count).toBeLessThanOrEqual(4000);
    expect(count).toBeGreaterThan(3900);
    if (length !== undefined) expect(count).toBe(length);
  });

  it.each([
    ['10,000 emoji', '🐶'.repeat(10_000), 'Meet PawPal.'],
    ['another platform', `${PAWPAL} Also available on Android.`, described(PAWPAL)],
    ['but not an address, which stays whole', 'Visit http://pawpal.example', 'Visit http://pawpal.example'],
  ])('leaves out whole sentences that a store refuses: %s', (_, text, expected) => {
    expect(described(text)).toBe(expected);
  });
});

describe('the keywords', () => {
  it('are no parts of an address, and nothing that a reader is asked to do', () => {
    const keywords = optimizeListing(
      inputOf({ currentDescription: 'Visit http://www.pawpal.example/care for walks and vaccinations.' }),
    ).keywords;
    expect(keywords).toContain('vaccinations');
    expect(keywords.filter((word) => /http|www|visit|example|pawpal/.test(word))).toEqual([]);
  });

  const keywordsOf = (changes: Partial<OptimizationInput> = {}) => optimizeListing(inputOf(changes)).keywords;

  it('are the listing’s words first, then the category’s, and fit the field', () => {
    const keywords = keywordsOf();
    expect(keywords.slice(0, 3)).toEqual(['care', 'walks', 'meals']);
    expect(keywords).toContain('vaccinations');
    expect(countCharacters(keywords.join(','))).toBeLessThanOrEqual(100);
    expect(countCharacters(keywords.join(','))).toBeGreaterThan(80);
  });

  it.each([
    ['no word of the app’s name', { appName: 'Walks', currentTitle: 'Walks' }, 'walks'],
    ['no names of platforms', { currentDescription: 'For Android and iPhone and the family' }, 'android'],
    ['no claims', { currentDescription: 'The best free diary for the family' }, 'free'],
    ['no word in two forms', { currentDescription: 'A walk, two walks, for the dogs and your dog' }, 'walks'],
  ])('%s', (_, changes, word) => {
    expect(keywordsOf(changes)).not.toContain(word);
  });

  it('are filled up with the category’s', () => {
    expect(keywordsOf({ currentDescription: 'A diary for the dog' })).toEqual(
      expect.arrayContaining(['diary', 'fitness', 'workout']),
    );
  });

  it('stay in the language of the text', () => {
    expect(
      keywordsOf({ currentDescription: 'Прогулки и питание для собаки. Прогулки каждый день.' }),
    ).toEqual(expect.arrayContaining(['прогулки', 'питание', 'собаки']));
    expect(keywordsOf({ currentDescription: 'Прогулки и питание для собаки.' })).not.toContain('fitness');
  });

  it('contain no comma, space or HTML of the input', () => {
    for (const word of keywordsOf({ currentDescription: '<script>alert("walks, meals")</script> a,b;c' }))
      expect(word).toMatch(/^\p{L}+$/u);
  });
});

describe('the whole result', () => {
  it('scores 92, keeps the originals and says what is better', () => {
    const input = inputOf({ currentTitle: 'PawPal the pet diary with far too long a name' });
    const result = optimizeListing(input);
    expect(result.score).toBe(92);
    expect(result.originalTitle).toBe(input.currentTitle);
    expect(result.originalDescription).toBe(PAWPAL);
    expect(result.improvements).toContainEqual(
      'Title shortened from 45 to 20 of 30 characters; neither store takes more.',
    );
    expect(result.improvements).toContainEqual('Sentences turned into a list that is easy to skim.');
    expect(result.improvements.length).toBeGreaterThanOrEqual(4);
  });

  itEvery(OPTIMIZER_CATEGORIES.map(({ id }) => id))(
    'fits the stores in every language and category',
    (category) => {
      for (const appName of ['P', 'PawPal', 'A name of twenty-two c', 'x'.repeat(40)]) {
        const { localizedVersions, optimizedTitle } = optimizeListing(inputOf({ category, appName }));
        expect(countCharacters(optimizedTitle)).toBeLessThanOrEqual(30);
        expect(Object.keys(localizedVersions)).toEqual([...OPTIMIZED_LOCALES]);
        for (const { title, description } of Object.values(localizedVersions)) {
          expect(countCharacters(title)).toBeLessThanOrEqual(30);
          expect(title.startsWith(appName.slice(0, 30).trim())).toBe(true);
          expect(description).toContain(appName.slice(0, 30).trim());
          expect(description).not.toContain('{name}');
        }
      }
    },
  );

  it('takes a name with signs of replacement as text', () => {
    const { localizedVersions } = optimizeListing(inputOf({ appName: '$& Co' }));
    expect(localizedVersions['de-DE'].description).toMatch(/^\$& Co begleitet/);
  });
});
