import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

const FIELD = 'com.apple.developer.networking.networkextension';
const TUNNEL = 'packet-tunnel-provider';
const EXTENSIONS = [{ path: 'PlugIns/Tunnel.appex' }];

/** A VPN. Profiles for development name every kind of extension, so an extension has to be there as well. */
export const IOS_VPN = defineRule({
  id: 'ios-vpn',
  title: 'VPN',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.vpn,
  checked: '2026-11-26',
  effort: 'account',
  isQuestion: true,
  asks: 'Which organization offers the VPN, and what does it collect?',
  why: 'Apple takes VPN apps only from organization accounts, and each has to say what data it collects before it is used (5.4).',
  fix: 'Submit from an organization account, and say on the first screen what data is collected.',
  examples: {
    fires: { extensions: EXTENSIONS, networkExtensions: [TUNNEL] },
    holds: { extensions: [], networkExtensions: [TUNNEL] },
  },
  *check({ build: { networkExtensions = [], extensions = [] } }: IosSubject): Generator<BuildFound> {
    const hasExtension = extensions.some(({ path }) => path.endsWith('.appex'));
    if (!hasExtension || !networkExtensions.includes(TUNNEL)) return;
    yield { area: 'policy', field: FIELD, title: 'The app is signed to offer a VPN (packet tunnel)' };
  },
});
