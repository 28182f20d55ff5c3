import type { IosBuild } from '@/model/build-info';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { IosSubject, BuildFound } from '../build-subject';

const RULES = {
  'ios-export-key': {
    title: 'Export compliance not answered',
    severity: 'note',
    stores: ['ios'],
    source: APPLE.encryption,
    checked: '2026-11-20',
    effort: 'build',
    isQuestion: true,
    topic: 'export-compliance',
    why: 'App Store Connect asks it again for every upload, and the build waits until it is answered.',
    fix: 'Add ITSAppUsesNonExemptEncryption to Info.plist: NO if the app uses only the system’s encryption (HTTPS).',
    examples: {
      fires: 'ITSAppUsesNonExemptEncryption missing',
      holds: 'ITSAppUsesNonExemptEncryption: false',
    },
  },
  'ios-export-own': {
    title: 'Encryption of its own',
    since: '2026-11-26',
    severity: 'note',
    stores: ['ios'],
    source: APPLE.encryption,
    checked: '2026-11-26',
    effort: 'build',
    isQuestion: true,
    topic: 'export-compliance',
    why: 'The answer “no” covers the system’s encryption and exempt uses. Encryption that the app brings may need documents.',
    fix: 'Check whether its use is exempt, such as for signing in; otherwise answer the question in App Store Connect.',
    examples: {
      fires: 'OpenSSL and ITSAppUsesNonExemptEncryption: false',
      holds: 'the system’s HTTPS alone',
    },
  },
  'ios-export-code': {
    title: 'Export compliance code missing',
    severity: 'warning',
    stores: ['ios'],
    source: APPLE.encryption,
    checked: '2026-11-20',
    effort: 'build',
    topic: 'export-compliance',
    why: 'The build stays on "Missing Compliance" until the documents are uploaded.',
    fix: 'Upload the documents in App Store Connect and add ITSEncryptionExportComplianceCode, or set the key to NO.',
    examples: {
      fires: 'ITSAppUsesNonExemptEncryption: true without a code',
      holds: 'ITSAppUsesNonExemptEncryption: true and ITSEncryptionExportComplianceCode',
    },
  },
} satisfies Record<string, Rule>;

/** The answer about encryption. */
export const IOS_EXPORT_COMPLIANCE = defineFamily({
  rules: RULES,
  check: ({ build }: IosSubject) => checkExportCompliance(build),
});

type Found = BuildFound & { rule: keyof typeof RULES };

/** Frameworks that encrypt by themselves. */
const CRYPTOGRAPHY =
  /^(?:libsignal\w*|SignalFfi|LibSignalClient|SignalProtocolC?|OpenSSL|openssl|libcrypto|wolfssl|mbedTLS|Sodium|Clibsodium|libsodium|SQLCipher|WireGuardKit\w*|OpenVPN\w*|ObjectivePGP|CryptoSwift)$/;

function* checkExportCompliance(build: IosBuild): Generator<Found> {
  const field = 'ITSAppUsesNonExemptEncryption';
  const [own] = (build.traces?.frameworks ?? []).filter(({ name }) => CRYPTOGRAPHY.test(name));
  if (build.usesNonExemptEncryption === false && own)
    yield {
      rule: 'ios-export-own',
      field,
      title: `Contains ${own.name}, and says that it needs no documents`,
    };
  if (build.usesNonExemptEncryption === undefined)
    yield {
      rule: 'ios-export-key',
      field,
      title: 'The build does not answer the export-compliance question',
    };
  else if (build.usesNonExemptEncryption && !build.hasExportComplianceCode)
    yield {
      rule: 'ios-export-code',
      field,
      title: 'Uses non-exempt encryption, but names no export-compliance code',
    };
}
