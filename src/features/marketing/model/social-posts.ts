import type { Brief } from './brief';
import { launchNews } from './launch';
import type { SocialPost } from './marketing-kit';
import { cutToWeight, NETWORKS, type Network } from './networks';

const LONGEST_TAG = 24;

/** `#PawPal`, `#WalkLog`: the name and features as hashtags, each once. */
export function hashtagsOf({ name, features }: Pick<Brief, 'name' | 'features'>, most: number): string[] {
  const tags = [name, ...features]
    .map((text) =>
      (text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
        .map((word) => word.charAt(0).toLocaleUpperCase('en') + word.slice(1))
        .join(''),
    )
    .filter((tag) => tag !== '' && Array.from(tag).length <= LONGEST_TAG && /\p{L}/u.test(tag));
  return [...new Set(tags)].slice(0, most).map((tag) => `#${tag}`);
}

/** One block of a post. The least important blocks are dropped first when there is no room. */
interface Part {
  text: string;
  /** 1 is dropped last. */
  rank: number;
}

function joined(parts: readonly Part[]): string {
  return parts
    .map(({ text }) => text)
    .filter((text) => text !== '')
    .join('\n\n');
}

/** The parts in their order, without those that don't fit; the first one is cut when even it is too long. */
function fitted(parts: readonly Part[], { limit, count }: Network): string {
  let kept = parts.filter(({ text }) => text !== '');
  while (kept.length > 1 && count(joined(kept)) > limit) {
    const least = Math.max(...kept.map(({ rank }) => rank));
    const at = kept.findLastIndex(({ rank }) => rank === least);
    kept = kept.filter((_, index) => index !== at);
  }
  return cutToWeight(joined(kept), limit, count);
}

function featureList(features: readonly string[], mark: string): string {
  return features.map((feature) => `${mark} ${feature}`).join('\n');
}

function audienceLine({ audience }: Brief): string {
  return audience === '' ? '' : `Made for ${audience}.`;
}

/** Each network's blocks around a body: the whole description where there is room, else its first sentence. */
const WRITERS: Record<Network['id'], (brief: Brief, news: string, body: string) => Part[]> = {
  x: (brief, news) => [
    { text: `${news}. ${brief.hook}`, rank: 1 },
    { text: brief.features.slice(0, 3).join(' · '), rank: 3 },
    { text: hashtagsOf(brief, 2).join(' '), rank: 2 },
  ],
  instagram: (brief, news, body) => [
    { text: `✨ ${news}!`, rank: 1 },
    { text: body, rank: 2 },
    { text: featureList(brief.features, '✅'), rank: 3 },
    { text: audienceLine(brief), rank: 4 },
    { text: hashtagsOf(brief, 10).join(' '), rank: 2 },
  ],
  linkedin: (brief, news, body) => [
    { text: `${news}.`, rank: 1 },
    { text: body, rank: 2 },
    {
      text: brief.features.length > 0 ? `What it brings:\n${featureList(brief.features, '•')}` : '',
      rank: 3,
    },
    { text: audienceLine(brief), rank: 4 },
    { text: 'We would love to hear what you think.', rank: 5 },
    { text: hashtagsOf(brief, 4).join(' '), rank: 3 },
  ],
  facebook: (brief, news, body) => [
    { text: `${news}! 🎉`, rank: 1 },
    { text: body, rank: 2 },
    { text: featureList(brief.features, '👉'), rank: 3 },
    { text: audienceLine(brief), rank: 4 },
    { text: 'Tell us in the comments what you would use it for.', rank: 5 },
  ],
};

/** One post per network, each within the network's limit as that network counts. */
export function writeSocialPosts(brief: Brief): SocialPost[] {
  const news = launchNews(brief.name, brief.launchDate, brief.today);
  return NETWORKS.map((network) => {
    const write = WRITERS[network.id];
    const whole = joined(write(brief, news, brief.description));
    const content =
      network.count(whole) <= network.limit ? whole : fitted(write(brief, news, brief.hook), network);
    return { type: 'social-post', title: `${network.label} post`, platform: network.label, content };
  });
}
