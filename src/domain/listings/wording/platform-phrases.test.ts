import { describe, expect } from 'vitest';
import { listing } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { checkListing } from '@/checks/listing/check-listing';

describe('names of other platforms with endings', () => {
  itEvery<[text: string, locale: string, isFound: boolean]>([
    ['Jako Vaše aplikace na Androidu.', 'cs', true],
    ['Wersja dla Androida i tabletów.', 'pl', true],
    ['Działa z Androidem, także na Androidzie 15.', 'pl', true],
    ['Přenos z Androidu a do Androida.', 'cs', true],
    ['Také v Googlu Play.', 'cs', true],
    ['Preuzmi i na Androidu.', 'hr', true],
    ['Також для Андроїду.', 'uk', true],
    ['Detektiv loví androida ve městě.', 'cs', false],
    ['Opowieść o androidach. Androidy śnią o owcach.', 'pl', false],
    ['Andromeda i Androida2 to nazwy gwiazd.', 'pl', false],
    ['Androidi v tomto příběhu sní.', 'cs', false],
    ['Роман про андроїдів майбутнього.', 'uk', false],
  ])('every row of the table', (description, locale, isFound) => {
    const found = checkListing(listing({ description }), { locale, platforms: ['ios'], isUpdate: true });
    expect(found.some(({ rule }) => rule === 'listing-other-platform')).toBe(isFound);
  });
});
