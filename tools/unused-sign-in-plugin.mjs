/** Modules of the auth client and what it imports from them. */
const UNUSED = {
  'lib/webauthn.js': [
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
  'lib/web3/ethereum.js': ['createSiweMessage', 'fromHex', 'getAddress', 'toHex'],
};

/**
 * Leaves the ceremonies of passkeys and wallets out of the auth client, which every signed-in page loads: its one class
 * has a method for each, so that the bundler keeps them although the product signs in by e-mail only. A version that
 * moved them stops the build, as does one that imports more from them.
 * @returns {import('vite').Plugin}
 */
export function withoutUnusedSignIn() {
  /** @type {Set<string>} */
  const missing = new Set(Object.keys(UNUSED));
  return {
    name: 'storepilot:unused-sign-in',
    enforce: 'pre',
    transform(_, id) {
      const found = Object.entries(UNUSED).find(([file]) => id.endsWith(`/auth-js/dist/module/${file}`));
      if (!found) return;
      const [file, names] = found;
      missing.delete(file);
      // Functions, because the client creates one of them as a class.
      return { code: names.map((name) => `export function ${name}() {}`).join('\n'), map: null };
    },
    buildEnd() {
      if (missing.size > 0) this.error(`@supabase/auth-js has no ${[...missing].join(', ')} any more`);
    },
  };
}
