import type { BoundComponent, ForegroundService } from '@/model/build-info';
import type { AndroidElement, AndroidValue } from './android-xml';
import { resolveValue, type ResourceTable } from './resources';

/** Resource ids of the manifest's attributes (sources 6.1, and Android's public list). */
const ATTRIBUTE_IDS = {
  label: 0x01010001,
  icon: 0x01010002,
  name: 0x01010003,
  permission: 0x01010006,
  debuggable: 0x0101000f,
  exported: 0x01010010,
  value: 0x01010024,
  resource: 0x01010025,
  minSdkVersion: 0x0101020c,
  versionCode: 0x0101021b,
  versionName: 0x0101021c,
  targetSdkVersion: 0x01010270,
  testOnly: 0x01010272,
  required: 0x0101028e,
  banner: 0x010103f2,
  isGame: 0x010103f4,
  usesCleartextTraffic: 0x010104ec,
  appCategory: 0x01010545,
  compileSdkVersion: 0x01010572,
  isSplitRequired: 0x01010591,
  foregroundServiceType: 0x01010599,
} as const;

type AttributeName = keyof typeof ATTRIBUTE_IDS | 'package' | 'split';

/** Components that may have intent filters; providers may not. */
const COMPONENTS = ['activity', 'activity-alias', 'service', 'receiver'];
const ALL_COMPONENTS = [...COMPONENTS, 'provider'];
/** The permission that makes a service an accessibility service. */
const ACCESSIBILITY_PERMISSION = 'android.permission.BIND_ACCESSIBILITY_SERVICE';
/** `meta-data` whose file configures an accessibility service. */
const ACCESSIBILITY_CONFIG = 'android.accessibilityservice';
/** `meta-data` whose file lists the policies of a device administrator. */
const ADMIN_POLICIES = 'android.app.device_admin';
/** Permissions by which a service is a VPN or reads notifications, and a receiver a device administrator. */
const BOUND_PERMISSIONS = [
  'android.permission.BIND_VPN_SERVICE',
  'android.permission.BIND_DEVICE_ADMIN',
  'android.permission.BIND_NOTIFICATION_LISTENER_SERVICE',
];
/** Actions and categories, without their prefix, that only certain kinds of app take. */
const NOTABLE_INTENT =
  /^(?:android\.intent\.(?:action|category)|android\.provider\.(?:Telephony|AlarmClock))\.(SMS_DELIVER|WAP_PUSH_DELIVER|RESPOND_VIA_MESSAGE|SENDTO|SET_ALARM|SHOW_ALARMS|HOME|APP_FILES|LEANBACK_LAUNCHER)$/;
/** `android:appCategory` of a game. */
const GAME = 0;
/** Types of foreground services by their bit (AOSP, `ServiceInfo`); a short service needs no permission. */
const FOREGROUND_TYPES = [
  'dataSync',
  'mediaPlayback',
  'phoneCall',
  'location',
  'connectedDevice',
  'mediaProjection',
  'camera',
  'microphone',
  'health',
  'remoteMessaging',
  'systemExempted',
  'shortService',
  'fileManagement',
  'mediaProcessing',
];
const SPECIAL_USE_BIT = 30;
/** `meta-data` that the Play Billing Library adds with its own version (Play Billing deprecation FAQ). */
const BILLING_VERSION = 'com.google.android.play.billingclient.version';
/** `meta-data` that Google Play's tools add to the base of an app that is delivered in parts. */
const SPLITS_REQUIRED = 'com.android.vending.splits.required';
const PERMISSION_ELEMENTS = ['uses-permission', 'uses-permission-sdk-23'];

/** Facts of a manifest; references are resolved where a resource table is given. */
export interface ManifestFacts {
  packageName?: string;
  versionName?: string;
  versionCode?: string;
  /** Name of the split, e.g. `config.arm64_v8a`; a whole app has none. */
  split?: string;
  /** Whether it is installed only together with other parts of the app. */
  requiresSplits: boolean;
  minSdk?: number;
  targetSdk?: number;
  compileSdk?: number;
  permissions: string[];
  features: string[];
  optionalFeatures: string[];
  isDebuggable: boolean;
  isTestOnly: boolean;
  /** Full class names of components with an intent filter and without `android:exported`. */
  componentsWithoutExported: string[];
  /** Full class names of services bound with the accessibility permission. */
  accessibilityServices: string[];
  boundComponents: BoundComponent[];
  /** Resource ids of the files with the policies of a device administrator. */
  adminPolicyIds: number[];
  /** The same of those that configure an accessibility service. */
  accessibilityConfigIds: number[];
  foregroundServices: ForegroundService[];
  /** Last parts of the notable actions and categories in intent filters. */
  intents: string[];
  hasBanner: boolean;
  allowsCleartext?: boolean | undefined;
  isGame: boolean;
  /** Full class names of all components. */
  components: string[];
  /** Names of `meta-data`, those inside components included. */
  metaData: string[];
  /** Version of the Play Billing Library, where the app contains it. */
  billingLibraryVersion?: string;
  label?: string;
  /** Resource id of the launcher icon. */
  iconId?: number;
}

/** Extracts the facts from a manifest's tree; unknown elements and attributes are ignored. */
export function manifestFacts(root: AndroidElement, table?: ResourceTable): ManifestFacts {
  const text = (element: AndroidElement | undefined, name: AttributeName) =>
    asText(resolveValue(table, attribute(element, name)));
  const level = (element: AndroidElement | undefined, name: AttributeName) =>
    asLevel(resolveValue(table, attribute(element, name)));
  const flag = (element: AndroidElement | undefined, name: AttributeName) =>
    asFlag(resolveValue(table, attribute(element, name)));
  const namesOf = (elements: readonly AndroidElement[]) => unique(elements.map((each) => text(each, 'name')));

  const usesSdk = root.children.find((child) => child.name === 'uses-sdk');
  const application = root.children.find((child) => child.name === 'application');
  const features = root.children.filter((child) => child.name === 'uses-feature');
  const packageName = text(root, 'package');
  const icon = attribute(application, 'icon');
  const components = application?.children ?? [];
  const accessibilityServices = components.filter(
    (child) => child.name === 'service' && text(child, 'permission') === ACCESSIBILITY_PERMISSION,
  );
  const category = asNumber(resolveValue(table, attribute(application, 'appCategory')));
  const named = (child: AndroidElement) => fullName(text(child, 'name') ?? '', packageName);
  const billing = components.find(
    (child) => child.name === 'meta-data' && text(child, 'name') === BILLING_VERSION,
  );
  const splitsRequired = components.find(
    (child) => child.name === 'meta-data' && text(child, 'name') === SPLITS_REQUIRED,
  );
  const filtered = components.filter(
    (child) =>
      COMPONENTS.includes(child.name) &&
      child.children.some((inner) => inner.name === 'intent-filter') &&
      !attribute(child, 'exported'),
  );
  /** Resource ids of the files that `meta-data` of this name inside components refers to. */
  const filesNamed = (name: string) =>
    components
      .flatMap(({ children }) => children)
      .flatMap((child) => {
        const file = attribute(child, 'resource');
        const isWanted = child.name === 'meta-data' && text(child, 'name') === name;
        return isWanted && file?.kind === 'reference' ? [file.id] : [];
      });
  /** A service of the app's own that neither the system nor other apps start, so that the app may run it in the foreground. */
  const isStartedByApp = (child: AndroidElement) =>
    packageName !== undefined &&
    named(child).startsWith(`${packageName}.`) &&
    text(child, 'permission') === undefined &&
    !child.children.some(({ name }) => name === 'intent-filter');
  return {
    packageName,
    versionName: text(root, 'versionName'),
    versionCode: text(root, 'versionCode'),
    split: text(root, 'split'),
    requiresSplits: flag(application, 'isSplitRequired') === true || flag(splitsRequired, 'value') === true,
    minSdk: level(usesSdk, 'minSdkVersion'),
    targetSdk: level(usesSdk, 'targetSdkVersion'),
    compileSdk: level(root, 'compileSdkVersion'),
    permissions: namesOf(root.children.filter((child) => PERMISSION_ELEMENTS.includes(child.name))),
    features: namesOf(features.filter((each) => flag(each, 'required') !== false)),
    optionalFeatures: namesOf(features.filter((each) => flag(each, 'required') === false)),
    isDebuggable: flag(application, 'debuggable') ?? false,
    isTestOnly: flag(application, 'testOnly') ?? false,
    componentsWithoutExported: namesOf(filtered).map((name) => fullName(name, packageName)),
    accessibilityServices: namesOf(accessibilityServices).map((name) => fullName(name, packageName)),
    boundComponents: components.flatMap((child) => {
      const permission = text(child, 'permission');
      return permission !== undefined && BOUND_PERMISSIONS.includes(permission)
        ? [{ name: named(child), permission }]
        : [];
    }),
    adminPolicyIds: filesNamed(ADMIN_POLICIES),
    accessibilityConfigIds: filesNamed(ACCESSIBILITY_CONFIG),
    foregroundServices: components.flatMap((child) => {
      const types = foregroundTypes(resolveValue(table, attribute(child, 'foregroundServiceType')));
      const mayRun = types.length > 0 || isStartedByApp(child);
      return child.name === 'service' && mayRun ? [{ name: named(child), types }] : [];
    }),
    intents: namesOf(
      components
        .flatMap(({ children }) => children)
        .flatMap((child) => (child.name === 'intent-filter' ? child.children : [])),
    ).flatMap((name) => NOTABLE_INTENT.exec(name)?.[1] ?? []),
    hasBanner: [application, ...components].some((each) => attribute(each, 'banner') !== undefined),
    allowsCleartext: flag(application, 'usesCleartextTraffic'),
    isGame: category === GAME || flag(application, 'isGame') === true,
    components: namesOf(components.filter((child) => ALL_COMPONENTS.includes(child.name))).map((name) =>
      fullName(name, packageName),
    ),
    metaData: namesOf(
      [...components, ...components.flatMap(({ children }) => children)].filter(
        ({ name }) => name === 'meta-data',
      ),
    ),
    billingLibraryVersion: text(billing, 'value'),
    label: text(application, 'label'),
    iconId: icon?.kind === 'reference' ? icon.id : undefined,
  };
}

/**
 * Finds an attribute by resource id, because names may be stripped; by name where there is no id, as older tools write
 * it.
 */
export function attribute(
  element: AndroidElement | undefined,
  name: AttributeName | 'drawable' | 'isAccessibilityTool',
) {
  const id = Object.hasOwn(ATTRIBUTE_IDS, name)
    ? ATTRIBUTE_IDS[name as keyof typeof ATTRIBUTE_IDS]
    : undefined;
  const found =
    element?.attributes.find((each) => id !== undefined && each.resourceId === id) ??
    element?.attributes.find((each) => each.name === name && (each.resourceId === 0 || id === undefined));
  return found?.value;
}

function asText(value: AndroidValue | undefined): string | undefined {
  if (value?.kind === 'number') return String(value.number);
  return value?.kind === 'text' && value.text !== '' ? value.text : undefined;
}

/** API levels by the code name that a manifest contains when the app was built with a preview (AOSP, `Build.VERSION_CODES`). */
const CODENAME_LEVELS: Readonly<Record<string, number>> = {
  L: 21,
  M: 23,
  N: 24,
  O: 26,
  P: 28,
  Q: 29,
  R: 30,
  S: 31,
  Sv2: 32,
  Tiramisu: 33,
  UpsideDownCake: 34,
  VanillaIceCream: 35,
  Baklava: 36,
  CinnamonBun: 37,
};
const NEWEST_LEVEL = Math.max(...Object.values(CODENAME_LEVELS));

/**
 * Reads an API level: a number, or the code name of a preview, which may end in a fingerprint after a dot. A code name
 * that is not known is taken as that of the newest level.
 */
function asLevel(value: AndroidValue | undefined): number | undefined {
  const name = value?.kind === 'text' ? /^([A-Z][A-Za-z0-9]*)(?:\.|$)/.exec(value.text)?.[1] : undefined;
  if (name === undefined) return asNumber(value);
  return Object.hasOwn(CODENAME_LEVELS, name) ? CODENAME_LEVELS[name] : NEWEST_LEVEL;
}

/** Reads a whole number, also from a text. */
function asNumber(value: AndroidValue | undefined): number | undefined {
  if (value?.kind === 'number') return value.number;
  return value?.kind === 'text' && /^\d{1,9}$/.test(value.text) ? Number(value.text) : undefined;
}

export function asFlag(value: AndroidValue | undefined): boolean | undefined {
  if (value?.kind === 'flag') return value.flag;
  if (value?.kind === 'number') return value.number !== 0;
  if (value?.kind === 'text')
    return value.text === 'true' ? true : value.text === 'false' ? false : undefined;
  return undefined;
}

/** Reads the types of a foreground service: bits, or names between bars. */
function foregroundTypes(value: AndroidValue | undefined): string[] {
  if (value?.kind === 'text') return value.text.split('|').filter((type) => /^\w{1,40}$/.test(type));
  const bits = asNumber(value) ?? 0;
  const isOn = (bit: number) => ((bits >>> bit) & 1) === 1;
  return [
    ...FOREGROUND_TYPES.filter((_, bit) => isOn(bit)),
    ...(isOn(SPECIAL_USE_BIT) ? ['specialUse'] : []),
  ];
}

function unique(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))];
}

/** Expands `.Main` and `Main`, which are short for a class of the package. */
function fullName(name: string, packageName: string | undefined): string {
  if (!packageName) return name;
  if (name.startsWith('.')) return packageName + name;
  return name.includes('.') ? name : `${packageName}.${name}`;
}
