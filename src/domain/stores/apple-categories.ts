/** One App Store category or subcategory. */
export interface AppleCategory {
  /** Id in the spelling of App Store Connect, fastlane and EAS. */
  id: string;
  label: string;
}

function categories(rows: Record<string, string>): AppleCategory[] {
  return Object.entries(rows).map(([id, label]) => ({ id, label }));
}

/** Categories of App Store Connect (sources 3.1). */
export const APPLE_CATEGORIES: readonly AppleCategory[] = categories({
  BOOKS: 'Books',
  BUSINESS: 'Business',
  DEVELOPER_TOOLS: 'Developer Tools',
  EDUCATION: 'Education',
  ENTERTAINMENT: 'Entertainment',
  FINANCE: 'Finance',
  FOOD_AND_DRINK: 'Food & Drink',
  GAMES: 'Games',
  GRAPHICS_AND_DESIGN: 'Graphics & Design',
  HEALTH_AND_FITNESS: 'Health & Fitness',
  LIFESTYLE: 'Lifestyle',
  MAGAZINES_AND_NEWSPAPERS: 'Magazines & Newspapers',
  MEDICAL: 'Medical',
  MUSIC: 'Music',
  NAVIGATION: 'Navigation',
  NEWS: 'News',
  PHOTO_AND_VIDEO: 'Photo & Video',
  PRODUCTIVITY: 'Productivity',
  REFERENCE: 'Reference',
  SHOPPING: 'Shopping',
  SOCIAL_NETWORKING: 'Social Networking',
  SPORTS: 'Sports',
  STICKERS: 'Stickers',
  TRAVEL: 'Travel',
  UTILITIES: 'Utilities',
  WEATHER: 'Weather',
});

/** Subcategories by their category; only Games and Stickers have any, and accept up to two (sources 1.1, 3.1). */
const SUBCATEGORIES: Record<string, readonly AppleCategory[]> = {
  GAMES: categories({
    GAMES_ACTION: 'Action',
    GAMES_ADVENTURE: 'Adventure',
    GAMES_BOARD: 'Board',
    GAMES_CARD: 'Card',
    GAMES_CASINO: 'Casino',
    GAMES_CASUAL: 'Casual',
    GAMES_FAMILY: 'Family',
    GAMES_MUSIC: 'Music',
    GAMES_PUZZLE: 'Puzzle',
    GAMES_RACING: 'Racing',
    GAMES_ROLE_PLAYING: 'Role Playing',
    GAMES_SIMULATION: 'Simulation',
    GAMES_SPORTS: 'Sports',
    GAMES_STRATEGY: 'Strategy',
    GAMES_TRIVIA: 'Trivia',
    GAMES_WORD: 'Word',
  }),
  STICKERS: categories({
    STICKERS_ANIMALS: 'Animals',
    STICKERS_ART: 'Art',
    STICKERS_CELEBRATIONS: 'Celebrations',
    STICKERS_CELEBRITIES: 'Celebrities',
    STICKERS_CHARACTERS: 'Characters',
    STICKERS_EATING_AND_DRINKING: 'Eating & Drinking',
    STICKERS_EMOJI_AND_EXPRESSIONS: 'Emoji & Expressions',
    STICKERS_FASHION: 'Fashion',
    STICKERS_GAMING: 'Gaming',
    STICKERS_KIDS_AND_FAMILY: 'Kids & Family',
    STICKERS_MOVIES_AND_TV: 'Movies & TV',
    STICKERS_MUSIC: 'Music',
    STICKERS_PEOPLE: 'People',
    STICKERS_PLACES_AND_OBJECTS: 'Places & Objects',
    STICKERS_SPORTS_AND_ACTIVITIES: 'Sports & Activities',
  }),
};

/** A category as the upload tools expect it: the category itself and its subcategory, if one was chosen. */
interface CategoryChoice {
  category: string;
  subcategory?: string;
}

/**
 * Splits a category id. A draft may store a subcategory (`GAMES_PUZZLE`) as a category; the upload tools expect
 * category and subcategory separately.
 * @returns undefined for an id that App Store Connect does not have
 */
export function appleCategoryChoice(id: string): CategoryChoice | undefined {
  if (APPLE_CATEGORIES.some((each) => each.id === id)) return { category: id };
  for (const [category, subcategories] of Object.entries(SUBCATEGORIES)) {
    if (subcategories.some((each) => each.id === id)) return { category, subcategory: id };
  }
  return undefined;
}

/** A category with the subcategories chosen in it, none to two. */
export interface AppleCategoryEntry {
  category: string;
  subcategories: string[];
}

/**
 * Resolves a draft's two category ids to the primary category and, where there is one, the secondary. Two subcategories
 * of one category give that category with both (sources 1.1: Games and Stickers accept two).
 * @returns none when the primary id is unknown: a secondary category alone would become the primary one
 */
export function appleCategories(primaryId: string, secondaryId: string): AppleCategoryEntry[] {
  const primary = appleCategoryChoice(primaryId);
  const secondary = appleCategoryChoice(secondaryId);
  if (!primary) return [];
  if (secondary?.category !== primary.category) return [primary, secondary].flatMap((each) => entry(each));
  return [
    {
      category: primary.category,
      subcategories: [...new Set([primary.subcategory, secondary.subcategory])].flatMap((id) => id ?? []),
    },
  ];
}

function entry(choice: CategoryChoice | undefined): AppleCategoryEntry[] {
  if (!choice) return [];
  return [{ category: choice.category, subcategories: choice.subcategory ? [choice.subcategory] : [] }];
}

/** The subcategories of a category; empty for all but Games and Stickers. */
export function appleSubcategories(category: string): readonly AppleCategory[] {
  return Object.hasOwn(SUBCATEGORIES, category) ? (SUBCATEGORIES[category] ?? []) : [];
}

/** A readable label for a category or subcategory id, e.g. `Games: Puzzle`; the id itself when it is unknown. */
export function appleCategoryLabel(id: string): string {
  const choice = appleCategoryChoice(id);
  if (!choice) return id;
  const label = APPLE_CATEGORIES.find((each) => each.id === choice.category)?.label ?? id;
  if (!choice.subcategory) return label;
  const sub = appleSubcategories(choice.category).find((each) => each.id === choice.subcategory);
  return `${label}: ${sub?.label ?? id}`;
}
