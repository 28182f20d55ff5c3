import type { BANNER_SIZES } from '@/domain/drawing/banner-sizes';

/** The values of the form. */
export interface MarketingInput {
  appName: string;
  description: string;
  /** Comma separated. */
  keyFeatures: string;
  targetAudience: string;
  /** `YYYY-MM-DD`, or empty. */
  launchDate: string;
}

export const EMPTY_INPUT: MarketingInput = {
  appName: '',
  description: '',
  keyFeatures: '',
  targetAudience: '',
  launchDate: '',
};

interface Asset {
  title: string;
  content: string;
  platform: string;
}

/** A banner's texts; the picture is drawn from them when it is shown. */
export interface Banner extends Asset {
  type: 'banner';
  /** e.g. `1200x628`. */
  dimensions: string;
  platform: (typeof BANNER_SIZES)[number]['platform'];
}

export interface SocialPost extends Asset {
  type: 'social-post';
}

export interface VideoScript extends Asset {
  type: 'video-script';
}

export interface PressRelease extends Asset {
  type: 'press-release';
}

/** Everything one generation makes. */
export interface MarketingKit {
  banners: Banner[];
  socialPosts: SocialPost[];
  videoScripts: VideoScript[];
  pressRelease: PressRelease;
}

export type RequiredField = 'appName' | 'description';

const REQUIRED: Record<RequiredField, string> = {
  appName: 'Enter the app’s name.',
  description: 'Say in a sentence or two what the app does.',
};

/** Missing fields, in the order of the form. Blank counts as missing. */
export function missingFields(input: MarketingInput): Partial<Record<RequiredField, string>> {
  const fields = Object.keys(REQUIRED) as RequiredField[];
  return Object.fromEntries(
    fields.filter((field) => input[field].trim() === '').map((field) => [field, REQUIRED[field]]),
  );
}
