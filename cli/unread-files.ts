import { countOf } from '@/domain/texts';

/** Advice for a file or folder that contains an app but is no build for a store, by its ending. */
const ADVICE: readonly { ending: RegExp; advice: string }[] = [
  {
    ending: /\.apks$/i,
    advice:
      'this is a set of APKs made by bundletool, which no store takes. Check the .aab that it was made from, or the single APK of: bundletool build-apks --mode=universal --bundle app.aab --output app.apks, then unzip app.apks universal.apk',
  },
  {
    ending: /\.xapk$/i,
    advice:
      'this is an archive of a download site, which no store takes. Check the .aab or .apk of your build, usually below app/build/outputs.',
  },
  {
    ending: /\.xcarchive\/?$/i,
    advice:
      'this is an archive of Xcode. Export the .ipa and check that: in Xcode Window > Organizer > Distribute App, or xcodebuild -exportArchive -archivePath APP.xcarchive -exportPath out -exportOptionsPlist ExportOptions.plist',
  },
];

/** Advice for a path that is none of the builds that are read; undefined for any other path. */
export function adviceForUnreadBuild(path: string): string | undefined {
  return ADVICE.find(({ ending }) => ending.test(path))?.advice;
}

const PRIVATE_KEY = /\.(?:p8|p12|pfx|jks|keystore|pepk)$/i;
/** Made by Android's tools on every machine, with a known password. */
const DEBUG_KEY = /(?:^|\/)debug\.keystore$/i;

/** Whether the path is of a key that signs builds or speaks to a store. */
export function isPrivateKey(path: string): boolean {
  return PRIVATE_KEY.test(path) && !DEBUG_KEY.test(path);
}

/** Names the private keys in a project that its .gitignore does not leave out. */
export function privateKeyHint([first, ...more]: readonly string[]): string[] {
  if (first === undefined) return [];
  const others = more.length > 0 ? ` and ${countOf(more.length, 'more file')}` : '';
  return [
    `${first}${others}: a private key is in the project, and no .gitignore leaves it out. Move it away; if it was ever published, replace it.`,
  ];
}
