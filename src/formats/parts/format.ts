import type { Platform } from '@/model/app';
import type { LayoutResult, PackageSource } from '@/domain/packages/package-file';
import type { ChangedFiles, ChangeScope } from './change-scope';
import type { FileRole, ListingSet, ReadSet, Subcategories } from './set-contents';
import type { PackageLayout } from './package-layout';
import type { TreeFile } from './tree';

/**
 * The parts of an upload tool's format: where its files are, and what they mean. Each is in a file of its own (find.ts, read.ts,
 * write.ts, write-back.ts), so that a page loads only the parts that it uses. `_template` has one of each.
 */
export interface FindFormat {
  /** Name in a list of choices. */
  label: string;
  store: Platform;
  /** Of several listings for one store, the one with the lowest number is suggested. */
  preference: number;
  /** The place of a locale's texts: its folder, or the file that contains them. */
  localePath: (set: ListingSet, folder: string) => string;
}

/** A format of many files, each with one meaning. */
export interface ReadFormat {
  /** Says what a file of a set is for, by its path alone. */
  classify: (set: ListingSet, path: string) => FileRole;
  /** Whether the folder or file `default` has texts for every language that lacks its own. */
  hasDefault?: boolean;
  /** The tool's name, and the files of a locale folder that it reads. Files beside them are reported. */
  knownFiles?: { tool: string; names: readonly string[] };
  /** Whether release notes of an older version code than the newest are history. */
  sendsNewestNotesOnly?: boolean;
  /** Completes the set when all files are read. */
  finish?: (result: ReadSet, context: FinishContext) => Promise<void>;
}

export interface FinishContext {
  tree: ReadonlyMap<string, TreeFile>;
  /** Product locale that the user chose for a folder with an unknown name. */
  choices: Readonly<Record<string, string>>;
  subcategories: Subcategories;
}

/** A format whose texts are all in one config. */
export interface ReadConfig {
  /** Reads the config at the root of the set into `result`. */
  readConfig: (
    file: TreeFile,
    tree: ReadonlyMap<string, TreeFile>,
    choices: Readonly<Record<string, string>>,
    result: ReadSet,
  ) => Promise<void>;
}

/** Writes the tool's files for a package, with notes on what was left out. */
export type WriteFormat = (source: PackageSource, layout?: PackageLayout) => LayoutResult;

/** Compares a draft with what was imported, part by part; a later part wins where two write one path. */
export type WriteBackFormat = (scope: ChangeScope) => readonly ChangedFiles[];
