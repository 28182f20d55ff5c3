import type { AndroidBuild } from '@/model/build-info';
import { GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type FindingDraft, type Rule } from '../../define-rule';

/** Certificates must be valid beyond this day (sources 5.5). */
const VALID_BEYOND = '2033-10-22';
const MIN_RSA_BITS = 2048;
/** Name in the certificate that Android's tools make for debug builds. */
const DEBUG_NAME = /\bCN=Android Debug(?:,|$)/i;

const DEBUG = {
  subject: 'C=US, O=Android, CN=Android Debug',
  validUntil: '2055-01-01',
  rsaBits: 2048,
};
const OWN = { subject: 'CN=Lantern, O=Example Ltd', validUntil: '2055-01-01', rsaBits: 2048 };

const RULES = {
  'android-debug-signed': {
    title: 'Signed with the debug key',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.signing,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'signing',
    why: 'Google Play refuses builds that are signed with the debug key of Android’s tools, release builds too.',
    fix: 'Create an upload key, sign the release with it, and keep the key.',
    examples: {
      fires: { kind: 'aab', certificate: DEBUG },
      holds: { kind: 'aab', certificate: OWN },
    },
  },
  'android-certificate-validity': {
    title: 'Certificate that expires too early',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.signing,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'signing',
    why: 'Google Play asks for a certificate that is valid beyond 22 October 2033.',
    fix: 'Create an upload key with a validity of 25 years or more, and sign the release with it. A published app needs a reset of its upload key first.',
    examples: {
      fires: { kind: 'aab', certificate: { ...OWN, validUntil: VALID_BEYOND } },
      holds: { kind: 'aab', certificate: { ...OWN, validUntil: '2033-10-23' } },
    },
  },
  'android-key-size': {
    title: 'Signing key that is too short',
    severity: 'blocker',
    stores: ['android'],
    source: GOOGLE.signing,
    checked: '2026-11-25',
    effort: 'build',
    topic: 'signing',
    why: 'Google Play asks for an upload key of at least 2048 bits.',
    fix: 'Create an RSA key of 2048 bits or more, and sign the release with it.',
    examples: {
      fires: { kind: 'aab', certificate: { ...OWN, rsaBits: 1024 } },
      holds: { kind: 'aab', certificate: OWN },
    },
  },
} satisfies Record<string, Rule>;

/** The certificate an Android build is signed with (sources 5.5). A build without one that could be read has no finding. */
export const ANDROID_CERTIFICATE_RULES = defineFamily({ rules: RULES, check: findProblems });

interface Draft extends FindingDraft {
  rule: keyof typeof RULES;
  field: 'signature';
}

function* findProblems({ kind, certificate }: Pick<AndroidBuild, 'kind' | 'certificate'>): Generator<Draft> {
  if (!certificate) return;
  const { subject, validUntil, rsaBits } = certificate;
  if (DEBUG_NAME.test(subject)) {
    // The other rules would ask for the same: a key of one's own.
    yield {
      rule: 'android-debug-signed',
      field: 'signature',
      title: `Signed with the debug key (${subject})`,
    };
    return;
  }
  if (validUntil <= VALID_BEYOND) {
    yield {
      rule: 'android-certificate-validity',
      field: 'signature',
      title: `The certificate is valid until ${validUntil} only`,
    };
  }
  if (rsaBits !== undefined && rsaBits < MIN_RSA_BITS) {
    yield {
      rule: 'android-key-size',
      // Old apps that still upload APKs keep the key they began with.
      ...(kind === 'apk' && { severity: 'warning' }),
      field: 'signature',
      title: `The signing key has ${rsaBits} bits`,
    };
  }
}
