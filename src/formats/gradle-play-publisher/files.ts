import type { ListingField } from '@/model/listing';
import type { DetailField } from '@/model/draft';

/** File names of `listings/<locale>/` (sources 3.4). */
export const GRADLE_LISTING_FILES = {
  title: 'title.txt',
  shortDescription: 'short-description.txt',
  description: 'full-description.txt',
  videoUrl: 'video-url.txt',
} as const satisfies Partial<Record<ListingField, string>>;

/** File names beside `listings`. */
export const GRADLE_DETAIL_FILES = {
  contactEmail: 'contact-email.txt',
  contactPhone: 'contact-phone.txt',
  contactWebsite: 'contact-website.txt',
} as const satisfies Partial<Record<DetailField, string>>;

export const GRADLE_SCREENSHOT_FOLDERS: Record<string, string> = {
  'play-phone': 'phone-screenshots',
  'play-tablet-7': 'tablet-screenshots',
  'play-tablet-10': 'large-tablet-screenshots',
  'play-tv': 'tv-screenshots',
  'play-wear': 'wear-screenshots',
};

/** Folders of single images, each with one file, unlike supply's. */
export const GRADLE_GRAPHIC_FOLDERS: Record<string, string> = {
  'play-icon': 'icon',
  'play-feature-graphic': 'feature-graphic',
};
