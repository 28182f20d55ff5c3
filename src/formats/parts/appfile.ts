import type { Platform } from '@/model/app';

/** IDs of an app: the bundle ID and the package name. */
export type AppIds = Partial<Record<Platform, string>>;

const APPFILE = /(?:^|\/)fastlane\/Appfile$/;
const NAMES: Record<Platform, RegExp> = {
  ios: /^\s*app_identifier\s*\(?\s*["']([\w.-]+)["']/m,
  android: /^\s*package_name\s*\(?\s*["']([\w.]+)["']/m,
};

/** fastlane's Appfiles of a project, the one nearest to its root first. */
export function appfilesOf(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => APPFILE.test(path)).sort((a, b) => a.length - b.length);
}

/** The IDs that an Appfile has as plain text; those that it takes from the environment are not known. */
export function appfileIds(text: string): AppIds {
  const [ios, android] = [NAMES.ios.exec(text)?.[1], NAMES.android.exec(text)?.[1]];
  return { ...(ios !== undefined && { ios }), ...(android !== undefined && { android }) };
}

/** An Appfile with these IDs. */
export function appfileText({ ios, android }: AppIds): string {
  return [
    ...(ios === undefined ? [] : [`app_identifier("${ios}")\n`]),
    ...(android === undefined ? [] : [`package_name("${android}")\n`]),
  ].join('');
}
