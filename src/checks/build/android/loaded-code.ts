import { certainSdks } from '@/domain/builds/certain-sdks';
import { CODE_LOADERS, LOADER_CLASSES } from '@/domain/builds/code-marks';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import { listed } from '../listed';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** Code that is not in the build. Libraries whose purpose it is are named in refusals; ads load code of their own as well. */
export const ANDROID_LOADED_CODE = defineRule({
  id: 'android-loaded-code',
  title: 'Code from outside the build',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['android'],
  source: GOOGLE.deviceAbuse,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Which code does the app load while it runs, and from where?',
  why: 'An app on Google Play must not download code, such as .dex, .jar or .so files, from anywhere else.',
  fix: 'Put the code into the build or a feature module, and remove the library that downloads it.',
  examples: {
    fires: { marks: ['Lcom/tencent/tinker/'] },
    holds: { marks: [] },
  },
  *check({ build }: AndroidSubject): Generator<BuildFound> {
    const marks = new Set(build.marks);
    const loaders = Object.entries(CODE_LOADERS).flatMap(([mark, name]) => (marks.has(mark) ? name : []));
    const [loader] = LOADER_CLASSES.filter((each) => marks.has(each));
    const hasAds = certainSdks(build).some(({ purpose }) => purpose === 'ads');
    if (loaders.length === 0 && (loader === undefined || hasAds)) return;
    yield {
      area: 'policy',
      field: 'loadedCode',
      ...(loaders.length === 0 && {
        severity: 'note' as const,
        why: 'Loading code that is in the build is allowed; downloading it from anywhere but Google Play is not.',
        fix: 'Say that the code comes with the build, or leave the loading out.',
      }),
      title:
        loaders.length > 0
          ? `Contains ${listed(loaders)}, which loads code that is not in the build`
          : `The code can load more code while it runs (${className(loader ?? '')})`,
    };
  },
});

/** The class in a type of dex code, without its package. */
function className(type: string): string {
  return type.slice(type.lastIndexOf('/') + 1, -1);
}
