import { makeZip } from '@tests/support/build-fixtures/zip';
import { screenPicture } from '../steps';

/** A zip as the browser receives it. */
export function zipOf(name: string, files: Readonly<Record<string, string | Uint8Array>>) {
  const entries = Object.entries(files).map(([path, data]) => ({ name: path, data }));
  return { name, mimeType: 'application/zip', buffer: Buffer.from(makeZip(entries)) };
}

/** A fastlane folder of both stores with one of each thing that an import reports. */
export function lanternFolder(): Record<string, string | Uint8Array> {
  return {
    'fastlane/metadata/en-US/name.txt': 'Lantern\n',
    'fastlane/metadata/en-US/subtitle.txt': 'Calm notes before you sleep, every evening\n',
    'fastlane/metadata/en-US/description.txt': 'Write three lines each evening.\n',
    'fastlane/metadata/en-US/keywords.txt': '',
    'fastlane/metadata/en-NZ/name.txt': 'Lantern of the south\n',
    'fastlane/metadata/copyright.txt': '2026 Example Ltd\n',
    'fastlane/metadata/android/en-US/title.txt': 'Lantern diary\n',
    'fastlane/metadata/android/en-US/changelogs/12.txt': 'Older notes.\n',
    'fastlane/metadata/android/en-US/changelogs/13.txt': 'Search by mood.\n',
    'fastlane/screenshots/en-US/1.png': new Uint8Array(screenPicture('1.png').buffer),
    'fastlane/screenshots/en-US/2.png': 'This is a text.',
    'fastlane/Fastfile': 'lane :release do\nend\n',
  };
}
