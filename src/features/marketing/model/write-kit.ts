import { BANNER_SIZES } from '@/domain/drawing/banner-sizes';
import { cutWithMark } from '@/domain/listings/text-shape';
import { briefOf, type Brief } from './brief';
import type { Banner, MarketingInput, MarketingKit } from './marketing-kit';
import { writePressRelease } from './press-release';
import { writeSocialPosts } from './social-posts';
import { writeVideoScripts } from './video-scripts';

/** Longest text on a banner, in characters. */
const TAGLINE_CHARACTERS = 90;

function writeBanners({ hook }: Brief): Banner[] {
  const tagline = cutWithMark(hook, TAGLINE_CHARACTERS).replace(/[.。]$/u, '');
  return BANNER_SIZES.map(({ platform, width, height }) => ({
    type: 'banner',
    title: `${platform} banner`,
    content: tagline,
    dimensions: `${width}x${height}`,
    platform,
  }));
}

/** The whole kit, from what the user typed. `today` is `YYYY-MM-DD`. */
export function writeKit(input: MarketingInput, today: string): MarketingKit {
  const brief = briefOf(input, today);
  return {
    banners: writeBanners(brief),
    socialPosts: writeSocialPosts(brief),
    videoScripts: writeVideoScripts(brief),
    pressRelease: writePressRelease(brief),
  };
}
