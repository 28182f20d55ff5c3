import type { AndroidBuild } from '@/model/build-info';
import { base64Of } from '../base64';
import { readImageHeader } from '../images/image-header';
import { parseBinaryXml } from './android/android-binary-xml';
import { attribute } from './android/android-manifest';
import { parseProtoXml } from './android/android-proto-xml';
import { MAX_MANIFEST_BYTES } from './android/android-xml';
import { mapSome, readOptionalEntry, type BuildSource } from './build-parts';
import { containsText } from './contains-text';
import { fromCgbiPng, isCgbiPng } from './ios/cgbi-png';
import { dictAt, textAt, textsAt, type PlistDict } from './ios/plist-values';
import { filesOf, type ResourceTable } from './android/resources';

/** Limits for the icon in bytes and pixels a side: it is stored in the draft as a data URL, so it stays small. */
const MAX_ICON_BYTES = 512 * 1024;
const MAX_ICON_SIDE = 1024;
/** Candidates that are opened before giving up; an iOS app names each size it has. */
const MAX_TRIES = 6;
const MAX_IOS_ICONS = 24;

/** The compiled asset catalog, from the app's folder on. */
export const ASSET_CATALOG = 'Assets.car';
/** Where Xcode writes the icons of an app. */
const ICON_KEYS = ['CFBundleIcons', 'CFBundleIcons~ipad'];

/** Names of the app icon in the asset catalog, as Info.plist gives them. */
export function iconNames(info: PlistDict): string[] {
  return [info, ...primaryIcons(info)].flatMap((dict) => textAt(dict, 'CFBundleIconName') || []);
}

/** Whether Info.plist lists icons, or the catalog has one of the name that it gives. Icon files are read by `readIosIcon`. */
export async function hasIosIcon(source: BuildSource, folder: string, info: PlistDict): Promise<boolean> {
  if (primaryIcons(info).some((icon) => Object.keys(icon).length > 0)) return true;
  const catalog = source.archive.find(folder + ASSET_CATALOG);
  const names = iconNames(info);
  return catalog !== undefined && names.length > 0 && (await containsText(source, catalog, names));
}

function primaryIcons(info: PlistDict): PlistDict[] {
  return ICON_KEYS.map((key) => dictAt(dictAt(info, key), 'CFBundlePrimaryIcon'));
}

/**
 * Returns the app's icon as a data URL: the widest of the icon files in the app's folder. Icons that exist only in the
 * asset catalog (Assets.car) cannot be read.
 */
export async function readIosIcon(
  source: BuildSource,
  folder: string,
  info: PlistDict,
): Promise<string | undefined> {
  const names = primaryIcons(info).flatMap((icon) => textsAt(icon, 'CFBundleIconFiles'));
  const prefixes = [...names, ...textsAt(info, 'CFBundleIconFiles'), textAt(info, 'CFBundleIconFile')]
    .filter((name) => name !== undefined)
    .filter((name) => name !== '')
    .map((name) => folder + name.replace(/\.png$/i, ''));
  const paths = source.archive.entries
    .filter(({ name }) => /\.png$/i.test(name) && prefixes.some((prefix) => name.startsWith(prefix)))
    .map(({ name }) => name);
  const images = await mapSome(paths.slice(0, MAX_IOS_ICONS), (path) => readImage(source, path));
  const [largest] = images.filter((image) => image !== undefined).sort((a, b) => b.width - a.width);
  return largest?.url;
}

/**
 * Returns the app's icon as a data URL: the finest bitmap of the manifest's icon, or of the foreground of an adaptive
 * icon in XML. Vector drawables cannot be shown.
 */
export async function readAndroidIcon(
  source: BuildSource,
  kind: AndroidBuild['kind'],
  table: ResourceTable | undefined,
  iconId: number | undefined,
): Promise<string | undefined> {
  if (!table || iconId === undefined) return undefined;
  const pathsOf = (id: number) => filesOf(table, id).map((path) => (kind === 'aab' ? `base/${path}` : path));
  const paths = pathsOf(iconId);
  const bitmap = await firstImage(
    source,
    paths.filter((path) => !path.endsWith('.xml')),
  );
  if (bitmap) return bitmap;
  for (const path of paths.filter((each) => each.endsWith('.xml')).slice(0, MAX_TRIES)) {
    const foreground = await adaptiveForeground(source, kind, path);
    const image = foreground && (await firstImage(source, pathsOf(foreground)));
    if (image) return image;
  }
  return undefined;
}

/** Resource id of an adaptive icon's foreground. */
async function adaptiveForeground(
  source: BuildSource,
  kind: AndroidBuild['kind'],
  path: string,
): Promise<number | undefined> {
  const bytes = await readOptionalEntry(source, source.archive.find(path), MAX_MANIFEST_BYTES);
  if (!bytes) return undefined;
  const icon = kind === 'aab' ? parseProtoXml(bytes) : parseBinaryXml(bytes);
  if (!icon.ok) return undefined;
  const drawable = attribute(
    icon.value.children.find((child) => child.name === 'foreground'),
    'drawable',
  );
  return drawable?.kind === 'reference' ? drawable.id : undefined;
}

/** Returns the first of the files that is an image a browser shows. */
async function firstImage(source: BuildSource, paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths.slice(0, MAX_TRIES)) {
    const image = await readImage(source, path);
    if (image) return image.url;
  }
  return undefined;
}

/** Returns an image of a sensible size as a data URL with its width in pixels, if a browser shows it. */
async function readImage(
  source: BuildSource,
  path: string,
): Promise<{ url: string; width: number } | undefined> {
  const packed = await readOptionalEntry(source, source.archive.find(path), MAX_ICON_BYTES);
  const bytes = packed && (await ordinaryPng(packed));
  const result = bytes && readImageHeader(bytes);
  if (!result || result === 'needs-more' || !result.ok) return undefined;
  const { width, height, mediaType } = result.value;
  if (width > MAX_ICON_SIDE || height > MAX_ICON_SIDE) return undefined;
  return { url: `data:${mediaType};base64,${base64Of(bytes)}`, width };
}

async function ordinaryPng(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (!isCgbiPng(bytes)) return bytes;
  const png = await fromCgbiPng(bytes);
  return png.ok ? png.value : undefined;
}
