import { isRecord } from '@/domain/is-record';
import type { AndroidBuild, CodeOptimization } from '@/model/build-info';
import type { ZipEntry } from '../../archives/zip-directory';
import { readSpareEntry, type BuildSource } from '../build-parts';
import { parsed } from '../format';

const METADATA = 'BUNDLE-METADATA/';
const R8 = `${METADATA}com.android.tools/r8.json`;
const PLUGIN = `${METADATA}com.android.tools.build.gradle/app-metadata.properties`;
const MAPPING = `${METADATA}com.android.tools.build.obfuscation/proguard.map`;
const MAX_R8_BYTES = 4 * 1024 * 1024;
const MAX_PLUGIN_BYTES = 64 * 1024;

type Facts = Pick<AndroidBuild, 'dexBytes' | 'gradlePlugin' | 'codeOptimization' | 'hasMapping'>;

/** Whether a path, from the module on, is a dex file of the app. */
export function isDexFile(path: string, kind: AndroidBuild['kind']): boolean {
  return (kind === 'aab' ? /^dex\/classes\d{0,4}\.dex$/ : /^classes\d{0,4}\.dex$/).test(path);
}

/** Reads how large the code is and how much of it R8 has optimised (sources 5.5). */
export async function readCodeOptimization(
  source: BuildSource,
  dex: readonly ZipEntry[],
  kind: AndroidBuild['kind'],
): Promise<Facts> {
  const dexBytes = dex.reduce((sum, { size }) => sum + size, 0);
  if (kind === 'apk') return { dexBytes };
  const { archive } = source;
  const plugin = await readSpareEntry(source, archive.find(PLUGIN), MAX_PLUGIN_BYTES);
  const r8 = await readSpareEntry(source, archive.find(R8), MAX_R8_BYTES);
  const gradlePlugin = plugin && pluginVersion(new TextDecoder().decode(plugin));
  const codeOptimization = r8 && scores(new TextDecoder().decode(r8));
  return {
    dexBytes,
    hasMapping: archive.find(MAPPING) !== undefined,
    ...(gradlePlugin !== undefined && { gradlePlugin }),
    ...(codeOptimization && { codeOptimization }),
  };
}

function pluginVersion(properties: string): string | undefined {
  return /^androidGradlePluginVersion=(\d[\w.-]{0,40})\s*$/m.exec(properties)?.[1];
}

/** The file names the share that is *not* optimised; Google Play shows the rest. */
function scores(json: string): CodeOptimization | undefined {
  const file = parsed((): unknown => JSON.parse(json));
  const stats = file.ok && isRecord(file.value) ? file.value.stats : undefined;
  if (!isRecord(stats)) return undefined;
  const [obfuscation, optimization, shrinking] = [
    stats.noObfuscationPercentage,
    stats.noOptimizationPercentage,
    stats.noShrinkingPercentage,
  ].map(scoreOf);
  return obfuscation === undefined || optimization === undefined || shrinking === undefined
    ? undefined
    : { obfuscation, optimization, shrinking };
}

function scoreOf(value: unknown): number | undefined {
  if (typeof value !== 'number' || !(value >= 0 && value <= 100)) return undefined;
  return Math.round((100 - value) * 100) / 100;
}
