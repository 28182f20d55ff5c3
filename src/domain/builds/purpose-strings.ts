import { PURPOSE_RULES } from 'virtual:catalog/purpose-strings';
import type { Severity } from '@/model/finding';
import type { IosBuild } from '@/model/build-info';
import { hasEntitlement } from './ios-imports';

/** Access for which a build has no purpose string, and what asks for it. */
export interface MissingPurpose {
  subject: string;
  /** The key to add. */
  key: string;
  severity: Severity;
  /** e.g. `Frameworks/Camera.framework/Camera uses AVCaptureDevice`. */
  reason: string;
}

/**
 * Lists access without a purpose string: by the imports of all code in the app, or by the linked frameworks of a build
 * whose imports were not read. Code of extensions is left out, because those have purpose strings of their own.
 */
export function missingPurposes(build: IosBuild): MissingPurpose[] {
  const { purposeStrings, linkedFrameworks, imports } = build;
  const open = PURPOSE_RULES.filter(
    ({ keys, entitlement }) =>
      !keys.some((key) => Object.hasOwn(purposeStrings, key)) &&
      (entitlement === undefined || hasEntitlement(build, entitlement) === true),
  );
  return open.flatMap((rule): MissingPurpose[] => {
    const { framework, classes, subject, keys, severity, linkedSeverity, notIn = [] } = rule;
    const [key = ''] = keys;
    if (!imports) {
      return linkedFrameworks.includes(framework)
        ? [{ subject, key, severity: linkedSeverity ?? severity, reason: `Links ${framework}` }]
        : [];
    }
    const user = imports.find(
      ({ path, classes: used }) =>
        !path.includes('.appex/') &&
        !notIn.some((each) => path.includes(`/${each}.framework/`)) &&
        classes.some((each) => used.includes(each)),
    );
    const used = classes.find((each) => user?.classes.includes(each));
    return user && used !== undefined
      ? [{ subject, key, severity, reason: `${user.path} uses ${used}` }]
      : [];
  });
}

const LOCATION = PURPOSE_RULES.filter(({ framework }) => framework === 'CoreLocation');

/** Whether a key is a text for the location. */
export function isLocation(key: string): boolean {
  return LOCATION.some(({ keys }) => keys.includes(key));
}

/** Whether code of the app asks for the location; undefined where its imports were not read. */
export function usesLocation({ imports }: IosBuild): boolean | undefined {
  return imports?.some(({ classes: used }) =>
    LOCATION.some(({ classes }) => classes.some((each) => used.includes(each))),
  );
}

/** Name of a permission from the key of its sentence: `NSPhotoLibraryUsageDescription` is "Photo Library". */
export function permissionName(key: string): string {
  return key
    .replace(/^NS/, '')
    .replace(/UsageDescription$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
