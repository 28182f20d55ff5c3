import { APPLE } from '@/domain/rules/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

/** App Transport Security turned off. Players, VPN apps and tools for the local network need it. */
export const IOS_CONNECTIONS = defineRule({
  id: 'ios-arbitrary-loads',
  title: 'Unencrypted connections',
  severity: 'note',
  stores: ['ios'],
  source: APPLE.transportSecurity,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Why does the app need unencrypted connections?',
  why: 'App Review may ask for a reason.',
  fix: 'Say which servers have no HTTPS, or remove NSAllowsArbitraryLoads.',
  examples: { fires: { allowsAnyConnection: true }, holds: { allowsAnyConnection: false } },
  *check({ build }: IosSubject): Generator<BuildFound> {
    if (build.allowsAnyConnection !== true) return;
    yield {
      area: 'policy',
      field: 'NSAllowsArbitraryLoads',
      title: 'The app may connect to any server without encryption',
    };
  },
});
