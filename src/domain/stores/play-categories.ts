import { appleCategoryChoice, appleCategoryLabel } from './apple-categories';

/** Google Play's name of an App Store category, where it differs (Play help 9859673). */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  BOOKS: 'Books & Reference',
  DEVELOPER_TOOLS: 'Tools',
  GRAPHICS_AND_DESIGN: 'Art & Design',
  MAGAZINES_AND_NEWSPAPERS: 'News & Magazines',
  MUSIC: 'Music & Audio',
  NAVIGATION: 'Maps & Navigation',
  NEWS: 'News & Magazines',
  PHOTO_AND_VIDEO: 'Photography',
  REFERENCE: 'Books & Reference',
  SOCIAL_NETWORKING: 'Social',
  TRAVEL: 'Travel & Local',
  UTILITIES: 'Tools',
};

/** Google Play's category nearest to one of the App Store. None for games and stickers, whose kinds differ. */
export function playCategoryFor(appleId: string): string | undefined {
  const category = appleCategoryChoice(appleId)?.category;
  if (category === undefined || category === 'GAMES' || category === 'STICKERS') return undefined;
  return OTHER_NAMES[category] ?? appleCategoryLabel(category);
}
