import { connect } from './apple-upload';
import { upload } from './google-play-words';
import type { RejectionRule, UploadRow } from './rejection-rule';

/** What stops a build is fixed in the project. */
const PLACE = { step: 'build' } as const;
type Row = Omit<UploadRow, 'place'>;

const xcode = (row: Row): RejectionRule => ({ ...connect({ ...row, place: PLACE }), name: 'Xcode build' });
const gradle = (row: Row): RejectionRule => ({ ...upload({ ...row, place: PLACE }), name: 'Android build' });
const project = (row: Row): RejectionRule => ({ ...upload({ ...row, place: PLACE }), name: 'Project build' });

/** What stops a build before Xcode or Gradle, whichever store it is for. */
const PROJECT_CODE = {
  title: 'Packages or code of the project could not be prepared',
  cause:
    'The build stopped before Xcode or Gradle: npm, yarn, pub, Metro or Expo found versions that contradict each other, a package or file that is not in the repository, or an error in the app config.',
  fix: 'Run the same step on a fresh clone (npm ci, flutter pub get, npx expo-doctor, npx expo prebuild), correct what its first error names, commit the lock file and the missing file, and build again.',
  source: {
    label: 'Expo: Troubleshoot build errors and crashes',
    url: 'https://docs.expo.dev/build-reference/troubleshooting/',
  },
} as const;

/** Reasons for which a build fails before there is a file to upload; what the tools print is in `tools/`. */
export const BUILD_FAILURE_RULES: readonly RejectionRule[] = [
  xcode({
    id: 'asc-build-failed',
    title: 'Xcode could not build or export the app',
    cause: 'The build stopped with an error in the project or in a library; no store has seen the app yet.',
    fix: 'Fix the first line with "error:" above this message and build again; paste that line here when it is not clear.',
    isLastResort: true,
  }),
  xcode({
    id: 'asc-pods',
    title: 'Libraries for iOS could not be installed',
    cause:
      'CocoaPods or the Swift package manager found no version of a library that is compatible with the others, the lock file and the deployment target of the project.',
    fix: 'Update the libraries and the lock file (pod install --repo-update), raise the deployment target when a library asks for it, commit both, and build again.',
    source: {
      label: 'CocoaPods: Troubleshooting',
      url: 'https://guides.cocoapods.org/using/troubleshooting.html',
    },
  }),
  xcode({
    id: 'asc-xcode-setup',
    title: 'Scheme, project or Xcode platform not found',
    cause:
      'The build machine lacks the Xcode version or the platform that the project needs, or the scheme, workspace or configuration has another name or is not shared.',
    fix: 'Choose the Xcode version of the project, install its iOS platform (xcodebuild -downloadPlatform iOS), mark the scheme as Shared and commit it, and build again.',
  }),
  xcode({
    id: 'asc-symbols',
    title: 'Symbols for crash reports missing (warning)',
    cause:
      'The archive has no dSYM file for a framework, so its crash reports cannot be read; the build itself is accepted.',
    fix: 'Update the framework to a version that brings its dSYM, or ignore the warning.',
    isMinor: true,
  }),
  xcode({
    id: 'asc-project-code',
    ...PROJECT_CODE,
  }),
  gradle({
    id: 'play-build-failed',
    title: 'Gradle could not build the app',
    cause: 'The build stopped with an error in the project or in a library; no store has seen the app yet.',
    fix: 'Fix what the lines after "What went wrong" name and build again; paste those lines here when they are not clear.',
    isLastResort: true,
  }),
  gradle({
    id: 'play-sdk-level',
    title: 'compileSdk or minSdk too low for a library',
    cause: 'A library of the app needs a higher compileSdk, or a higher minSdk, than the project has.',
    fix: 'Raise compileSdk (or minSdk) to the number in the message, or take an older version of the library, and build again.',
    source: {
      label: 'Android: Configure the app module',
      url: 'https://developer.android.com/build/configure-app-module',
    },
  }),
  gradle({
    id: 'play-build-tools',
    title: 'Versions of Gradle, Java and Kotlin are incompatible',
    cause:
      'The Android Gradle plugin needs another version of Gradle, Java or Kotlin than the build uses, or a library has no namespace, which plugin 8 and later require.',
    fix: 'Use versions that Google lists as compatible (Java 17 for plugin 8), update the library that the message names, and build again.',
    source: {
      label: 'Android: Android Gradle plugin release notes, compatibility',
      url: 'https://developer.android.com/build/releases/gradle-plugin',
    },
  }),
  gradle({
    id: 'play-r8',
    title: 'R8 cannot find classes while it shrinks the app',
    cause: 'The app or a library refers to classes that are not in the build, so R8 stops.',
    fix: 'Add the dependency that has the classes, or the -dontwarn rules from missing_rules.txt, to the project, and build again.',
    source: {
      label: 'Android: Add keep rules, missing classes',
      url: 'https://developer.android.com/topic/performance/app-optimization/add-keep-rules',
    },
  }),
  gradle({
    id: 'play-dependency',
    title: 'A library is missing from the build, or in it twice',
    cause: 'Gradle cannot download a library, or two libraries contain the same classes.',
    fix: 'Check the name, version and repository of the library; for a duplicate class exclude one of the two libraries. Then build again.',
    source: {
      label: 'Android: Debug dependency resolution errors',
      url: 'https://developer.android.com/build/dependencies#dependency-resolution',
    },
    yieldsTo: ['play-build-tools'],
  }),
  gradle({
    id: 'play-manifest',
    title: 'Manifests of the app and its libraries contradict each other',
    cause: 'The manifest of a library sets a value that the manifest of the app sets differently.',
    fix: 'Follow the suggestion in the message (often tools:replace on the element), or update the library, and build again.',
    source: {
      label: 'Android: Manage manifest files',
      url: 'https://developer.android.com/build/manage-manifests',
    },
    yieldsTo: ['play-exported', 'play-sdk-level'],
    messages: ['duplicate declarations of…in manifest file'],
  }),
  gradle({
    id: 'play-firebase-config',
    title: 'google-services.json missing or not valid',
    cause: 'The build service has no google-services.json, or it is not the file of this app.',
    fix: 'Download the file for this package name from the Firebase console, put it into the app folder or the secret files of the build service, and build again.',
    yieldsTo: ['play-wrong-package'],
  }),
  gradle({
    id: 'play-android-sdk',
    title: 'Android SDK, NDK or Java missing on the build machine',
    cause: 'The Android SDK, NDK or Java is not where the build looks for it, or a licence is not accepted.',
    fix: 'Install what the message names with sdkmanager, accept the licences (sdkmanager --licenses), set ANDROID_HOME and JAVA_HOME, and build again.',
  }),
  gradle({
    id: 'play-resources',
    title: 'A resource of the Android app is missing or damaged',
    cause:
      'A picture, text or style that the app uses is missing, has an invalid name, or is not a valid file.',
    fix: 'Fix the file that the message names (a picture must be a real PNG, a name in lower case without spaces), and build again.',
    yieldsTo: ['play-sdk-level'],
  }),
  gradle({
    id: 'play-memory',
    title: 'Build machine ran out of memory',
    cause: 'Gradle, R8 or Kotlin needed more memory than the build allows, so it was stopped.',
    fix: 'Raise org.gradle.jvmargs (for example -Xmx4g -XX:MaxMetaspaceSize=1g), or choose a larger build machine, and build again.',
  }),
  project({ id: 'play-project-code', yieldsTo: ['asc-project-code'], ...PROJECT_CODE }),
  gradle({
    id: 'play-dex-limit',
    title: 'More than 65,536 methods',
    cause: 'The app and its libraries have more methods than one DEX file can contain.',
    fix: 'Raise minSdk to 21 or more, or set multiDexEnabled to true with the multidex library, and shrink the release build with R8.',
    source: { label: 'Android: Enable multidex', url: 'https://developer.android.com/build/multidex' },
  }),
];
