import { fieldSays } from '@/domain/listings/field-label';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { ListingCheck, ListingFound } from './listing-check';

const MARKS =
  'iPhone|iPad|iPod|iMac|iPhoto|iMovie|iBooks|iWork|GarageBand|Final Cut(?: Pro)?|Logic Pro|TestFlight|MacBook|Mac|AirDrop|AirPods|AirPlay|AirTag|Apple(?: (?:Watch|TV|Pay|Music|Maps|Vision Pro|Intelligence|Pencil|Wallet))?|Siri|FaceTime|iMessage|iCloud|iTunes|CarPlay|Face ID|Touch ID|App Store|Safari|Live Photos?|Dynamic Island|HomeKit|iOS|iPadOS|macOS|watchOS|visionOS';

/** The mark at the beginning, as if it were the app's own name. `Macro` and `Applesauce` are other words. */
const FIRST = new RegExp(`^(?:${MARKS})(?![\\p{L}\\p{N}])`, 'u');
/** Marks that are other words as well: a fruit, a nickname, a journey. */
const AMBIGUOUS = /^(?:Apple|Mac|Safari|Live Photos?)$/;
/** The mark anywhere else. */
const INSIDE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${MARKS})(?![\\p{L}\\p{N}])`, 'u');
/** Words before a mark that say what the app works with. */
const WORKS_WITH =
  /(?:^|[\s(])(?:for|on|with|to|from|and|&|für|mit|auf|pour|sur|avec|para|con|com|per|voor|met|dla|для|на|til|för)\s+(?:your |the |my |dein(?:en)? |votre |tu |seu )?$|(?:iPhone|iPad|Mac|Apple Watch|Apple TV)\s?(?:,|&|\+|and|und|et|y|e)\s?$/iu;

/** Marks of Apple in names, which Apple allows as references only. */
export const APPLE_MARKS = defineRule({
  id: 'listing-apple-mark',
  title: 'Apple’s trademark in a name',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.ownProducts,
  checked: '2026-11-26',
  effort: 'texts',
  why: 'App Review has refused names in which a mark of Apple reads as part of the app’s own name (5.2.5).',
  fix: 'Put your own name first. “… for iPhone” at the end is accepted.',
  examples: {
    fires: { title: 'iPhone Cleaner' },
    holds: { title: 'Lantern for families', subtitle: 'Macro tracker for the day' },
  },
  *check({ listing, platforms, developerName }: ListingCheck): Generator<ListingFound> {
    if (!platforms.includes('ios') || /^apple\b/i.test(developerName ?? '')) return;
    for (const field of ['title', 'subtitle'] as const) {
      const text = listing[field].trim();
      const first = FIRST.exec(text)?.[0];
      const inside = INSIDE.exec(text);
      const mark = first ?? inside?.[0];
      if (mark === undefined) continue;
      const isReference =
        first === undefined && inside !== null && WORKS_WITH.test(text.slice(0, inside.index));
      yield {
        field,
        store: 'ios',
        ...(first === undefined && {
          ...((isReference || AMBIGUOUS.test(mark)) && { severity: 'note' as const }),
          why: isReference
            ? 'Apple accepts it where it says what the app works with, at the end of the name.'
            : 'Apple accepts its marks only where they say what the app works with.',
          fix: isReference ? 'Nothing, if it is at the end.' : 'Write “for …” at the end, or leave it out.',
        }),
        title: fieldSays(field, ['ios'], `${first === undefined ? 'names' : 'begins with'} ${mark}`),
      };
    }
  },
});
