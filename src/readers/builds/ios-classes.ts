import { knownClasses } from '@/domain/builds/sdk-catalog/find-row';
import type { ZipEntry } from '../archives/zip-directory';
import { ZipError } from '../archives/zip-failures';
import type { BuildSource } from './build-parts';
import { codeOffset, findClassNames } from './mach-o-classes';
import { MACH_O_HEAD_BYTES } from './mach-o';

/** What the names of its classes tell about the SDKs that are linked into an executable. */
export interface ExecutableClasses {
  /** Objective-C classes by which the catalogue recognises an SDK. */
  classes: string[];
  /** Modules of its Swift classes, apart from the app's own. */
  modules: string[];
  /** What could not be read, one sentence each. */
  problems: string[];
}

const MAX_MODULES = 500;
/** The runtime's name of a Swift class, e.g. `_TtC7PostHog12PostHogQueue`: its module follows the kinds of its parts. */
const SWIFT_CLASS = /^_Tt[A-Z]{1,20}(\d{1,3})(\w+)/;
const ENCRYPTED =
  'The executable is encrypted, as in an app that was downloaded from the App Store, so SDKs linked into it cannot be recognised. Choose the .ipa that Xcode or your app builder exported.';
const UNREADABLE =
  'The class names of the executable are damaged or cut off, so SDKs linked into it may be missing here. Export the build again.';
const NOTHING: ExecutableClasses = { classes: [], modules: [], problems: [] };

/**
 * Reads the names of the classes in an executable, which show the SDKs without a framework or bundle of their own. Of
 * the file only the part up to the names is inflated.
 * @throws ZipError when it is cancelled or the archive is a zip bomb
 */
export async function readExecutableClasses(
  source: BuildSource,
  executable: ZipEntry | undefined,
): Promise<ExecutableClasses> {
  if (!executable || executable.isDirectory) return NOTHING;
  source.onProgress?.('Reading class names', 0.85);
  const head = await readRange(source, executable, 0, Math.min(MACH_O_HEAD_BYTES, executable.size));
  const start = head ? codeOffset(head) : undefined;
  if (!head || !start?.ok) return NOTHING;
  const partBytes = Math.min(MACH_O_HEAD_BYTES, executable.size - start.value);
  const part = start.value === 0 ? head : await readRange(source, executable, start.value, partBytes);
  const section = part ? findClassNames(part, start.value) : undefined;
  if (!section?.ok) return { ...NOTHING, problems: [UNREADABLE] };
  if (!section.value) return NOTHING;
  if (section.value.isEncrypted) return { ...NOTHING, problems: [ENCRYPTED] };
  const { offset, size } = section.value;
  const names = await readRange(source, executable, offset, size);
  return names ? recognised(names, executable) : { ...NOTHING, problems: [UNREADABLE] };
}

/** Reads bytes of an entry without collecting those before; undefined where it ends earlier or is damaged. */
async function readRange(
  { archive, signal }: BuildSource,
  entry: ZipEntry,
  start: number,
  length: number,
): Promise<Uint8Array | undefined> {
  if (length <= 0 || start + length > entry.size) return undefined;
  const bytes = new Uint8Array(length);
  let position = 0;
  let filled = 0;
  const take = (piece: Uint8Array) => {
    const part = piece.subarray(Math.max(0, start + filled - position)).subarray(0, length - filled);
    bytes.set(part, filled);
    filled += part.length;
    position += piece.length;
    return filled === length;
  };
  try {
    await archive.readPieces(entry, take, { signal });
  } catch (error) {
    // The rest of the build is readable without it.
    if (!(error instanceof ZipError) || !['damaged', 'truncated'].includes(error.failure.code)) throw error;
  }
  return filled === length ? bytes : undefined;
}

function recognised(names: Uint8Array, { name: path }: ZipEntry): ExecutableClasses {
  const known = knownClasses('classes');
  const own = moduleName(path.slice(path.lastIndexOf('/') + 1));
  const classes = new Set<string>();
  const modules = new Set<string>();
  for (const name of new TextDecoder('latin1').decode(names).split('\0')) {
    if (known.has(name)) classes.add(name);
    const module = swiftModule(name);
    if (module !== undefined && module !== own && modules.size < MAX_MODULES) modules.add(module);
  }
  return { classes: [...classes].sort(), modules: [...modules].sort(), problems: [] };
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
