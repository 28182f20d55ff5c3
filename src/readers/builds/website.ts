import { isRecord } from '@/domain/is-record';
import type { AndroidBuild, Website } from '@/model/build-info';
import { parseBinaryXml } from './android/android-binary-xml';
import { parseProtoXml } from './android/android-proto-xml';
import type { AndroidElement } from './android/android-xml';
import { readSpareEntry, type BuildSource } from './build-parts';
import { parsed } from './format';

const MAX_CONFIG_BYTES = 1024 * 1024;
const MAX_PLUGINS = 200;
const MAX_TAGS = 2000;
const WEB_ADDRESS = /^https?:\/\/\S+$/i;
/** Addresses of the app's own pages, and of a developer's machine. */
const OWN_ADDRESS = /^https?:\/\/(?:localhost|127\.|10\.|192\.168\.|capacitor|ionic)/i;

/**
 * Reads the address that Capacitor or Cordova opens instead of the app's own pages; undefined for pages of its own.
 * `folder` is the app's, with the slash.
 */
export async function readWebsite(source: BuildSource, folder: string): Promise<Website | undefined> {
  const capacitor = await readCapacitor(source, `${folder}capacitor.config.json`);
  if (capacitor) return capacitor;
  const bytes = await readSpareEntry(source, source.archive.find(`${folder}config.xml`), MAX_CONFIG_BYTES);
  return bytes && cordovaWebsite(new TextDecoder().decode(bytes));
}

function cordovaWebsite(xml: string): Website | undefined {
  const url = webAddress(/<content\s[^>]{0,500}?src\s*=\s*["']([^"']{1,500})["']/.exec(xml)?.[1]);
  if (url === undefined) return undefined;
  const features = [...xml.matchAll(/<feature\s[^>]{0,500}?name\s*=\s*["']([^"']{1,200})["']/g)];
  return {
    url,
    plugins: features
      .slice(0, MAX_TAGS)
      .flatMap(([, name]) => name ?? [])
      .slice(0, MAX_PLUGINS),
  };
}

/** Reads the same of an Android app, whose plugins are in a file of their own. */
export async function readAndroidWebsite(
  source: BuildSource,
  kind: AndroidBuild['kind'],
): Promise<Website | undefined> {
  const module = kind === 'aab' ? 'base/' : '';
  const capacitor = await readCapacitor(source, `${module}assets/capacitor.config.json`);
  if (capacitor) {
    const list = await readJson(source, `${module}assets/capacitor.plugins.json`);
    return { ...capacitor, plugins: [...capacitor.plugins, ...pluginClasses(list)] };
  }
  const entry = source.archive.find(`${module}res/xml/config.xml`);
  const bytes = await readSpareEntry(source, entry, MAX_CONFIG_BYTES);
  const tree = bytes && (kind === 'aab' ? parseProtoXml(bytes) : parseBinaryXml(bytes));
  return tree?.ok ? cordovaTreeWebsite(tree.value.children) : undefined;
}

function cordovaTreeWebsite(elements: readonly AndroidElement[]): Website | undefined {
  const textOf = ({ attributes }: AndroidElement, name: string) => {
    const value = attributes.find((each) => each.name === name)?.value;
    return value?.kind === 'text' ? value.text : undefined;
  };
  const content = elements.find(({ name }) => name === 'content');
  const url = content && webAddress(textOf(content, 'src'));
  if (url === undefined) return undefined;
  const features = elements.filter(({ name }) => name === 'feature');
  return { url, plugins: features.flatMap((each) => textOf(each, 'name') ?? []).slice(0, MAX_PLUGINS) };
}

/** Classes of `capacitor.plugins.json`, without their packages. */
function pluginClasses(list: unknown): string[] {
  if (!Array.isArray(list)) return [];
  return list
    .flatMap((each: unknown) => (isRecord(each) && typeof each.classpath === 'string' ? each.classpath : []))
    .map((name) => name.slice(name.lastIndexOf('.') + 1))
    .slice(0, MAX_PLUGINS);
}

async function readCapacitor(source: BuildSource, path: string): Promise<Website | undefined> {
  const config = await readJson(source, path);
  const server = isRecord(config) ? config.server : undefined;
  const url = isRecord(server) ? webAddress(server.url) : undefined;
  return isRecord(config) && url !== undefined ? { url, plugins: classesOf(config) } : undefined;
}

async function readJson(source: BuildSource, path: string): Promise<unknown> {
  const bytes = await readSpareEntry(source, source.archive.find(path), MAX_CONFIG_BYTES);
  const json = bytes && parsed((): unknown => JSON.parse(new TextDecoder().decode(bytes)));
  return json?.ok ? json.value : undefined;
}

/** Classes of the plugins, as Capacitor's tool lists them since version 6. */
function classesOf({ packageClassList }: Record<string, unknown>): string[] {
  if (!Array.isArray(packageClassList)) return [];
  return packageClassList.filter((each) => typeof each === 'string').slice(0, MAX_PLUGINS);
}

function webAddress(value: unknown): string | undefined {
  return typeof value === 'string' && WEB_ADDRESS.test(value) && !OWN_ADDRESS.test(value) ? value : undefined;
}
