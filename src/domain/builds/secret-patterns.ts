/** One kind of secret that must not be in an app, where everyone can read it. */
interface SecretPattern {
  /** As in "contains a secret key of Stripe". */
  kind: string;
  /**
   * A part that every such secret has: only where it is found is the pattern tried. It begins with a character that code
   * rarely has, because the search for it then takes a tenth of the time.
   */
  mark: string;
  /** Matches the secret from a few characters before the mark on. */
  pattern: RegExp;
  /** Whether a match is one, where that does not show in its form. */
  isSecret?: (match: string) => boolean;
}

/** Characters before a mark that belong to the same secret. */
export const BEFORE_MARK = 40;
/** Longest secret that is looked at, in characters. */
export const MAX_SECRET = 4096;

/**
 * Secrets of services, by the forms their makers publish. Keys that are made for apps, such as those of Firebase (`AIza…`),
 * Stripe's `pk_live_` and Supabase's `anon`, are not among them. No pattern begins or ends at a word: in compiled JavaScript
 * one text follows another without a gap.
 */
export const SECRET_PATTERNS: readonly SecretPattern[] = [
  { kind: 'a secret key of Stripe', mark: '_live_', pattern: /[sr]k_live_[A-Za-z0-9]{24,200}/ },
  { kind: 'an access key of AWS', mark: 'AKIA', pattern: /AKIA[A-Z2-7]{16}/, isSecret: isNoExample },
  {
    kind: 'a private key',
    mark: 'PRIVATE KEY',
    // A library that writes such files has the first line alone.
    pattern: /-----BEGIN (?:RSA |EC |DSA |OPENSSH )?PRIVATE KEY-----[A-Za-z0-9+/=\s\\]{120,4000}/,
    isSecret: isNoExample,
  },
  { kind: 'a token of GitHub', mark: 'ghp_', pattern: /ghp_[A-Za-z0-9]{36}/ },
  { kind: 'a token of GitHub', mark: '_pat_', pattern: /github_pat_\w{60,100}/ },
  { kind: 'a token of Slack', mark: 'xox', pattern: /xox[bp]-\d{6,20}-[\w-]{20,120}/ },
  {
    kind: 'a key of SendGrid',
    mark: 'SG.',
    pattern: /SG\.[\w-]{22}\.[\w-]{43}/,
  },
  { kind: 'a key of Anthropic', mark: '-ant-', pattern: /sk-ant-[a-z0-9]{3,10}-[\w-]{40,200}/ },
  { kind: 'a key of OpenAI', mark: '-proj-', pattern: /sk-proj-[\w-]{40,250}/ },
  { kind: 'a secret key of Supabase', mark: '_secret_', pattern: /sb_secret_[\w-]{20,100}/ },
  {
    kind: 'the service_role key of Supabase',
    mark: 'eyJ',
    pattern: /eyJ[\w-]{10,200}\.eyJ[\w-]{20,2000}\.[\w-]{20,200}/,
    isSecret: isServiceRole,
  },
];

/** Names of keys that documents and tests use. */
function isNoExample(match: string): boolean {
  return !/EXAMPLE|\.\.\.|YOUR/.test(match);
}

/** Whether a token names the role that no rule of the database applies to. Supabase's own samples name another issuer. */
function isServiceRole(token: string): boolean {
  const [, payload = ''] = token.split('.');
  try {
    const text = atob(payload.replaceAll('-', '+').replaceAll('_', '/'));
    return /"role"\s*:\s*"service_role"/.test(text) && !/"iss"\s*:\s*"supabase-demo"/.test(text);
  } catch {
    return false;
  }
}
