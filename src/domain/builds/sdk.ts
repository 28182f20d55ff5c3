import type { AppleDataType, ApplePurpose, PlayDataType } from '@/model/data-kinds';
import type { SdkPurpose } from '@/model/sdk-purposes.mjs';
import type { DeclaredDataType, PrivacyManifest } from '@/model/build-info';

/** Kind of trace by which an SDK was found. */
export type EvidenceKind =
  | 'maven'
  | 'component'
  | 'meta-data'
  | 'native-library'
  | 'file'
  | 'class'
  | 'framework'
  | 'bundle'
  | 'linked'
  | 'objc-class'
  | 'java-class'
  | 'swift-module'
  | 'info-key'
  | 'app-id';

export interface SdkEvidence {
  kind: EvidenceKind;
  /** The mark as written in the build, e.g. `com.appsflyer:af-android-sdk:6.15.0`. */
  found: string;
}

/** A data type that an SDK is known to collect, in Apple's words. */
export interface KnownAppleType {
  type: AppleDataType;
  /** Undefined where its maker does not say. */
  isLinked?: boolean;
  isTracking: boolean;
  purposes: readonly ApplePurpose[];
}

/** Entries that one store's form needs because of an SDK, and where that was read. */
export interface KnownTypes<Type> {
  types: readonly Type[];
  /** e.g. `AppsFlyer's privacy manifest of 2026-05`. */
  source: string;
  /** Whether it is a proposal by comparison with similar SDKs, because nothing about this one could be read. */
  isGuess?: boolean;
}

/**
 * Data that an SDK is known to collect, whatever this build's manifests say. Always a suggestion, because settings can
 * change it. A part is undefined where nothing was read; an empty list of types means that its manifest names none.
 */
export interface KnownCollection {
  /** From the SDK's own privacy manifest, or its vendor's page about App Privacy. */
  apple?: KnownTypes<KnownAppleType>;
  /** From the vendor's page about Data safety; `isShared`: the vendor says that it also shares these types. */
  play?: KnownTypes<PlayDataType> & { isShared?: boolean };
}

/** One SDK or library of a build. */
export interface DetectedSdk {
  /** Id of the catalogue, e.g. `appsflyer`; for an unknown library the name by which it was found. */
  id: string;
  name: string;
  purpose: SdkPurpose;
  /** Whether it is in the catalogue. */
  isKnown: boolean;
  /** Whether a trace was found that is confirmed by the vendor's code; a rule must not rely on the others. */
  isConfirmed: boolean;
  /** As the build names it; several parts of an SDK may have several. */
  version?: string;
  /** Maven coordinates as Google names them, with versions where known. */
  coordinates: string[];
  evidence: SdkEvidence[];
  /** Paths of its own privacy manifests in this build (iOS). */
  manifestPaths: string[];
  /** Declarations of those manifests, all together. */
  declaredTypes: DeclaredDataType[];
  /** The system APIs for whose use they give a reason, with Apple's codes of the reasons. */
  declaredApis: PrivacyManifest['accessedApis'];
  /** Whether any of those manifests says that it tracks. */
  declaresTracking: boolean;
  /** Whether it is on Apple's list of SDKs that need a privacy manifest, and a signature when added as a binary. */
  applePrivacyManifestRequired: boolean;
  knownCollects?: KnownCollection;
  /** First version on Google's list of self-certified ads SDKs for families, as it was last read. */
  familiesFrom?: string;
}

/** An SDK of which no more is known yet than that a build contains it. */
export function bareSdk(known: Pick<DetectedSdk, 'id' | 'name' | 'purpose' | 'isKnown'>): DetectedSdk {
  return {
    ...known,
    isConfirmed: false,
    coordinates: [],
    evidence: [],
    manifestPaths: [],
    declaredTypes: [],
    declaredApis: [],
    declaresTracking: false,
    applePrivacyManifestRequired: false,
  };
}
