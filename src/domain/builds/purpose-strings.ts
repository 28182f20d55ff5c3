import { PURPOSE_RULES } from 'virtual:catalog/purpose-strings';
import type { Severity } from '@/model/finding';
import type { IosBuild } from '@/model/build-info';

/** A row of catalog/purpose-strings.yaml. */
export interface PurposeRule {
  framework: string;
  /** Classes of the framework by which code asks for access. Its others, such as `CLLocation`, need no purpose string. */
  classes: readonly string[];
  /** The thing that the user is asked for, as in "asks for access to contacts". */
  subject: string;
  /** Any one of these keys is enough. */
  keys: readonly string[];
  /** Of a build whose imports are known. */
  severity: Extract<Severity, 'warning' | 'note'>;
  /** Of a build in which only the linked framework shows. */
  linkedSeverity?: Extract<Severity, 'warning' | 'note'>;
}

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
export function missingPurposes({
  purposeStrings,
  linkedFrameworks,
  imports,
}: Pick<IosBuild, 'purposeStrings' | 'linkedFrameworks' | 'imports'>): MissingPurpose[] {
  const open = PURPOSE_RULES.filter(({ keys }) => !keys.some((key) => Object.hasOwn(purposeStrings, key)));
  return open.flatMap(({ framework, classes, subject, keys, severity, linkedSeverity }): MissingPurpose[] => {
    const [key = ''] = keys;
    if (!imports) {
      return linkedFrameworks.includes(framework)
        ? [{ subject, key, severity: linkedSeverity ?? severity, reason: `Links ${framework}` }]
        : [];
    }
    const user = imports.find(
      ({ path, classes: used }) => !path.includes('.appex/') && classes.some((each) => used.includes(each)),
    );
    const used = classes.find((each) => user?.classes.includes(each));
    return user && used !== undefined
      ? [{ subject, key, severity, reason: `${user.path} uses ${used}` }]
      : [];
  });
}

/** Name of a permission from the key of its sentence: `NSPhotoLibraryUsageDescription` is "Photo Library". */
export function permissionName(key: string): string {
  return key
    .replace(/^NS/, '')
    .replace(/UsageDescription$/, '')
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');
}
