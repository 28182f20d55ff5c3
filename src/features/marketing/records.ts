import * as z from 'zod/mini';
import { BANNER_STYLES, type BannerStyle } from '@/domain/drawing/banner-layout';
import { BANNER_SIZES } from '@/domain/drawing/banner-sizes';
import { defineCollection } from '@/lib/workspace/collection';
import { PALETTES } from './data/palettes';
import { EMPTY_INPUT, type MarketingInput, type MarketingKit } from './model/marketing-kit';

export interface BannerLook {
  style: BannerStyle;
  /** `#rrggbb` */
  primary: string;
  secondary: string;
}

/** A kit and the name it was made for. */
export interface MadeKit {
  appName: string;
  kit: MarketingKit;
  /** The user changed its texts. */
  isEdited: boolean;
}

/** The form, the look of the banners, and the last kit with its edited texts. */
export interface MarketingRecord {
  id: string;
  input: MarketingInput;
  look: BannerLook;
  made?: MadeKit | undefined;
  /** The last kit that the user edited, after a new one has replaced it. */
  previous?: MadeKit | undefined;
}

const asset = { title: z.string(), content: z.string(), platform: z.string() };

const madeKit = z.object({
  isEdited: z.boolean(),
  appName: z.string(),
  kit: z.object({
    banners: z.array(
      z.object({
        ...asset,
        type: z.literal('banner'),
        dimensions: z.string(),
        platform: z.enum(BANNER_SIZES.map(({ platform }) => platform)),
      }),
    ),
    socialPosts: z.array(z.object({ ...asset, type: z.literal('social-post') })),
    videoScripts: z.array(z.object({ ...asset, type: z.literal('video-script') })),
    pressRelease: z.object({ ...asset, type: z.literal('press-release') }),
  }),
});

const schema = z.object({
  id: z.string(),
  input: z.object({
    appName: z.string(),
    description: z.string(),
    keyFeatures: z.string(),
    targetAudience: z.string(),
    launchDate: z.string(),
  }),
  look: z.object({
    style: z.enum(BANNER_STYLES.map(({ id }) => id)),
    primary: z.string(),
    secondary: z.string(),
  }),
  made: z.optional(madeKit),
  previous: z.optional(madeKit),
}) satisfies z.ZodMiniType<MarketingRecord>;

export const marketingCollection = defineCollection<MarketingRecord>({
  name: 'marketing-kit',
  version: 1,
  schema,
});

const { primary, secondary } = PALETTES[0];

export const FRESH_MARKETING: MarketingRecord = {
  id: 'current',
  input: EMPTY_INPUT,
  look: { style: 'glow', primary, secondary },
};
