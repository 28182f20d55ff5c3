import type { PageDocument } from '@/domain/documents/document';
import type { PressRelease } from './marketing-kit';
import { pressReleaseBlocks } from './press-release';

/** The language that decides between the Chinese, Japanese and Korean form of a Han character. */
function hanLanguage(text: string): string {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'ja';
  if (/\p{Script=Hangul}/u.test(text)) return 'ko';
  return /\p{Script=Han}/u.test(text) ? 'zh' : 'en';
}

/** A press release as a PDF document. `createdAt` is milliseconds. */
export function pressReleasePdf(
  { title, content }: PressRelease,
  appName: string,
  createdAt: number,
): PageDocument {
  return {
    title: title.trim() || appName,
    blocks: pressReleaseBlocks(content),
    // The badge of the page stays behind; on one line, the end of a long name is cut.
    footer: `Simulated text · ${appName}`,
    language: hanLanguage(title + content),
    createdAt,
  };
}
