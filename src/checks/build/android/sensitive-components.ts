import { storeDeadline } from '@/domain/policies/store-deadlines';
import { GOOGLE } from 'virtual:catalog/sources';
import type { AndroidBuild } from '@/model/build-info';
import { defineFamily, type Rule } from '../../define-rule';
import { listed } from '../listed';
import type { AndroidSubject, BuildFound } from '../build-subject';

const VPN = 'android.permission.BIND_VPN_SERVICE';
const ADMIN = 'android.permission.BIND_DEVICE_ADMIN';
const LISTENER = 'android.permission.BIND_NOTIFICATION_LISTENER_SERVICE';
/** Policies by which an app takes the device from its owner, in words. */
const HARSH: Readonly<Record<string, string>> = {
  'wipe-data': 'erase the device',
  'reset-password': 'change its password',
};
const OVERLAY = 'android.permission.SYSTEM_ALERT_WINDOW';
const USAGE = 'android.permission.PACKAGE_USAGE_STATS';
const INTERNET = 'android.permission.INTERNET';

const RULES = {
  'android-vpn': {
    title: 'VPN',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.vpn,
    checked: '2026-11-26',
    effort: 'account',
    asks: 'What is the VPN for, and what does it collect?',
    why: 'Google Play asks for a declaration, and takes VPN apps only from organization accounts.',
    fix: 'Complete App content > VPN service in Play Console, or remove the service if a library brings it.',
    examples: {
      fires: { boundComponents: [{ name: 'org.lantern.Tunnel', permission: VPN }] },
      holds: { boundComponents: [] },
    },
  },
  'android-device-admin': {
    title: 'Device administrator',
    since: '2026-11-26',
    severity: 'note',
    stores: ['android'],
    source: GOOGLE.deviceAdmin,
    checked: '2026-11-26',
    effort: 'account',
    isQuestion: true,
    asks: 'What does the app manage on the device, and how is it removed?',
    why: 'Reviewers look for a management purpose, and for a way to turn it off.',
    fix: 'Say what it manages, and remove the policies and receivers that it does not need.',
    examples: {
      fires: { boundComponents: [{ name: 'org.lantern.Admin', permission: ADMIN }] },
      holds: { boundComponents: [] },
    },
  },
  'android-overlay': {
    title: 'Drawing over other apps',
    since: '2026-11-26',
    severity: 'note',
    stores: ['android'],
    source: GOOGLE.deviceAdmin,
    checked: '2026-11-26',
    effort: 'build',
    isQuestion: true,
    asks: 'What does the app show over other apps?',
    why: 'Reviewers look for the feature that needs it. Debug builds of React Native ask for it without need.',
    fix: 'Say what it shows, or remove SYSTEM_ALERT_WINDOW with tools:node="remove".',
    examples: {
      fires: { permissions: [INTERNET, OVERLAY] },
      holds: { permissions: [INTERNET] },
    },
  },
  'android-notification-access': {
    title: 'Notifications of other apps',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.userData,
    checked: '2026-11-26',
    effort: 'build',
    isQuestion: true,
    asks: 'Why does the app read the notifications of other apps?',
    why: 'Google Play wants it explained in the app, with the user’s consent, before it is asked for.',
    fix: 'Say what it is for, or remove the service if a library brings it.',
    examples: {
      fires: { boundComponents: [{ name: 'org.lantern.Mirror', permission: LISTENER }] },
      holds: { boundComponents: [] },
    },
  },
  'android-usage-access': {
    title: 'Usage of other apps',
    since: '2026-11-26',
    severity: 'warning',
    stores: ['android'],
    source: GOOGLE.deviceAdmin,
    checked: '2026-11-26',
    effort: 'build',
    isQuestion: true,
    asks: 'Why does the app read how other apps are used?',
    why: 'Google Play wants it explained in the app, with the user’s consent, before it is asked for.',
    fix: 'Say what it is for, or remove PACKAGE_USAGE_STATS.',
    examples: {
      fires: { permissions: [INTERNET, USAGE] },
      holds: { permissions: [INTERNET] },
    },
  },
} satisfies Record<string, Rule>;

type Found = BuildFound & { rule: keyof typeof RULES };

/** Functions of the system that reach beyond the app. */
export const ANDROID_SENSITIVE_COMPONENTS = defineFamily({
  rules: RULES,
  *check({ build }: AndroidSubject): Generator<Found> {
    const tunnels = boundWith(build, VPN);
    if (tunnels.length > 0) {
      yield {
        rule: 'android-vpn',
        area: 'policy',
        field: VPN,
        title: `Contains a VPN service (${listed(tunnels)})`,
        ruleDate: storeDeadline('play-org-account')?.date,
      };
    }
    const admins = boundWith(build, ADMIN);
    const harsh = Object.keys(HARSH).flatMap(
      (name) => (build.adminPolicies?.includes(name) && HARSH[name]) || [],
    );
    if (admins.length > 0) {
      yield {
        rule: 'android-device-admin',
        area: 'policy',
        field: ADMIN,
        ...(harsh.length > 0 && { severity: 'warning' as const }),
        title:
          harsh.length > 0
            ? `The device administrator may ${harsh.join(' and ')}: reviewers look for a need`
            : `Contains a device administrator (${listed(admins)})`,
      };
    }
    // The debug manifest of React Native has it; a debug build is refused for another reason.
    if (build.permissions.includes(OVERLAY) && !build.isDebuggable) {
      yield {
        rule: 'android-overlay',
        area: 'policy',
        field: OVERLAY,
        // Together they can cover an app when it is opened, as advertisements and phishing do.
        ...(build.permissions.includes(USAGE) && { severity: 'warning' as const }),
        title: build.permissions.includes(USAGE)
          ? 'The app sees which app is open, and may draw over it'
          : 'The app may draw over other apps (SYSTEM_ALERT_WINDOW)',
      };
    }
    const listeners = boundWith(build, LISTENER);
    if (listeners.length > 0) {
      yield {
        rule: 'android-notification-access',
        area: 'policy',
        field: LISTENER,
        title: `Reads the notifications of other apps (${listed(listeners)})`,
      };
    }
    if (build.permissions.includes(USAGE)) {
      yield {
        rule: 'android-usage-access',
        area: 'policy',
        field: USAGE,
        title: 'The app asks for usage access (PACKAGE_USAGE_STATS)',
      };
    }
  },
});

function boundWith({ boundComponents = [] }: AndroidBuild, permission: string): string[] {
  return boundComponents.filter((each) => each.permission === permission).map(({ name }) => name);
}
