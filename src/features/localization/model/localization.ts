import type { Listing } from '@/model/listing';
import { tidySpaces, withoutControlCharacters } from '@/domain/listings/text-shape';

/** The six categories of the form. */
export const CATEGORIES = [
  { id: 'productivity', label: 'Productivity' },
  { id: 'business', label: 'Business' },
  { id: 'education', label: 'Education' },
  { id: 'entertainment', label: 'Entertainment' },
  { id: 'health', label: 'Health' },
  { id: 'social', label: 'Social' },
] as const;
export type CategoryId = (typeof CATEGORIES)[number]['id'];

/** The ten target markets, in the order of the form. */
export const MARKET_CODES = [
  ...(['es-ES', 'fr-FR', 'de-DE', 'ja-JP', 'ko-KR'] as const),
  ...(['zh-CN', 'pt-BR', 'ru-RU', 'ar-SA', 'hi-IN'] as const),
];
export type MarketCode = (typeof MARKET_CODES)[number];

/** `other`: a locale of an imported table that is none of the ten. */
export const DIFFICULTIES = ['easy', 'medium', 'complex', 'other'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Features that a description may promise, found in the user's own words (app-features.ts). */
export type FeatureId =
  | 'reminders'
  | 'calendar'
  | 'notes'
  | 'sharing'
  | 'photos'
  | 'offline'
  | 'privacy'
  | 'statistics';

/** The values of the form. */
export interface LocalizationInput {
  appName: string;
  description: string;
  category: CategoryId;
  culturalAdaptation: boolean;
  screenshotLocalization: boolean;
  markets: MarketCode[];
}

export const EMPTY_INPUT: LocalizationInput = {
  appName: '',
  description: '',
  category: 'productivity',
  culturalAdaptation: true,
  screenshotLocalization: true,
  markets: [],
};

/** The text on one screenshot, and what the screen behind it shows. */
export interface ScreenshotText {
  text: string;
  context: string;
}

/** A locale's texts, the stores' other fields included, so that an imported table loses none. */
export interface PackContent extends Omit<Listing, 'keywords'> {
  /** Joined with commas they are exactly the store's field: see listingOf. */
  keywords: string[];
  screenshots: ScreenshotText[];
}

/** One market's pack. */
export interface LocalizationPack {
  language: string;
  region: string;
  /** Product locale, e.g. `ja-JP`. */
  code: string;
  flag: string;
  marketSize: string;
  difficulty: Difficulty;
  culturalNotes: string[];
  content: PackContent;
  /** Percent, by difficulty. */
  confidence: number;
  estimatedRevenue: string;
  /** `imported` once a text came from the user's own table: no longer a simulated result. */
  origin: 'generated' | 'imported';
}

/** Percent, by difficulty. */
export const CONFIDENCE: Record<Difficulty, number> = { easy: 95, medium: 88, complex: 82, other: 90 };

export type RequiredField = 'appName' | 'description' | 'markets';

/** Missing fields, in the order of the form. Blank and invisible characters count as missing. */
export function missingFields(input: LocalizationInput): Partial<Record<RequiredField, string>> {
  return {
    ...(isBlank(input.appName) && { appName: 'Enter the app’s name.' }),
    ...(isBlank(input.description) && { description: 'Enter what the app does.' }),
    ...(input.markets.length === 0 && { markets: 'Select at least one target market.' }),
  };
}

function isBlank(text: string): boolean {
  return tidySpaces(withoutControlCharacters(text, true)) === '';
}
