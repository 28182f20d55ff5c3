import { effectiveTargetSdk } from '@/domain/builds/android-target';
import { isUnread } from '@/domain/builds/unread-facts';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import { listed } from '../listed';
import type { AndroidSubject, BuildFound } from '../build-subject';

const FOREGROUND = 'android.permission.FOREGROUND_SERVICE';
const PREFIX = `${FOREGROUND}_`;
/** WorkManager brings the permission into apps that run nothing in the foreground. */
const WORK_MANAGER = /^androidx\.work\./;
/** API level from which each type needs its permission. */
const TYPED_API = 34;
const SYNC = { name: 'org.lantern.Sync', types: ['dataSync'] };

const RULES = {
  'android-foreground-type': {
    title: 'Foreground service without its permission',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.foregroundTypes,
    checked: '2026-11-26',
    effort: 'build',
    why: 'From Android 14 on the app stops when it starts the service.',
    fix: 'Add the permission to the manifest, and build again.',
    examples: {
      fires: { foregroundServices: [SYNC], permissions: [FOREGROUND] },
      holds: { foregroundServices: [SYNC], permissions: [`${PREFIX}DATA_SYNC`] },
    },
  },
  'android-foreground-untyped': {
    title: 'Foreground service without a type',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.foregroundTypes,
    checked: '2026-11-26',
    effort: 'build',
    isQuestion: true,
    asks: 'Which service runs in the foreground, and with which type?',
    why: 'From Android 14 on the app stops when it starts a foreground service that declares no type.',
    fix: 'Declare android:foregroundServiceType and its permission, or remove FOREGROUND_SERVICE if nothing runs there.',
    examples: {
      fires: { foregroundServices: [{ ...SYNC, types: [] }], permissions: [FOREGROUND] },
      holds: { foregroundServices: [SYNC], permissions: [FOREGROUND, `${PREFIX}DATA_SYNC`] },
    },
  },
  'android-foreground-unused': {
    title: 'Foreground permission without a service',
    since: '2026-11-26',
    severity: 'note',
    stores: ['android'],
    source: GOOGLE.foregroundServices,
    checked: '2026-11-26',
    effort: 'build',
    why: 'Google Play asks for a declaration with a video of a service that the app does not have. Often a library brings the permission.',
    fix: 'Remove the permission with tools:node="remove".',
    examples: {
      fires: { foregroundServices: [], permissions: [`${PREFIX}DATA_SYNC`] },
      holds: { foregroundServices: [SYNC], permissions: [`${PREFIX}DATA_SYNC`] },
    },
  },
} satisfies Record<string, Rule>;

/** Each type of a foreground service has a permission of its own. The merged manifest shows both. */
export const ANDROID_FOREGROUND_TYPES = defineFamily({
  rules: RULES,
  *check({ build }: AndroidSubject): Generator<BuildFound & { rule: keyof typeof RULES }> {
    const { foregroundServices, permissions } = build;
    if (!foregroundServices || isUnread(build, 'permissions')) return;
    const needed = new Set(
      foregroundServices.flatMap(({ types }) =>
        types.filter((type) => type !== 'shortService').map(permissionOf),
      ),
    );
    const missing = [...needed].filter((permission) => !permissions.includes(permission));
    if (effectiveTargetSdk(build) >= TYPED_API && missing.length > 0) {
      yield {
        rule: 'android-foreground-type',
        field: missing[0],
        title: `A foreground service needs ${listed(missing.map(shortName))}, which the manifest lacks`,
      };
    }
    const untyped = foregroundServices.filter(({ types }) => types.length === 0);
    if (
      effectiveTargetSdk(build) >= TYPED_API &&
      untyped.length > 0 &&
      needed.size === 0 &&
      permissions.includes(FOREGROUND) &&
      !(build.traces?.components ?? []).some((name) => WORK_MANAGER.test(name))
    ) {
      yield {
        rule: 'android-foreground-untyped',
        field: FOREGROUND,
        title: `The app may run a foreground service, but none declares a type (${listed(untyped.map(({ name }) => name))})`,
      };
    }
    const unused = permissions.filter((each) => each.startsWith(PREFIX) && !needed.has(each));
    if (unused.length > 0) {
      yield {
        rule: 'android-foreground-unused',
        area: 'policy',
        field: unused[0],
        title: `Asks for ${listed(unused.map(shortName))}, but no service has that type`,
      };
    }
  },
});

/** `dataSync` needs `android.permission.FOREGROUND_SERVICE_DATA_SYNC`. */
function permissionOf(type: string): string {
  return PREFIX + type.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

function shortName(permission: string): string {
  return permission.slice(permission.lastIndexOf('.') + 1);
}
