import { BANNER_SIZES } from '@/domain/drawing/banner-sizes';
import { hasNewObjections, withoutRefused } from '@/checks/listing/objections';
import { cutWithMark } from '@/domain/listings/text-shape';
import { briefOf, firstSentence, type Brief } from './brief';
import type { Banner, MarketingInput, MarketingKit } from './marketing-kit';
import { writePressRelease } from './press-release';
import { writeSocialPosts } from './social-posts';
import { writeVideoScripts } from './video-scripts';

/** Longest text on a banner, in characters. */
const TAGLINE_CHARACTERS = 90;

/** The locale whose wording rules are checked: the form asks for English texts. */
const LOCALE = 'en-US';

/** The first sentence of the description that both stores take, or the app's name. */
function taglineOf({ name, description }: Brief): string {
  const allowed = withoutRefused(description, 'description', { locale: LOCALE, appName: name });
  const tagline = cutWithMark(firstSentence(allowed), TAGLINE_CHARACTERS).replace(/[.。]$/u, '');
  const isRefused = hasNewObjections(
    { promotionalText: tagline },
    { promotionalText: name },
    { locale: LOCALE },
  );
  return tagline === '' || isRefused ? name : tagline;
}

function writeBanners(brief: Brief): Banner[] {
  const tagline = taglineOf(brief);
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
