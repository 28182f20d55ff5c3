/**
 * Public keys, one of which has to have signed a rule file: ed25519, 32 bytes in base64. docs/deploy.md says how a real one
 * is made. A build takes another one from `VITE_RULES_PUBLIC_KEY`.
 */
const KEYS: readonly string[] = ['ngNBrhghOXgN4V03RiC12CkV9Yu+G7tgn6G7XZCIF+Y='];

const OF_BUILD = import.meta.env.VITE_RULES_PUBLIC_KEY;

export const RULE_KEYS: readonly string[] = OF_BUILD ? [OF_BUILD] : KEYS;
