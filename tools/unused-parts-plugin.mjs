/** Modules of packages that nothing calls, by the end of their path, and what the packages import from them. */
const UNUSED = {
  '/auth-js/dist/module/lib/webauthn.js': [
    'WebAuthnApi',
    'browserSupportsWebAuthn',
    'createCredential',
    'deserializeCredentialCreationOptions',
    'deserializeCredentialRequestOptions',
    'getCredential',
    'serializeCredentialCreationResponse',
    'serializeCredentialRequestResponse',
    'webAuthnAbortService',
  ],
  '/auth-js/dist/module/lib/web3/ethereum.js': ['createSiweMessage', 'fromHex', 'getAddress', 'toHex'],
  '/eld/src/saveLanguageSubset.dev.js': ['saveLanguageSubset'],
};

/**
 * Leaves out what packages keep although nothing calls it: the ceremonies of passkeys and wallets in the auth client,
 * whose one class has a method for each and which every signed-in page loads, and the language detector's export of its
 * data. A version that moved them stops the build, as does one that imports more from them.
 * @param {{ isWorker?: boolean }} [options] a worker's bundle has few of them
 * @returns {import('vite').Plugin}
 */
export function withoutUnusedParts({ isWorker = false } = {}) {
  /** @type {Set<string>} */
  const missing = new Set(Object.keys(UNUSED));
  return {
    name: 'storepilot:unused-parts',
    enforce: 'pre',
    transform(_, id) {
      const found = Object.entries(UNUSED).find(([file]) => id.endsWith(file));
      if (!found) return;
      const [file, names] = found;
      missing.delete(file);
      // Functions, because the client creates one of them as a class.
      return { code: names.map((name) => `export function ${name}() {}`).join('\n'), map: null };
    },
    buildEnd() {
      if (missing.size > 0 && !isWorker) this.error(`There is no ${[...missing].join(', ')} any more`);
    },
  };
}
