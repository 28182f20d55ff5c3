import { easLocale, appleLocale, playLocale } from '@/domain/locales/locale-map';
import { localeLabel } from '@/domain/locales/product-locales';
import { easMetadataFiles } from '@/formats/eas/write';
import { fastlaneDeliverFiles } from '@/formats/deliver/write';
import { fastlaneSupplyFiles } from '@/formats/supply/write';
import { listingsToCsv } from '@/formats/csv/table';
import type { PackageFile, PackageSource } from '@/domain/packages/package-file';
import { EMPTY_DETAILS } from '@/model/draft';
import type { LocalizationPack } from './localization';
import { listingsOf } from './pack-texts';
import { isPrivacyUrl } from './privacy-url';

/**
 * Files of one or several packs: fastlane's folders for both stores and EAS's `store.config.json` under the stores' own
 * locale codes, the table for a spreadsheet, a sheet of notes per locale, and a README.
 * @param privacyUrl for locales without one of their own; EAS takes no locale without. An invalid one counts as none.
 */
export function packFiles(packs: readonly LocalizationPack[], privacyUrl: string): PackageFile[] {
  const listings = listingsOf(packs);
  const shared = isPrivacyUrl(privacyUrl) ? privacyUrl.trim() : '';
  const source: PackageSource = {
    ...{ bundleId: '', version: '', platform: 'both', defaultLocale: 'en-US' },
    listings: Object.fromEntries(
      Object.entries(listings).map(([code, listing]) => [
        code,
        { ...listing, privacyUrl: listing.privacyUrl.trim() === '' ? shared : listing.privacyUrl },
      ]),
    ),
    details: EMPTY_DETAILS,
    images: [],
    builds: [],
  };
  const layouts = [fastlaneDeliverFiles(source), fastlaneSupplyFiles(source), easMetadataFiles(source)];
  const notes = [...new Set(layouts.flatMap((layout) => layout.notes))];
  return [
    ...layouts.flatMap((layout) => layout.files),
    { path: 'listings.csv', content: listingsToCsv(listings) },
    ...packs.map((pack) => ({ path: `notes/${pack.code}.txt`, content: notesSheet(pack) })),
    { path: 'README.txt', content: readme(packs, notes) },
  ];
}

/** Says in every export that the generated texts are no translation. */
export const SIMULATED =
  'SIMULATED: generated texts are made of phrases for the category. They are no translation of your texts.';

function notesSheet(pack: LocalizationPack): string {
  const { screenshots } = pack.content;
  const sections = [
    localeLabel(pack.code),
    pack.origin === 'generated' && SIMULATED,
    pack.culturalNotes.length > 0 && `Cultural notes\n${bullets(pack.culturalNotes)}`,
    screenshots.length > 0 &&
      `Screenshot texts\n${screenshots.map(({ text, context }, index) => `${index + 1}. ${text}\n   (${context})`).join('\n')}`,
    'Let someone who speaks the language read the texts before you submit.',
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function readme(packs: readonly LocalizationPack[], notes: readonly string[]): string {
  const rows = packs.map(({ code }) =>
    [code, appleLocale(code), playLocale(code), easLocale(code)].map((each) => each ?? '-').join('\t'),
  );
  const sections = [
    'Localization packs, made with StorePilot',
    packs.some(({ origin }) => origin === 'generated') && SIMULATED,
    'Locale\tApp Store\tGoogle Play\tEAS\n' + rows.join('\n'),
    [
      'fastlane/metadata          App Store texts:    fastlane deliver --skip_binary_upload --skip_screenshots',
      'fastlane/metadata/android  Google Play texts:  fastlane supply --skip_upload_apk --skip_upload_aab',
      'store.config.json          App Store with EAS: npx eas-cli metadata:push',
      'listings.csv               all texts; change them in a spreadsheet and import the file again',
      'notes                      cultural notes and screenshot texts',
    ].join('\n'),
    notes.length > 0 && `Left out\n${bullets(notes)}`,
  ];
  return `${sections.filter(Boolean).join('\n\n')}\n`;
}

function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
