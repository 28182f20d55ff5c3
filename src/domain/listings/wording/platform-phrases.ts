import { negativeApple, notApple } from 'virtual:catalog/words-platforms';
import { phraseTable } from './match-phrases';

/**
 * Other platforms, for an App Store text (sources 5.1 `other_platforms`). The name Google alone is left out, because
 * Google's services may be named.
 */
export const NOT_APPLE = phraseTable(notApple);

/** BlackBerry is also a fruit, so only the company's spelling counts. */
export const BLACKBERRY =
  /(?<![\p{L}\p{N}])Black[Bb]erry(?= OS| phone| app)|(?<![\p{L}\p{N}])BlackBerry(?![\p{L}\p{N}])/u;

/**
 * Platforms with the endings of languages that inflect names. With a small letter, or in the plural, an android is a
 * robot.
 */
export const INFLECTED_PLATFORMS: readonly { languages: readonly string[]; pattern: RegExp }[] = [
  {
    languages: ['hu', 'fi', 'et', 'lt', 'lv', 'tr', 'ro'],
    pattern: /(?<![\p{L}\p{N}])Android(?!a(?![\p{L}])|s(?![\p{L}]))['’]?\p{L}{1,6}(?![\p{L}])/gu,
  },
  {
    languages: ['cs', 'sk', 'pl', 'hr', 'sl', 'sr', 'bs'],
    pattern:
      /(?<![\p{L}\p{N}])(?:Android|Symbian|Tizen)(?:a|u|e|em|om|ie|zie|ě|owi|ovi|ů?v|ow[yae]|owej|owym|ov[ýá]|ovou)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])Googl(?:e|u|em) Play(?:e|i|u|em|om|ovi)?(?![\p{L}])/gu,
  },
  {
    languages: ['uk', 'ru', 'be', 'bg', 'sr', 'mk'],
    pattern: /(?<![\p{L}\p{N}])Андро[иіїй]д(?:а|у|е|і|ом|ові)?(?![\p{L}\p{N}-])/gu,
  },
];

/** Words beside a platform's name where it is what a text teaches, not where the app runs. */
export const LEARNING =
  /\b(?:learn|course|tutorial|lesson|quiz|interview|developers?|development|programming|coding|kotlin|sdk|apk|emulator|lernen|entwickl|curso|cours|apprendre|programación)/iu;

/** Complaints about Apple (sources 5.1 `negative_apple_sentiment`). */
export const NEGATIVE_APPLE = phraseTable(negativeApple);
