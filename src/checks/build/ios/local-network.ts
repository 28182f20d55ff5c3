import { importOf } from '@/domain/builds/ios-imports';
import { LOCAL_NETWORK_IMPORTS } from '@/domain/builds/notable-imports';
import { isUnread } from '@/domain/builds/unread-facts';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { BuildFound, IosSubject } from '../build-subject';

const PURPOSE = 'NSLocalNetworkUsageDescription';
const BROWSES = { imports: [{ path: 'Lantern', classes: ['NSNetServiceBrowser'], symbols: [] }] };

/** Looking for devices in the local network, about which iOS asks the user. Uploads without the text are accepted. */
export const IOS_LOCAL_NETWORK = defineRule({
  id: 'ios-local-network',
  title: 'Local network without a purpose string',
  since: '2026-11-26',
  severity: 'warning',
  stores: ['ios'],
  source: APPLE.localNetwork,
  checked: '2026-11-26',
  effort: 'build',
  topic: 'permissions',
  isQuestion: true,
  asks: 'Which devices does the app look for in the local network?',
  why: 'iOS asks the user with a text that says nothing, and finds only the services named in NSBonjourServices.',
  fix: 'Add NSLocalNetworkUsageDescription and NSBonjourServices, or remove the code that looks for devices.',
  examples: { fires: BROWSES, holds: { ...BROWSES, purposeStrings: { [PURPOSE]: 'Finds your lamps.' } } },
  *check({ build }: IosSubject): Generator<BuildFound> {
    if (isUnread(build, 'purposeStrings') || Object.hasOwn(build.purposeStrings, PURPOSE)) return;
    const user = importOf(build, (name) => LOCAL_NETWORK_IMPORTS.includes(name));
    if (!user) return;
    yield {
      area: 'privacy',
      field: PURPOSE,
      title: `${user.path} looks for devices in the local network, but there is no purpose string`,
    };
  },
});
