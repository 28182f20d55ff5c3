import { BEFORE_MARK, MAX_SECRET, SECRET_PATTERNS } from '@/domain/builds/secret-patterns';
import type { FoundSecret } from '@/model/build-info';
import type { ZipEntry } from '../archives/zip-directory';
import { ZipError } from '../archives/zip-failures';
import { readSpareEntry, type BuildSource } from './build-parts';

/** Files of text in which people leave secrets; code and pictures are not looked at. */
const TEXT_FILE =
  /(?:\.(?:js|mjs|cjs|json|jsbundle|bundle|txt|plist|env|pem|key|xml|ya?ml|html?|properties|cfg|conf|ini|toml|config)|(?:^|\/)\.env(?:\.\w{1,20})?)$/i;
/**
 * Where an app has no files of its own: resources that Android's tools compile, what libraries leave at the top of an APK, and
 * frameworks apart from those of Flutter.
 */
const NOT_OWN =
  /(?:^|\/)res\/(?!raw)|^(?:base\/root\/)?(?:META-INF|kotlin|okhttp3|google|org|com|io|javax|BUNDLE-METADATA)\/|^(?:base\/root\/)?[^/]+\.(?:properties|xml|json)$|\.lproj\/|\.storyboardc\/|\.momd\/|_CodeSignature\/|\.bundle\/Info\.plist$|Frameworks\/(?!App\.framework\/flutter_assets\/)[^/]+\.framework\//;
/** Files of Google's services, whose keys are made for apps, and the signature. */
const PUBLIC_FILE =
  /(?:^|\/)(?:google-services(?:-desktop)?\.json|GoogleService-Info\.plist|PrivacyInfo\.xcprivacy|CodeResources|resources\.arsc)$/;
/** The largest bundles of React Native have some 30 MB. */
const MAX_FILE_BYTES = 48 * 1024 * 1024;
/** Limits for one build: what is beyond them is not looked at. */
const MAX_FILES = 1000;
/** Files up to this size are read as a whole, which for thousands of them takes less time. */
const SMALL_BYTES = 64 * 1024;
const NOTHING = new Uint8Array();
const MAX_BYTES = 96 * 1024 * 1024;
const MAX_FOUND = 20;
/** Places in one file at which a pattern is tried. */
const MAX_TRIES = 20_000;
/** Characters of a secret that are shown. */
const SHOWN = 10;

/** Looks for secrets in the text files of a build. @throws ZipError when it is cancelled or the archive is a zip bomb */
export async function findSecrets(source: BuildSource, folder: string): Promise<FoundSecret[]> {
  const found: FoundSecret[] = [];
  let left = MAX_BYTES;
  for (const entry of textFiles(source, folder)) {
    left -= entry.size;
    if (left < 0 || found.length >= MAX_FOUND) break;
    const search = new SecretSearch(entry.name);
    if (entry.size <= SMALL_BYTES) search.take((await readSpareEntry(source, entry, SMALL_BYTES)) ?? NOTHING);
    else await passPieces(source, entry, search);
    found.push(...search.finish());
  }
  return found.slice(0, MAX_FOUND);
}

/** Passes a file to the search. The rest of the build is readable without it. */
async function passPieces(source: BuildSource, entry: ZipEntry, search: SecretSearch): Promise<void> {
  try {
    await source.archive.readPieces(entry, (piece) => search.take(piece), { signal: source.signal });
  } catch (error) {
    if (!(error instanceof ZipError) || !['damaged', 'truncated'].includes(error.failure.code)) throw error;
  }
}

function textFiles({ archive }: BuildSource, folder: string): ZipEntry[] {
  return archive.entries
    .filter(
      ({ name, size, isDirectory }) =>
        !isDirectory &&
        size > 0 &&
        size <= MAX_FILE_BYTES &&
        name.startsWith(folder) &&
        TEXT_FILE.test(name) &&
        !NOT_OWN.test(name) &&
        !PUBLIC_FILE.test(name),
    )
    .slice(0, MAX_FILES);
}

/** Looks for secrets in a file that passes piece by piece. */
class SecretSearch {
  private readonly found = new Map<string, FoundSecret>();
  private readonly decoder = new TextDecoder('latin1');
  /** The end of what has passed: a secret may begin in it and end in the next piece. */
  private rest = '';
  private tries = 0;

  constructor(private readonly path: string) {}

  /** Takes the next piece. Returns whether nothing more is needed. */
  take(piece: Uint8Array): boolean {
    const text = this.decoder.decode(piece);
    // Joining whole pieces would copy the file once more.
    if (this.rest !== '') this.search(this.rest + text.slice(0, MAX_SECRET));
    this.search(text);
    this.rest = text.length < MAX_SECRET ? (this.rest + text).slice(-MAX_SECRET) : text.slice(-MAX_SECRET);
    return this.found.size === SECRET_PATTERNS.length || this.tries > MAX_TRIES;
  }

  finish(): FoundSecret[] {
    return [...this.found.values()];
  }

  private search(text: string): void {
    for (const { kind, mark, pattern, isSecret } of SECRET_PATTERNS) {
      for (let at = text.indexOf(mark); at >= 0; at = text.indexOf(mark, at + mark.length)) {
        this.tries += 1;
        if (this.tries > MAX_TRIES) return;
        const near = text.slice(Math.max(0, at - BEFORE_MARK), at + MAX_SECRET);
        const [match] = pattern.exec(near) ?? [];
        if (match === undefined || isSecret?.(match) === false) continue;
        this.found.set(kind, { path: this.path, kind, start: `${match.slice(0, SHOWN)}…` });
        break;
      }
    }
  }
}
