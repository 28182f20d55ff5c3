import type { Platform } from '@/model/app';
import type { Finding } from '@/model/finding';
import { findingsOf } from '@/domain/findings';
import { slotById } from '@/domain/screenshots/slots';
import type { CheckedImage } from '@/model/draft-image';
import { CAPTION_RULES } from './caption-words';

/**
 * Checks the texts on the drawn pictures of a submission. Each text is reported once per store and language, at the first
 * picture that has it. Texts inside other pictures cannot be read.
 */
export function checkCaptions(images: readonly CheckedImage[], platforms: readonly Platform[]): Finding[] {
  const seen = new Set<string>();
  return images.flatMap((image) => {
    const { kind, description, locale, slotId, id, drawn, isFromTeam } = image;
    // Of another member's picture only the description says what is on it.
    const isDrawn = drawn !== undefined || isFromTeam === true;
    const store = kind === 'feature-graphic' ? 'android' : slotById(slotId)?.store;
    if (!isDrawn || kind === 'icon' || description === undefined) return [];
    if (store === undefined || !platforms.includes(store)) return [];
    const key = JSON.stringify([store, locale, description]);
    if (seen.has(key)) return [];
    seen.add(key);
    return findingsOf(CAPTION_RULES, { caption: description, store, locale }, () => ({
      area: 'graphics',
      where: 'screenshots',
      subject: { store, locale, picture: id, slot: slotId },
    }));
  });
}
