interface ImportMetaEnv {
  /** Replaces the public keys of rule files (src/domain/rule-book/rule-key.ts) in a build. */
  readonly VITE_RULES_PUBLIC_KEY?: string;
}
