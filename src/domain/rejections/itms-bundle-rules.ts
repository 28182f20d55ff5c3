import { itms, nearAppStoreConnect as near } from './apple-upload';
import type { RejectionRule } from './rejection-rule';

/** Codes about what is in the package: executables, frameworks, icons and Info.plist (public issue threads). */
export const ITMS_BUNDLE_RULES: readonly RejectionRule[] = [
  itms('90338', {
    title: 'Non-public functions in the build',
    cause: 'The app or a library in it refers to functions of the system that are not public.',
    fix: 'Update or remove the library that uses them (the message names the symbols), and upload a new build.',
    messages: ['references non-public symbols|selectors', ...near('non-public api usage')],
  }),
  itms('90809', {
    title: 'UIWebView in the build',
    cause: 'The app or an SDK in it still uses UIWebView, which Apple no longer accepts.',
    fix: 'Update every SDK that uses UIWebView, use WKWebView in your own code, and upload a new build.',
    messages: [...near('deprecated api usage', 'apps that use uiwebview')],
  }),
  itms('90474 90475 90476', {
    title: 'iPad multitasking: orientations or launch storyboard missing',
    cause:
      'An app for iPad must support all four orientations and have a launch storyboard, or say that it needs the full screen.',
    fix: 'Add all four values to UISupportedInterfaceOrientations~ipad and a launch storyboard, or set UIRequiresFullScreen to YES, and upload a new build.',
    messages: near('ipad multitasking support requires'),
  }),
  itms('90208 90455 90747', {
    title: 'A framework does not support the minimum iOS version',
    cause: 'MinimumOSVersion of a framework is missing, or higher or lower than the app’s.',
    fix: 'Give the framework the same minimum iOS version as the app, or update the SDK, and build again.',
    namedFixes: [
      'Give {file} the same minimum iOS version as the app (MinimumOSVersion in its Info.plist), or update the SDK, and build again.',
    ],
    values: ['the bundle {file} does not support the minimum os version'],
    messages: near('does not support the minimum os version', 'invalid minimumosversion'),
  }),
  itms('90078', {
    title: 'Push entitlement missing',
    cause:
      'The app or an SDK registers for push notifications, and the signature has no aps-environment entitlement.',
    fix: 'Enable Push Notifications for the App ID, renew the profile and sign again. When the app sends no pushes, the mail can be ignored.',
    messages: near(
      'missing push notification entitlement',
      'appears to register with the apple push notification service',
      'missing potentially required entitlement…push',
    ),
  }),
  itms('90206 90205', {
    title: 'A framework inside a framework or extension',
    cause:
      'A bundle in the package contains a folder Frameworks or a nested bundle, which is allowed in the app only.',
    fix: 'Embed frameworks in the app target alone, and set ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES to NO for extensions and frameworks.',
    namedFixes: [
      'Set ALWAYS_EMBED_SWIFT_STANDARD_LIBRARIES to NO for {file} and embed its frameworks in the app target alone. Then build again.',
    ],
    values: ['the bundle at {file} contains disallowed'],
    messages: near('contains disallowed file', 'contains disallowed nested bundles'),
  }),
  itms('90596 90682', {
    title: 'Asset catalog not readable or not allowed',
    cause:
      'The asset catalog was made with a beta or an outdated release of Xcode, or contains 16-bit or P3 pictures that the oldest supported iOS cannot show.',
    fix: 'Build the app and all its frameworks with the current release of Xcode, not a beta, and save the pictures the message names as 8-bit sRGB.',
    messages: near("assets.car' can't be read|processed", 'the asset catalog at'),
  }),
  itms('90535 90207 90124 90259 90260 90261', {
    title: 'Executable or plist entry of a bundle wrong',
    cause: 'A bundle without code names an executable (CFBundleExecutable), or one with code lacks it.',
    fix: 'Remove CFBundleExecutable from the Info.plist of the resource bundle, or update the SDK that brings it.',
    namedFixes: [
      'Remove CFBundleExecutable from the Info.plist of {file}, or update the SDK that brings it. Then build again.',
    ],
    values: [
      'unexpected cfbundleexecutable key. the bundle at {file} does not contain',
      'the bundle at {file} does not contain a bundle executable',
    ],
    messages: near(
      'unexpected cfbundleexecutable key',
      'consider removing the cfbundleexecutable key',
      'does not contain a bundle executable',
    ),
  }),
  itms('90166 90085 90711', {
    title: 'Executable in the wrong place or without permission',
    cause:
      'The executable of a bundle is missing, lacks the right to run or to be written, or has another name than CFBundleExecutable says.',
    fix: 'Clean and archive again in Xcode; check CFBundleExecutable, and do not repackage the file by hand.',
    messages: near(
      'executable file…not executable',
      'invalid executable permissions',
      'missing required architectures',
      'no architectures in the binary',
      'lipo failed to detect any architectures',
    ),
  }),
  itms('90171', {
    title: 'A library or executable where none may be',
    cause: 'A static library, object file or extra executable was copied into the package as a resource.',
    fix: 'Remove it from Copy Bundle Resources, keep it under Link Binary With Libraries, and build again.',
    namedFixes: [
      'Remove {file} from Copy Bundle Resources (it may stay under Link Binary With Libraries), and build again.',
    ],
    values: ['the binary file {file} is not permitted'],
    messages: [
      "can't contain standalone executables or libraries",
      ...near('invalid bundle structure', 'may only contain one executable'),
    ],
  }),
  itms('90087 90240 90542 91169', {
    title: 'Simulator code in a framework',
    cause: 'A framework still has code for the simulator (x86_64, i386) or was not built by Apple’s linker.',
    fix: 'Embed the framework as an XCFramework or strip the simulator parts in a build phase, and build again.',
    namedFixes: [
      'Use {file} as an XCFramework or strip its simulator parts in a build phase, and build again.',
    ],
    values: ['the executable for {file} contains unsupported'],
    messages: near(
      'unsupported architectures. the|your executable',
      'contains unsupported architecture',
      'invalid cfbundlesupportedplatforms value',
      'contains simulator platform listed in',
      'cfbundlesupportedplatforms with an array containing a single platform',
    ),
  }),
  itms('90209 90125 90180 90210 90211 90635 90080 90714 90755 90680 90999', {
    title: 'Binary not built for the store',
    cause:
      'A binary has wrong segments, mixed bitcode, or was not built by Apple’s linker; simulator code in a framework often causes it.',
    fix: 'Rebuild the framework the message names with the current Xcode, without simulator code and bitcode, and build the app again.',
    namedFixes: [
      'Rebuild {file} with the current Xcode, without simulator code and bitcode, and build the app again.',
    ],
    values: ['the app binary at {file} does not have proper'],
    messages: near(
      'invalid segment alignment',
      'lc_encryption_info load command',
      'invalid mach-o format',
      'mismatched encryption extents',
      'contains one or more corrupted binaries',
      "not built with apple's linker",
    ),
  }),
  itms('90086 90081 90203 90733', {
    title: '64-bit code missing',
    cause: 'The build lacks arm64, or its deployment target does not go with its architectures.',
    fix: 'Build with the standard architectures of the current Xcode.',
    messages: near(
      'missing 64-bit support',
      'include an app extension and framework must support arm64',
      'missing architectures',
      'bundle is missing the…architecture',
    ),
  }),
  itms(
    '90022 90023 90025 90032 90096 90138 90236 90546 90704 90705 90713 90891 90892 90893 90895 90905 90967 90970 91111',
    {
      title: 'App icon missing',
      cause: 'The package lacks an app icon in a size that Apple asks for, or names one that is not there.',
      fix: 'Put a complete AppIcon set, with the 1024 x 1024 icon, into the asset catalog, name it in CFBundleIconName, and build again.',
      namedFixes: [
        'Add the icon of {size} pixels to the AppIcon set of the asset catalog, name the set in CFBundleIconName, and build again.',
        'Put a complete AppIcon set into the asset catalog, give Info.plist a value for {key}, and build again.',
      ],
      values: [
        'of exactly {size} pixels',
        'app icon measuring {size} pixels',
        'the info.plist key {key} is missing',
      ],
      place: { step: 'screenshots' },
      messages: [
        ...near(
          'must be included in the asset catalog',
          'missing required|app|recommended icon',
          'missing icon file',
          'no image found at the path referenced under key',
          'the info.plist key cfbundleiconname',
        ),
        // The watch icon has a rule of its own.
        ...near('missing app store icon', 'app store icon in png format').map((message) => ({
          ...message,
          unless: ['watchos apps must'],
        })),
      ],
    },
  ),
  itms(
    '90057 90036 90276 90039 90056 90098 90183 90242 90249 90360 90362 90530 90595 90771 90783 90784 90788 90983',
    {
      title: 'Key missing or wrong in Info.plist',
      cause:
        'Info.plist of the app, an extension or a framework lacks a required key, or has a value that is not allowed.',
      fix: 'Add or correct the key the message names in the Info.plist it names, or update the SDK, and build again.',
      namedFixes: [
        'Add or correct {key} in the Info.plist of {file}, or update the SDK, and build again.',
        'Add or correct {key} in the Info.plist the message names, or update the SDK, and build again.',
      ],
      values: [
        'is missing the required key: {key}',
        'the info.plist key {key}',
        'value for the key {key}',
        'must contain a {key} key',
        'the key {key} in the info.plist',
        'the bundle {file} is missing plist key',
        'in bundle {file} is required',
      ],
      messages: [
        ...near(
          'find platform family in info.plist',
          'is missing the required key',
          'missing plist key',
          'invalid info.plist value',
          'the info.plist file for…is missing or could not be read',
          'missing bundle name',
          'the info.plist must contain a',
        ),
        ...near('missing info.plist value').map((message) => ({ ...message, unless: ['cfbundleiconname'] })),
      ],
    },
  ),
  itms('90060 90058 90059', {
    title: 'Version number not written as Apple asks',
    cause:
      'CFBundleShortVersionString or CFBundleVersion is not one to three whole numbers with dots, for example because of "-beta".',
    fix: 'Write the version as 1 to 3 numbers with dots, also in frameworks, and build again.',
    namedFixes: [
      'Change {key}, now {version}, to 1 to 3 numbers with dots, also in frameworks, and build again.',
      'Write {key} as 1 to 3 numbers with dots, also in frameworks, and build again.',
    ],
    values: ['the value for key {key} {version} in', 'the value for key {key}'],
    messages: near('must be a period-separated list of at most three'),
  }),
  itms('90054 90053 90055 90049 90129 90334 90685 90168 90277 90278', {
    title: 'Bundle id taken, changed or not valid',
    cause:
      'The bundle id belongs to another app, differs from the one in App Store Connect, or occurs twice in the package.',
    fix: 'Use exactly the bundle id of the app in App Store Connect, and one of its own for every extension and framework.',
    namedFixes: [
      'Give every extension and framework a bundle id of its own: {package} occurs more than once or belongs to another app.',
    ],
    values: ['cfbundleidentifier value {package}', 'the bundle identifier {package}'],
    messages: near(
      'cfbundleidentifier collision',
      'invalid bundle|code signature identifier',
      'bundle|app identifier…is not available',
      'cannot be registered to your development team',
      'the bundle identifier is already in use',
      'the bundle id you entered has already been used',
      'is not available. please enter a different string',
      'the bundle identifier cannot be changed',
      'display name that is already taken',
    ),
  }),
  itms('90046 90286 90287 90045 90075 90778 90786 90191 90886 90889', {
    title: 'Entitlement not allowed or not in the profile',
    cause:
      'The signature asks for an entitlement that the profile, the App ID or the platform does not allow.',
    fix: 'Remove the entitlement the message names, or enable the capability for the App ID, renew the profile and sign again.',
    namedFixes: [
      'Remove the entitlement {key}, or enable its capability for the App ID, renew the profile and sign again.',
    ],
    values: [
      'specifically, key {key}',
      'for key {key} in',
      'contain the {key} entitlement',
      'the {key} entitlement',
    ],
    messages: near(
      'invalid|contains code signing entitlements',
      'invalid|application-identifier entitlement',
      'entitlements in your app bundle signature do not match',
      'missing beta entitlement',
      'is missing an application identifier',
      'missing a provisioning profile',
      'cannot be used with testflight',
      'entitlements that are not supported',
    ),
  }),
];
