import { CAPTION_RULES } from '@/checks/pictures/caption-words';
import type { Platform } from '@/model/app';
import { textOf, type Design } from '@/domain/studio/design';
import { uncapitalized } from '@/domain/texts';

/** A finding of a store in the text of one picture of a set. */
export interface CaptionNote {
  id: string;
  title: string;
  fix: string;
  isWarning: boolean;
  goTo: { shotId: string; number: number };
}

/** Checks the texts of a set in one language, before they are drawn. */
export function captionNotes(
  design: Design,
  store: Platform,
  locale: string,
  mainLocale: string,
): CaptionNote[] {
  return design.order.flatMap((shotId, index) => {
    const { caption, second } = textOf(design.shots[shotId], locale, mainLocale);
    const found = [...CAPTION_RULES.check({ caption: `${caption}\n${second}`, store, locale })];
    return found.map(({ rule, title, severity }) => ({
      id: `${rule} ${shotId}`,
      title: `Picture ${index + 1}: ${uncapitalized(title)}`,
      fix: `${CAPTION_RULES.rules[rule].why} ${CAPTION_RULES.rules[rule].fix}`,
      isWarning: (severity ?? CAPTION_RULES.rules[rule].severity) === 'warning',
      goTo: { shotId, number: index + 1 },
    }));
  });
}
