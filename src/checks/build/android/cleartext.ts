import { GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../../define-rule';
import type { AndroidSubject, BuildFound } from '../build-subject';

/** Connections without encryption, which players and tools for the local network need. */
export const ANDROID_CLEARTEXT = defineRule({
  id: 'android-cleartext',
  title: 'Unencrypted connections',
  since: '2026-11-26',
  severity: 'note',
  stores: ['android'],
  source: GOOGLE.cleartext,
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
  asks: 'Why does the app need unencrypted connections?',
  why: 'Others in the same network can read and change what the app sends. Data safety asks whether data is encrypted.',
  fix: 'Remove android:usesCleartextTraffic, or allow it for the servers without HTTPS alone.',
  examples: { fires: { allowsCleartext: true }, holds: { allowsCleartext: false } },
  *check({ build }: AndroidSubject): Generator<BuildFound> {
    if (build.allowsCleartext !== true || build.isDebuggable) return;
    yield {
      area: 'policy',
      field: 'android:usesCleartextTraffic',
      title: 'The app may connect to any server without encryption',
    };
  },
});
