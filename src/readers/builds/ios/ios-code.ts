import { isNotableImport, RESTORE_SYMBOL } from '@/domain/builds/notable-imports';
import type { CodeImports } from '@/model/build-info';
import { knownClasses } from '@/domain/builds/sdk-catalog/find-row';
import type { ZipEntry } from '../../archives/zip-directory';
import type { BuildSource } from '../build-parts';
import { parseEntitlements } from './code-signature';
import { MachOCode } from './mach-o-code';
import { readInPieces } from '../piece-reader';
import type { PlistDict } from './plist-values';

/** Facts in the code of an iOS app, apart from its load commands. */
export interface IosCode {
  /** Objective-C classes by which the catalogue recognises an SDK. */
  classes: string[];
  /** Modules of the executable's Swift classes, apart from the app's own. */
  modules: string[];
  /** System imports of each file, where a rule asks for them; undefined where no imports could be read. */
  imports: CodeImports[] | undefined;
  /** Whether a method restores purchases; undefined where neither methods nor imports could be read. */
  canRestorePurchases: boolean | undefined;
  /** Entitlements of the executable's signature; undefined where it is not signed or its signature is unreadable. */
  entitlements: PlistDict | undefined;
  /** Parts that could not be read, one sentence each. */
  problems: string[];
}

const MAX_MODULES = 500;
/** The largest apps have some hundred frameworks. */
const MAX_FILES = 500;
/** Largest number of bytes of code that is read from one build. */
const MAX_CODE_BYTES = 768 * 1024 * 1024;
/** Asks StoreKit for earlier purchases; wrappers call it too. */
const RESTORE_METHOD = 'restoreCompletedTransactions';
/** The runtime's name of a Swift class, e.g. `_TtC7PostHog12PostHogQueue`: its module follows the kinds of its parts. */
const SWIFT_CLASS = /^_Tt[A-Z]{1,20}(\d{1,3})(\w+)/;
/** Code beside the executable: frameworks, libraries and extensions, from the app's folder on. */
const OTHER_CODE =
  /^(?:.*\/)?(?:([^/]{1,200})\.(?:framework|appex)\/\1|(?:Frameworks|PlugIns)\/[^/]{1,200}\.dylib)$/;
const SWIFT_RUNTIME = /(?:^|\/)libswift\w*\.dylib$/;
const ENCRYPTED =
  'The executable is encrypted, as in an app that was downloaded from the App Store, so SDKs linked into it cannot be recognised. Choose the .ipa that Xcode or your app builder exported.';
const UNREADABLE =
  'The class names of the executable are damaged or cut off, so SDKs linked into it may be missing here. Export the build again.';

/**
 * Reads the code of an app: the classes, which show the SDKs without a framework or bundle of their own, what it imports,
 * and the entitlements it is signed with. `folder` is the app's, with the slash.
 * @throws ZipError when it is cancelled or the archive is a zip bomb
 */
export async function readIosCode(
  source: BuildSource,
  folder: string,
  executable: ZipEntry | undefined,
): Promise<IosCode> {
  const code: IosCode = {
    classes: [],
    modules: [],
    imports: undefined,
    canRestorePurchases: undefined,
    entitlements: undefined,
    problems: [],
  };
  const known = knownClasses('classes');
  const classes = new Set<string>();
  let left = MAX_CODE_BYTES;
  for (const entry of codeEntries(source, folder, executable)) {
    source.onProgress?.('Reading class names', 0.85);
    left -= entry.size;
    if (left < 0) {
      code.problems.push(
        `${entry.name} and the code after it were not read, because the build has more than 768 MB of it.`,
      );
      break;
    }
    const read = await readInPieces(source, entry, () => new MachOCode(entry.size));
    if (!read.ok) {
      if (entry === executable) code.problems.push(UNREADABLE);
      continue;
    }
    const { classNames = [], methodNames, isEncrypted, signature } = read.value;
    for (const name of classNames) if (known.has(name)) classes.add(name);
    const imports = notableImports(entry.name.slice(folder.length), read.value);
    if (imports) (code.imports ??= []).push(imports);
    if (!isEncrypted && (methodNames !== undefined || imports)) {
      code.canRestorePurchases ||=
        methodNames?.includes(RESTORE_METHOD) === true ||
        imports?.symbols.some((name) => name.startsWith(RESTORE_SYMBOL)) === true;
    }
    if (entry !== executable) continue;
    code.modules = swiftModules(classNames, entry.name);
    if (isEncrypted) code.problems.push(ENCRYPTED);
    const entitlements = signature && parseEntitlements(signature);
    if (entitlements?.ok) code.entitlements = entitlements.value;
  }
  code.classes = [...classes].sort();
  return code;
}

/** The executable first, then the code that is embedded in the app, without that of the Swift language. */
function codeEntries({ archive }: BuildSource, folder: string, executable: ZipEntry | undefined): ZipEntry[] {
  const others = archive.entries.filter(({ name, isDirectory }) => {
    if (isDirectory || !name.startsWith(folder) || SWIFT_RUNTIME.test(name)) return false;
    const inside = name.slice(folder.length);
    return !inside.startsWith('Watch/') && !inside.startsWith('AppClips/') && OTHER_CODE.test(inside);
  });
  return [...(executable && !executable.isDirectory ? [executable] : []), ...others].slice(0, MAX_FILES);
}

function notableImports(path: string, code: MachOCode): CodeImports | undefined {
  const { importedClasses, importedSymbols } = code;
  if (!importedClasses || !importedSymbols) return undefined;
  const notable = (names: readonly string[]) => names.filter(isNotableImport).sort();
  return { path, classes: notable(importedClasses), symbols: notable(importedSymbols) };
}

function swiftModules(classNames: readonly string[], path: string): string[] {
  const own = moduleName(path.slice(path.lastIndexOf('/') + 1));
  const modules = new Set<string>();
  for (const name of classNames) {
    const module = swiftModule(name);
    if (module !== undefined && module !== own && modules.size < MAX_MODULES) modules.add(module);
  }
  return [...modules].sort();
}

/** Module of a Swift class; undefined for a class of Objective-C. */
function swiftModule(name: string): string | undefined {
  const [, digits = '', rest = ''] = SWIFT_CLASS.exec(name) ?? [];
  const length = Number(digits);
  const module = rest.slice(0, length);
  return length > 0 && module.length === length && /^[A-Za-z_]/.test(module) ? module : undefined;
}

/** Xcode's name of the module of an app, whose classes are the publisher's own. */
function moduleName(executable: string): string {
  return executable.replace(/\W/g, '_').replace(/^(?=\d)/, '_');
}
