import { cutToLength } from '@/domain/listings/text-shape';
import { graphemes } from '@/domain/drawing/line-breaks';
import type { Brief } from './brief';
import { availability, launchNews } from './launch';
import type { VideoScript } from './marketing-kit';

/** A calm speaker says this many words in a second, or characters of a script without spaces. */
const WORDS_PER_SECOND = 2.5;
const CHARACTERS_PER_SECOND = 5;
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

interface Shot {
  seconds: number;
  visual: string;
  /** Spoken; cut to what can be said in the time. Empty for music only. */
  voice: string;
}

/** Returns what can be said in this many seconds; the last words are cut. */
export function sayable(text: string, seconds: number): string {
  if (UNSPACED.test(text)) {
    const most = Math.floor(seconds * CHARACTERS_PER_SECOND);
    const clusters = graphemes(text.slice(0, most * 8));
    return clusters.length <= most ? text : `${clusters.slice(0, most - 1).join('')}…`;
  }
  const words = text.split(/\s+/).filter((word) => word !== '');
  const most = Math.floor(seconds * WORDS_PER_SECOND);
  // A single word may be very long.
  const said = cutToLength(words.slice(0, most).join(' '), most * 12);
  return said.length < words.join(' ').length ? `${said.replace(/[\s,;:.\-–—]+$/u, '')}…` : said;
}

/** `0:05` */
function timeOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The shots as a script with its timings, one block per shot. */
function written(shots: readonly Shot[]): string {
  let at = 0;
  return shots
    .map(({ seconds, visual, voice }) => {
      const time = `${timeOf(at)}–${timeOf((at += seconds))}`;
      const said = voice === '' ? 'Music only' : `“${sayable(voice, seconds)}”`;
      return `${time}\nPicture: ${visual}\nVoice: ${said}`;
    })
    .join('\n\n');
}

/** The features as shots that share the time evenly; without features one shot of the app in use. */
function featureShots(features: readonly string[], seconds: number, fallback: string): Shot[] {
  if (features.length === 0)
    return [{ seconds, visual: 'The app in use, one task from start to end', voice: fallback }];
  const each = Math.floor(seconds / features.length);
  return features.map((feature, index) => ({
    seconds: index === features.length - 1 ? seconds - each * (features.length - 1) : each,
    visual: `Screen recording: ${feature}`,
    voice: feature,
  }));
}

/** Three scripts: the App Store's preview (15 to 30 seconds, recorded in the app), a vertical teaser, an explainer. */
export function writeVideoScripts(brief: Brief): VideoScript[] {
  const { name, hook, features, audience, launchDate, today } = brief;
  const news = `${launchNews(name, launchDate, today)}.`;
  const audienceVoice = audience === '' ? hook : `Made for ${audience}.`;
  const script = (title: string, platform: string, shots: readonly Shot[]): VideoScript => {
    return { type: 'video-script', title, platform, content: written(shots) };
  };
  return [
    script('App preview, 30 seconds', 'App Store', [
      { seconds: 4, visual: 'The app opens on its first screen', voice: hook },
      ...featureShots(features.slice(0, 4), 20, brief.rest || hook),
      { seconds: 6, visual: 'Back on the first screen, the app’s name as a caption', voice: `${name}.` },
    ]),
    script('Vertical teaser, 15 seconds', 'TikTok, Reels, Shorts', [
      { seconds: 3, visual: `Bold caption: ${name}`, voice: '' },
      {
        seconds: 8,
        visual: `Fast cuts: ${features.slice(0, 3).join(', ') || 'the app in use'}`,
        voice: hook,
      },
      { seconds: 4, visual: 'Icon and name on the app’s color', voice: news },
    ]),
    script('Explainer, 60 seconds', 'YouTube', [
      { seconds: 8, visual: 'The everyday moment the app is made for', voice: audienceVoice },
      { seconds: 10, visual: `The icon of ${name}, then its first screen`, voice: `${news} ${hook}` },
      ...featureShots(features.slice(0, 5), 30, brief.rest || hook),
      {
        seconds: 12,
        visual: 'Icon, name and both store badges',
        voice: availability(name, launchDate, today),
      },
    ]),
  ];
}
