import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import { listed } from '../listed';
import type { BuildFound, IosSubject } from '../build-subject';

/** App Transport Security turned off. Players, VPN apps and tools for the local network need it. */
export const IOS_CONNECTIONS = defineRule({
  id: 'ios-arbitrary-loads',
  title: 'Unencrypted connections',
  since: '2026-11-26',
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

/** Servers that Info.plist names, and that the app may reach by HTTP: what it sends there can be read by anyone on the way. */
export const IOS_INSECURE_SERVERS = defineRule({
  id: 'ios-insecure-server',
  title: 'Server without encryption',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.insecureLoads,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'What does the app send to the server without HTTPS?',
  why: 'App Review asks for a reason, and others in the same network can read what is sent (1.6).',
  fix: 'Use HTTPS and remove the exception, or say why the server can’t have it.',
  examples: { fires: { insecureServers: ['api.lantern.app'] }, holds: { insecureServers: [] } },
  *check({ build: { insecureServers = [] } }: IosSubject): Generator<BuildFound> {
    if (insecureServers.length === 0) return;
    yield {
      area: 'policy',
      field: 'NSExceptionAllowsInsecureHTTPLoads',
      title: `The app may connect to ${listed(insecureServers)} without encryption`,
    };
  },
});
