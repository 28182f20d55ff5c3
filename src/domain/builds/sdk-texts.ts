import { SDK_PURPOSES, type SdkPurpose } from '@/model/sdk-purposes.mjs';
import type { DeclaredDataType, PrivacyManifest } from '@/model/build-info';
import { type DetectedSdk, type EvidenceKind, type KnownAppleType } from './sdk';

/** Headings of the groups in a list of SDKs. */
export const PURPOSE_LABELS: Record<SdkPurpose, string> = {
  ads: 'Advertising',
  attribution: 'Attribution of installs',
  analytics: 'Analytics',
  'crash-reports': 'Crash and performance reports',
  engagement: 'Messages to users',
  support: 'Customer support',
  'sign-in': 'Sign-in',
  location: 'Maps and location',
  purchases: 'Purchases',
  payments: 'Payments',
  'back-end': 'Back ends',
  consent: 'Consent',
  'app-framework': 'App frameworks',
  library: 'Libraries',
  unknown: 'Not recognised',
};

/** Where a trace was found, as in "Manifest component com.example.Provider". */
export const EVIDENCE_LABELS: Record<EvidenceKind, string> = {
  maven: 'List of libraries',
  component: 'Manifest component',
  'meta-data': 'Manifest meta-data',
  'native-library': 'Native library',
  file: 'File',
  class: 'Classes in',
  framework: 'Framework',
  bundle: 'Resource bundle',
  linked: 'Linked library',
  'objc-class': 'Class in the executable',
  'java-class': 'Class',
  'swift-module': 'Swift module in the executable',
  'info-key': 'Info.plist',
  'app-id': 'Bundle ID or package name',
};

export interface SdkGroup {
  purpose: SdkPurpose;
  label: string;
  sdks: DetectedSdk[];
}

/** Groups a list by purpose, in the order of the purposes; empty groups are left out. */
export function groupSdks(sdks: readonly DetectedSdk[]): SdkGroup[] {
  return SDK_PURPOSES.map((purpose) => ({
    purpose,
    label: PURPOSE_LABELS[purpose],
    sdks: sdks.filter((sdk) => sdk.purpose === purpose),
  })).filter((group) => group.sdks.length > 0);
}

/** The frameworks that the app was built with, e.g. `React Native and Expo`; undefined where none shows. */
export function frameworkNames(sdks: readonly DetectedSdk[]): string | undefined {
  const names = sdks.filter(({ purpose }) => purpose === 'app-framework').map(({ name }) => name);
  return names.length > 0 ? names.join(' and ') : undefined;
}

const TYPE_PREFIX = 'NSPrivacyCollectedDataType';
const API_PREFIX = 'NSPrivacyAccessedAPICategory';
const PURPOSE_PREFIX = 'NSPrivacyCollectedDataTypePurpose';

/** A type as a manifest names it, in words: `NSPrivacyCollectedDataTypeDeviceID` is `Device ID`. */
export function dataTypeName(type: string): string {
  return type === '' ? 'a type without a name' : words(withoutPrefix(type, TYPE_PREFIX));
}

/** A type that a manifest declares, e.g. `Device ID (linked, tracking; third party advertising)`. */
export function declaredTypeText({ type, isLinked, isTracking, purposes }: DeclaredDataType): string {
  return typeText(
    dataTypeName(type),
    isLinked,
    isTracking,
    purposes.map((each) => withoutPrefix(each, PURPOSE_PREFIX)),
  );
}

/** A system API for whose use a manifest gives reasons, e.g. `User defaults (CA92.1)`. */
export function declaredApiText({ category, reasons }: PrivacyManifest['accessedApis'][number]): string {
  const name = words(withoutPrefix(category, API_PREFIX)) || 'An API without a name';
  return reasons.length === 0 ? `${name} (no reason)` : `${name} (${reasons.join(', ')})`;
}

/** A type that an SDK is known to collect, in the same form. */
export function knownTypeText({ type, isLinked, isTracking, purposes }: KnownAppleType): string {
  return typeText(words(type), isLinked === true, isTracking, purposes);
}

function typeText(name: string, isLinked: boolean, isTracking: boolean, purposes: readonly string[]): string {
  const flags = [...(isLinked ? ['linked'] : []), ...(isTracking ? ['tracking'] : [])].join(', ');
  const uses = purposes.map((each) => words(each).toLowerCase()).join(', ');
  const detail = [flags, uses].filter((each) => each !== '').join('; ');
  return detail === '' ? name : `${name} (${detail})`;
}

/** Splits a name at its capitals: `DeviceID` is `Device ID`. A name of another form stays unchanged. */
function words(name: string): string {
  if (!/^[A-Za-z]+$/.test(name)) return name;
  return name
    .replace('PhotosorVideos', 'PhotosOrVideos')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/ ([A-Z])(?=[a-z])/g, (_, letter: string) => ` ${letter.toLowerCase()}`);
}

export function withoutPrefix(name: string, prefix: string): string {
  return name.startsWith(prefix) ? name.slice(prefix.length) : name;
}
