/**
 * Public keys, one of which has to have signed a rule file: ed25519, 32 bytes in base64. docs/deploy.md says how a real one
 * is made.
 */
const KEYS: readonly string[] = ['ngNBrhghOXgN4V03RiC12CkV9Yu+G7tgn6G7XZCIF+Y='];

/** The public keys; a build takes another one from `VITE_RULES_PUBLIC_KEY`. */
export function ruleKeys(): readonly string[] {
  const ofBuild = import.meta.env.VITE_RULES_PUBLIC_KEY;
  return ofBuild ? [ofBuild] : KEYS;
}
