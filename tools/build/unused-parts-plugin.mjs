import { parseSync, Visitor } from 'vite';

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
 * Classes of which src/lib/auth/supabase-auth-gateway.ts calls these methods. `never` are those that they call only with a
 * setting that it does not use: reading the session from a link.
 * @type {Record<string, { calls: string[], never: string[] }>}
 */
const CLASSES = {
  '/auth-js/dist/module/GoTrueClient.js': {
    calls: [
      'constructor',
      'getUser',
      'onAuthStateChange',
      'refreshSession',
      'signInWithPassword',
      'signOut',
      'signUp',
    ],
    never: ['_exchangeCodeForSession', '_getSessionFromURL'],
  },
  '/auth-js/dist/module/GoTrueAdminApi.js': { calls: ['constructor', 'signOut'], never: [] },
};

/**
 * Leaves out what packages keep although nothing calls it: the ceremonies of passkeys and wallets and all other methods
 * of the auth client, whose one class has a method for each and which every signed-in page loads, and the language
 * detector's export of its data. A version that moved them stops the build, as does one that imports more from them.
 * @param {{ isWorker?: boolean }} [options] a worker's bundle has few of them
 * @returns {import('vite').Plugin}
 */
export function withoutUnusedParts({ isWorker = false } = {}) {
  /** @type {Set<string>} */
  const missing = new Set([...Object.keys(UNUSED), ...Object.keys(CLASSES)]);
  return {
    name: 'storepilot:unused-parts',
    enforce: 'pre',
    transform(code, id) {
      const known = Object.entries(CLASSES).find(([file]) => id.endsWith(file));
      if (known) {
        missing.delete(known[0]);
        return { code: withoutMethods(code, known[1]), map: null };
      }
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

/**
 * Empties the methods of the one class of a module that the given calls cannot reach. They stay callable by name, because
 * the constructor binds some of them.
 * @param {string} code @param {{ calls: string[], never: string[] }} options
 */
function withoutMethods(code, { calls, never }) {
  /** @type {Map<string, { start: number, end: number, uses: string[] }>} */
  const methods = new Map();
  /** @type {string[]} */
  let uses = [];
  new Visitor({
    MemberExpression({ object, property }) {
      if (object.type === 'ThisExpression' && property.type === 'Identifier') uses.push(property.name);
    },
    // `this.method.bind(this)` in the constructor offers a method under another name, and calls nothing.
    'CallExpression:exit'({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const { object, property } = callee;
      if (
        property.name === 'bind' &&
        object.type === 'MemberExpression' &&
        object.object.type === 'ThisExpression'
      )
        uses.pop();
    },
    MethodDefinition() {
      uses = [];
    },
    'MethodDefinition:exit'({ key, value }) {
      if (key.type === 'Identifier' && value.body)
        methods.set(key.name, { start: value.body.start, end: value.body.end, uses });
    },
  }).visit(parseSync('class.js', code).program);
  const absent = [...calls, ...never].filter((name) => !methods.has(name));
  if (absent.length > 0) throw new Error(`The auth client has no ${absent.join(', ')} any more`);
  const reached = new Set(calls);
  for (const name of reached)
    for (const use of methods.get(name)?.uses ?? []) if (!never.includes(use)) reached.add(use);
  let kept = '';
  let from = 0;
  for (const [name, { start, end }] of methods) {
    if (reached.has(name)) continue;
    kept += `${code.slice(from, start)}{ throw new Error('left out of the build'); }`;
    from = end;
  }
  return kept + code.slice(from);
}
