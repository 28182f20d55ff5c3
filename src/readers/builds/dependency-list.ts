import type { BuildLibrary } from '@/model/build-info';
import { FormatError, parsed, type Parsed } from './format';
import { forEachField, protoBytes, protoText } from './android/protobuf';

/** Where the Android Gradle Plugin writes the libraries of an app bundle. */
export const DEPENDENCY_LIST = 'BUNDLE-METADATA/com.android.tools.build.libraries/dependencies.pb';
/** Largest list that is read, in bytes; one of 44 libraries has 5 KB. */
export const MAX_DEPENDENCY_LIST_BYTES = 8 * 1024 * 1024;

const MAX_LIBRARIES = 5000;
/** Maven allows these characters in groups and artifacts; versions are longer with some build tools. */
const NAME = /^[\w.-]{1,200}$/;
const VERSION = /^[\w.+~:@-]{1,200}$/;
/** A version that Gradle may not change, `[2.1.0]`, and a range of them, which names none: `[1.0,2.0)`. */
const STRICT = /^\[([^,[\]]+)\]$/;
const RANGE = /^[[(][\w.+,-]{1,200}[)\]]$/;

/** Field numbers of AppDependencies (sources 13.1). */
const FIELD = { library: 1, mavenLibrary: 1, unityLibrary: 4 } as const;
const MAVEN_FIELD = { group: 1, artifact: 2, version: 5 } as const;
const UNITY_FIELD = { name: 1, version: 2 } as const;
/** First byte of a library: its field number, and that its length follows. */
const LIBRARY_TAG = FIELD.library * 8 + 2;
const MAX_LENGTH_BYTES = 4;

/**
 * Reads the libraries of an app bundle with their versions. Names other than Maven coordinates mean that the list is
 * damaged; then nothing is taken from it. Never throws.
 */
export function parseDependencyList(bytes: Uint8Array): Parsed<BuildLibrary[]> {
  return parsed(() => {
    const libraries: BuildLibrary[] = [];
    forEachField(withoutLength(bytes), (field, value) => {
      if (field === 0) throw new FormatError('is damaged');
      if (field !== FIELD.library) return;
      const library = readLibrary(protoBytes(value));
      if (library) libraries.push(library);
      if (libraries.length > MAX_LIBRARIES) {
        throw new FormatError('contains far more than such a file ever does');
      }
    });
    return libraries;
  });
}

/** Removes the length that Android Gradle plugin 3.5 and 3.6 write before the list, in seven bits a byte. */
function withoutLength(bytes: Uint8Array): Uint8Array {
  // Otherwise the list begins with the tag of its first library.
  if (bytes[0] === LIBRARY_TAG) return bytes;
  let length = 0;
  for (let at = 0; at < MAX_LENGTH_BYTES; at += 1) {
    const byte = bytes[at] ?? 0;
    length += (byte & 0x7f) * 2 ** (7 * at);
    if (byte < 0x80) return length === bytes.length - at - 1 ? bytes.subarray(at + 1) : bytes;
  }
  return bytes;
}

/** Undefined for a library without coordinates, such as a module of the app itself. */
function readLibrary(bytes: Uint8Array): BuildLibrary | undefined {
  let library: BuildLibrary | undefined;
  forEachField(bytes, (field, value) => {
    if (field === FIELD.mavenLibrary) {
      const texts = textFields(protoBytes(value));
      library = coordinates(
        texts.get(MAVEN_FIELD.group),
        texts.get(MAVEN_FIELD.artifact),
        texts.get(MAVEN_FIELD.version),
      );
    } else if (field === FIELD.unityLibrary) {
      const texts = textFields(protoBytes(value));
      library = coordinates('unity', texts.get(UNITY_FIELD.name), texts.get(UNITY_FIELD.version));
    }
  });
  return library;
}

function textFields(bytes: Uint8Array): Map<number, string> {
  const texts = new Map<number, string>();
  forEachField(bytes, (field, value) => texts.set(field, protoText(value)));
  return texts;
}

function coordinates(
  group: string | undefined,
  artifact: string | undefined,
  written: string | undefined,
): BuildLibrary {
  const strict = STRICT.exec(written ?? '')?.[1] ?? written;
  const version = RANGE.test(strict ?? '') ? undefined : strict;
  if (!NAME.test(group ?? '') || !NAME.test(artifact ?? '') || (version && !VERSION.test(version))) {
    throw new FormatError('is damaged: it lists libraries that do not exist');
  }
  return { group: group ?? '', artifact: artifact ?? '', ...(version ? { version } : {}) };
}
