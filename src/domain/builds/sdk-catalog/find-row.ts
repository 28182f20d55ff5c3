import { compileGlob } from '../../glob';
import type { EvidenceKind } from '../sdk';
import { sdkCatalog } from './sdk-catalog';
import type { SdkMarks, SdkRow } from './sdk-row';

/** A row of the catalogue that a name of a build matches. */
export interface FoundRow {
  row: SdkRow;
  isConfirmed: boolean;
  /** Position of the mark in its row. */
  rank: number;
}

interface Mark extends FoundRow {
  matches: (name: string) => boolean;
  /** Characters of the name that the mark fixes. */
  weight: number;
}

const MARKS_BY_KIND: Record<EvidenceKind, keyof SdkMarks> = {
  maven: 'maven',
  component: 'components',
  'meta-data': 'metaData',
  'native-library': 'nativeLibraries',
  file: 'files',
  class: 'packages',
  framework: 'ios',
  bundle: 'ios',
  linked: 'ios',
  'objc-class': 'classes',
  'java-class': 'javaClasses',
  'swift-module': 'ios',
  'info-key': 'infoKeys',
  'app-id': 'ids',
};
/** Kinds whose marks include everything in a package. */
const IN_PACKAGES: readonly EvidenceKind[] = ['component', 'class'];

const marks = new Map<EvidenceKind, Mark[]>();

/** Finds the row with the longest mark that matches a name; undefined where none does. */
export function findRow(kind: EvidenceKind, name: string): FoundRow | undefined {
  return marksOf(kind).find((mark) => mark.matches(name));
}

/** Packages of the catalogue's classes, without a dot at the end. */
export function knownPackages(): string[] {
  return sdkCatalog().flatMap((row) => [...(row.packages ?? []), ...(row.unconfirmed?.packages ?? [])]);
}

/** Classes of the catalogue: of Objective-C, or of Java. */
export function knownClasses(kind: 'classes' | 'javaClasses'): ReadonlySet<string> {
  return new Set(sdkCatalog().flatMap((row) => [...(row[kind] ?? []), ...(row.unconfirmed?.[kind] ?? [])]));
}

function marksOf(kind: EvidenceKind): Mark[] {
  const known = marks.get(kind);
  if (known) return known;
  const key = MARKS_BY_KIND[kind];
  const all = sdkCatalog()
    .flatMap((row) => [
      ...(row[key] ?? []).map((text, rank) => markOf(kind, text, { row, rank, isConfirmed: true })),
      ...(row.unconfirmed?.[key] ?? []).map((text, rank) =>
        markOf(kind, text, { row, rank, isConfirmed: false }),
      ),
    ])
    .sort((a, b) => b.weight - a.weight);
  marks.set(kind, all);
  return all;
}

function markOf(kind: EvidenceKind, text: string, found: FoundRow): Mark {
  const weight = text.replaceAll('*', '').length;
  if (IN_PACKAGES.includes(kind)) {
    return { ...found, weight, matches: (name) => name === text || name.startsWith(`${text}.`) };
  }
  if (!text.includes('*')) return { ...found, weight, matches: (name) => name === text };
  const glob = compileGlob(text, true);
  return { ...found, weight, matches: (name) => glob?.test(name) === true };
}
