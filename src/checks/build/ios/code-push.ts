import { certainSdks } from '@/domain/builds/certain-sdks';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import { listed } from '../listed';
import type { BuildFound, IosSubject } from '../build-subject';

/** Tools named in refusals. Expo, Shorebird and Capgo are in thousands of apps, and no refusal names them. */
const REFUSED: readonly string[] = ['codepush', 'jspatch'];

/** Code that changes the app without review. */
export const IOS_CODE_PUSH = defineRule({
  id: 'ios-code-push',
  title: 'Updates without review',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.software,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'What do updates outside the App Store change?',
  why: 'Downloaded code must not add or change features (2.5.2, 2.3.1); App Review has refused apps that contain it.',
  fix: 'Say that updates only fix errors, or remove it.',
  examples: {
    fires: 'an app with CodePush.framework',
    holds: 'an app with EXUpdates (Expo)',
  },
  *check({ build }: IosSubject): Generator<BuildFound> {
    const found = certainSdks(build).filter(({ id }) => REFUSED.includes(id));
    const [first] = found;
    if (!first) return;
    const names = found.map(({ name }) => name);
    yield {
      area: 'policy',
      field: first.id,
      title: `Contains ${listed(names)}, which can change the app without review`,
    };
  },
});
