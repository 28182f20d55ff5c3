import { defaultIds } from 'virtual:catalog/builder-marks';
import { compileGlob } from '@/domain/glob';
import type { BuildInfo } from '@/model/build-info';
import { TOOLS } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { BuildFound } from './build-subject';

/** `com.example` and everything below it, which Google Play reserves. */
const RESERVED = /^com\.example(?:\.|$)/i;

/** IDs that templates and app builders begin with. */
const TEMPLATES = [
  /^com\.example(?:\.|$)/i,
  /^io\.cordova\.hellocordova$/i,
  /^org\.reactjs\.native\.example(?:\.|$)/i,
  /^io\.ionic\.starter$/i,
  /^com\.(?:companyname|yourcompany|mycompany|yourdomain|yourname|DefaultCompany)(?:\.|$)/i,
];

/** IDs that a builder gives until one chooses one, as the catalogue has them. */
const BUILDER_IDS = defaultIds.flatMap((id) => compileGlob(id, true) ?? []);

interface Subject {
  build: Pick<BuildInfo, 'platform' | 'identity'>;
}

/** Google Play keeps `com.example` for samples. */
export const ANDROID_EXAMPLE_ID = defineRule({
  id: 'android-example-id',
  title: 'Package name of a sample',
  severity: 'blocker',
  stores: ['android'],
  source: TOOLS.uploadErrors,
  checked: '2026-11-25',
  effort: 'build',
  topic: 'id',
  why: 'Google Play refuses every package name that begins with com.example.',
  fix: 'Choose a name of your own, such as that of your website turned around, and build again.',
  examples: {
    fires: { identity: { bundleId: 'com.example.app', version: '1.0', buildNumber: '1' } },
    holds: { identity: { bundleId: 'com.examples.app', version: '1.0', buildNumber: '1' } },
  },
  *check({ build: { platform, identity } }: Subject): Generator<BuildFound> {
    if (platform !== 'android' || !RESERVED.test(identity.bundleId)) return;
    yield { field: 'package', title: `The package name is ${identity.bundleId}, which Google Play reserves` };
  },
});

/** Nobody wants the ID of a template, and it can't be changed after the first release. */
export const TEMPLATE_ID = defineRule({
  id: 'build-template-id',
  title: 'ID of a template',
  severity: 'warning',
  source: TOOLS.uploadErrors,
  checked: '2026-11-25',
  effort: 'build',
  topic: 'id',
  why: 'The ID can’t be changed after the first release, and a store refuses one that another app has.',
  fix: 'Choose an ID of your own before the first upload, and build again.',
  examples: {
    store: 'ios',
    fires: { identity: { bundleId: 'org.reactjs.native.example.Lantern', version: '1.0', buildNumber: '1' } },
    holds: { identity: { bundleId: 'org.lantern.journal', version: '1.0', buildNumber: '1' } },
  },
  *check({ build: { platform, identity } }: Subject): Generator<BuildFound> {
    const { bundleId } = identity;
    if (platform === 'android' && RESERVED.test(bundleId)) return;
    const isTemplate = TEMPLATES.some((template) => template.test(bundleId));
    if (!isTemplate && !BUILDER_IDS.some((id) => id.test(bundleId))) return;
    yield {
      field: platform === 'ios' ? 'CFBundleIdentifier' : 'package',
      title: isTemplate
        ? `The ID ${bundleId} comes from a template`
        : `The ID ${bundleId} is the one that the builder gave the app`,
    };
  },
});
