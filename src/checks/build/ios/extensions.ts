import type { AppExtension, IosBuild } from '@/model/build-info';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

const RULES = {
  'ios-extension-id': {
    title: 'Bundle ID of an extension',
    severity: 'blocker',
    stores: ['ios'],
    source: APPLE.extensions,
    checked: '2026-11-23',
    effort: 'build',
    why: 'The upload is refused (ITMS-90347).',
    fix: 'Give it an ID that begins with the ID of the app, and sign it with a profile for that ID.',
    examples: { fires: 'app com.a, extension com.b.widget', holds: 'app com.a, extension com.a.widget' },
  },
  'ios-extension-version': {
    title: 'Version of an extension',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.extensions,
    checked: '2026-11-23',
    effort: 'build',
    why: 'Apple warns about it or refuses the upload (ITMS-90473).',
    fix: 'Give the extension both numbers of the app, and build again.',
    examples: { fires: 'app 1.4.0 (52), extension 1.0 (1)', holds: 'both 1.4.0 (52)' },
  },
} satisfies Record<string, Rule>;

/** The extensions of an app. */
export const IOS_EXTENSIONS = defineFamily({
  rules: RULES,
  check: ({ build }: IosSubject) => checkExtensions(build),
});

type Found = BuildFound & { rule: keyof typeof RULES };

function* checkExtensions({ identity, extensions = [] }: IosBuild): Generator<Found> {
  const { bundleId, version, buildNumber } = identity;
  for (const each of extensions) {
    if (each.bundleId !== undefined && !each.bundleId.startsWith(`${bundleId}.`)) {
      yield {
        rule: 'ios-extension-id',
        file: each.path,
        title: `The ID of ${partOf(each).name}, ${each.bundleId}, does not begin with that of the app`,
        fix: `Give it an ID such as ${bundleId}.${partOf(each).suffix}, and sign it with a profile for that ID.`,
      };
    }
    if ((each.version ?? version) !== version || (each.buildNumber ?? buildNumber) !== buildNumber) {
      yield {
        rule: 'ios-extension-version',
        file: each.path,
        title: `The version of ${partOf(each).name} is ${versions(each)}, that of the app ${versions(identity)}`,
      };
    }
  }
}

/** The name of a part of the app, and the usual end of its ID. */
function partOf({ path }: Pick<AppExtension, 'path'>): { name: string; suffix: string } {
  if (path.startsWith('AppClips/')) return { name: 'the App Clip', suffix: 'Clip' };
  const isWatchApp = path.startsWith('Watch/') && path.endsWith('.app');
  return isWatchApp
    ? { name: 'the Watch app', suffix: 'watchkitapp' }
    : { name: 'an extension', suffix: 'widget' };
}

function versions({
  version = '–',
  buildNumber = '–',
}: Pick<AppExtension, 'version' | 'buildNumber'>): string {
  return `${version} (${buildNumber})`;
}
