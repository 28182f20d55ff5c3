import type { BuildInfo } from '@/model/build-info';
import { TOOLS } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import type { BuildFound } from './build-subject';

/** Name of each kind of file, for sentences. */
const KIND_NAMES: Record<BuildInfo['kind'], string> = {
  ipa: 'an iOS app (.ipa)',
  aab: 'an Android App Bundle (.aab)',
  apk: 'an APK',
};

/** The stores and their tools recognise the file by its name. */
export const FILE_NAME = defineRule({
  id: 'build-extension',
  title: 'File name without the right extension',
  severity: 'warning',
  source: TOOLS.uploadErrors,
  checked: '2026-11-20',
  effort: 'field',
  why: 'Upload tools rely on the extension: they fail, or upload the file as the wrong type.',
  fix: 'Rename the file so that it ends in the extension of its kind.',
  examples: { fires: 'Lantern (1).aab.zip', holds: 'Lantern.aab' },
  *check({ build: { fileName, kind } }: { build: BuildInfo }): Generator<BuildFound> {
    const dot = fileName.lastIndexOf('.');
    const extension = dot < 0 ? '' : fileName.slice(dot + 1).toLowerCase();
    if (extension === kind) return;
    const isRenamed = kind === 'apk' && extension === 'aab';
    yield {
      field: 'fileName',
      title: `The file is named "${fileName}", but it is ${KIND_NAMES[kind]}`,
      ...(isRenamed && {
        why: 'An APK renamed to .aab is refused: the upload fails because BundleConfig.pb is missing.',
      }),
      fix: isRenamed
        ? 'Build a real app bundle (bundleRelease) instead of renaming the APK.'
        : `Rename the file so that it ends in .${kind}.`,
    };
  },
});
