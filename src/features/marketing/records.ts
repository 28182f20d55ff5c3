import * as z from 'zod/mini';
import { type Stored } from '@/domain/records/record-schema';
import { BANNER_STYLES } from '@/model/artwork-style';
import { BANNER_SIZES } from '@/domain/drawing/banner-sizes';
import { defineCollection } from '@/lib/workspace/collection';
import { PALETTES } from './data/palettes';
import { EMPTY_INPUT } from './model/marketing-kit';

const look = z.looseObject({
  style: z.enum(BANNER_STYLES.map(({ id }) => id)),
  /** `#rrggbb` */
  primary: z.string(),
  secondary: z.string(),
});
export type BannerLook = Stored<typeof look>;

const asset = { title: z.string(), content: z.string(), platform: z.string() };

/** A kit and the name it was made for. */
const madeKit = z.looseObject({
  /** The user changed its texts. */
  isEdited: z.boolean(),
  appName: z.string(),
  kit: z.looseObject({
    banners: z.array(
      z.looseObject({
        ...asset,
        type: z.literal('banner'),
        dimensions: z.string(),
        platform: z.enum(BANNER_SIZES.map(({ platform }) => platform)),
      }),
    ),
    socialPosts: z.array(z.looseObject({ ...asset, type: z.literal('social-post') })),
    videoScripts: z.array(z.looseObject({ ...asset, type: z.literal('video-script') })),
    pressRelease: z.looseObject({ ...asset, type: z.literal('press-release') }),
  }),
});

export type MadeKit = Stored<typeof madeKit>;

/** The form, the look of the banners, and the last kit with its edited texts. */
const schema = z.looseObject({
  id: z.string(),
  input: z.looseObject({
    appName: z.string(),
    description: z.string(),
    keyFeatures: z.string(),
    targetAudience: z.string(),
    launchDate: z.string(),
  }),
  look,
  made: z.optional(madeKit),
  /** The last kit that the user edited, after a new one has replaced it. */
  previous: z.optional(madeKit),
});
export type MarketingRecord = Stored<typeof schema>;

export const marketingCollection = defineCollection({ name: 'marketing-kit', schema });

const { primary, secondary } = PALETTES[0];

export const FRESH_MARKETING: MarketingRecord = {
  id: 'current',
  input: EMPTY_INPUT,
  look: { style: 'glow', primary, secondary },
};
