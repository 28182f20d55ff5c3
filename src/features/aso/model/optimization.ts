import type { OPTIMIZER_CATEGORIES } from '@/domain/stores/optimizer-categories';

export type CategoryId = (typeof OPTIMIZER_CATEGORIES)[number]['id'];

/** The values of the form. */
export interface OptimizationInput {
  appName: string;
  category: CategoryId;
  currentTitle: string;
  currentDescription: string;
}

export const EMPTY_INPUT: OptimizationInput = {
  appName: '',
  category: 'productivity',
  currentTitle: '',
  currentDescription: '',
};

/** The three locales of a result, in the order they are shown. */
export const OPTIMIZED_LOCALES = ['es-ES', 'fr-FR', 'de-DE'] as const;
export type OptimizedLocale = (typeof OPTIMIZED_LOCALES)[number];

export interface LocalizedVersion {
  title: string;
  description: string;
}

/** The result of an optimisation. */
export interface OptimizationResult {
  originalTitle: string;
  optimizedTitle: string;
  originalDescription: string;
  optimizedDescription: string;
  keywords: string[];
  localizedVersions: Record<OptimizedLocale, LocalizedVersion>;
  score: number;
  improvements: string[];
}

/** Every simulated optimisation scores this much, of 100. */
export const OPTIMIZED_SCORE = 92;

export type RequiredField = 'appName' | 'currentTitle' | 'currentDescription';

const REQUIRED: Record<RequiredField, string> = {
  appName: 'Enter the app’s name.',
  currentTitle: 'Enter the title your listing has now.',
  currentDescription: 'Enter the description your listing has now.',
};

/** Missing fields, in the order of the form. Blank counts as missing. */
export function missingFields(input: OptimizationInput): Partial<Record<RequiredField, string>> {
  const fields = Object.keys(REQUIRED) as RequiredField[];
  return Object.fromEntries(
    fields.filter((field) => input[field].trim() === '').map((field) => [field, REQUIRED[field]]),
  );
}
