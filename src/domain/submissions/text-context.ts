import type { ListingContext } from '@/checks/listing/listing-check';
import type { DraftContent } from '@/model/draft';

/** The parts of a draft that its texts are checked against. */
export type TextContextDraft = Pick<
  DraftContent,
  'builds' | 'details' | 'checkConfig' | 'competitors' | 'ratings'
>;

/** The facts about the app that its texts are checked against, the same in each language. */
export function textContext({
  builds,
  details,
  checkConfig,
  competitors,
  ratings,
}: TextContextDraft): Omit<ListingContext, 'locale' | 'platforms'> {
  return {
    appName: builds.map(({ identity }) => identity.name).find((name) => name !== undefined),
    isUpdate: details.isUpdate,
    developerName: details.developerName,
    customWords: checkConfig?.words ?? [],
    competitors: competitors ?? [],
    isForKids: ratings?.options.kidsAgeBand !== undefined,
  };
}
