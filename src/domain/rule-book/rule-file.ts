import * as z from 'zod/mini';
import { isDay, formatDay } from '../dates';
import { formatBytes } from '../format-bytes';
import type { Result } from '../result';
import { partsSchema } from './parts-schema';

/** Version of this product, as in package.json. Rule files say for which versions they are. */
export const ENGINE_VERSION = '0.1.0';

/** Marks the file, so that a drop recognises it. */
export const RULE_FILE_FORMAT = 'storepilot-rules';
/** Counts up whenever the modules of the catalogue change what they export. */
export const RULE_FILE_SCHEMA = 5;
/** A file of today has less than 1 MB. */
export const MAX_RULE_FILE_BYTES = 20 * 1024 * 1024;

/** The signed part of a rule file. */
export interface RuleFileContent {
  schema: number;
  /** The day of the rules. */
  version: string;
  /** Versions of the product that understand it: the first one, and the first one that does not. */
  engine: { from: string; below: string };
  parts: Record<string, Record<string, unknown>>;
}

/**
 * The text of a rule file. `rules` is signed as JSON in the order in which it is here.
 * @internal
 */
export interface RuleFile {
  format: typeof RULE_FILE_FORMAT;
  /** Of the UTF-8 bytes of `JSON.stringify(rules)`: ed25519, in base64. */
  signature: string;
  rules: RuleFileContent;
}

const envelope = z.object({
  format: z.literal(RULE_FILE_FORMAT),
  signature: z.string().check(z.maxLength(200)),
  rules: z.unknown(),
});
const header = z.object({
  schema: z.number(),
  version: z.string().check(z.refine(isDay)),
  engine: z.object({ from: versionText(), below: versionText() }),
  parts: z.unknown(),
});

function versionText() {
  return z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));
}

/** Whether bytes are signed by one of the product's keys. */
export type Verify = (
  bytes: Uint8Array<ArrayBuffer>,
  signature: Uint8Array<ArrayBuffer>,
) => Promise<'valid' | 'invalid' | 'unsupported'>;

/** Rules that can be used: checked in every way. */
export interface OpenedRules {
  /** `YYYY-MM-DD`. */
  day: string;
  parts: z.output<typeof partsSchema>;
}

/** Why a file is not taken. `older`: its rules are not newer than those in use. */
export interface RulesRefusal {
  kind: 'older' | 'other';
  /** A sentence that follows the name of the file. */
  message: string;
}

export interface OpenRules {
  verify: Verify;
  /** The day of the rules in use; only a later one is taken. */
  newerThan: string;
  /** Version of the product. */
  engine?: string;
}

/** Why a file of this size is not even read; undefined where it may be. @param size in bytes */
export function tooLarge(size: number): string | undefined {
  return size > MAX_RULE_FILE_BYTES
    ? `It has ${formatBytes(size)}; a rule file has at most ${formatBytes(MAX_RULE_FILE_BYTES)}.`
    : undefined;
}

/**
 * Opens a rule file: signature first, then whether it is newer, whether this version understands it, and its content. It
 * contains data and no code.
 */
export async function openRuleFile(
  text: string,
  { verify, newerThan, engine = ENGINE_VERSION }: OpenRules,
): Promise<Result<OpenedRules, RulesRefusal>> {
  const large = tooLarge(text.length);
  if (large !== undefined) return refused(large);
  const file = envelope.safeParse(parsed(text));
  if (!file.success) return refused('It is no rule file of StorePilot.');
  const { signature, rules } = file.data;
  const signed = await verify(new TextEncoder().encode(jsonOf(rules)), bytesOf(signature));
  if (signed === 'unsupported')
    return refused(
      'This browser can’t check its signature (ed25519). Use a current version of Chrome, Edge, Firefox or Safari.',
    );
  if (signed === 'invalid')
    return refused('Its signature is wrong: it was changed, or it does not come from StorePilot.');
  const read = header.safeParse(rules);
  if (!read.success) return refused(broken(read.error));
  const { schema, version, engine: range, parts } = read.data;
  if (version === newerThan) return refused(`Rules of ${formatDay(version)} are in use already.`, 'older');
  if (version < newerThan)
    return refused(
      `Its rules are of ${formatDay(version)}, older than those in use (${formatDay(newerThan)}).`,
      'older',
    );
  if (schema > RULE_FILE_SCHEMA || compareVersions(engine, range.from) < 0)
    return refused(
      `It is for StorePilot ${range.from} or later; this is ${engine}. Update StorePilot first.`,
    );
  if (schema < RULE_FILE_SCHEMA || compareVersions(engine, range.below) >= 0)
    return refused(`It is for StorePilot before ${range.below}; this is ${engine}. Get a newer rule file.`);
  const checked = partsSchema.safeParse(parts);
  if (!checked.success) return refused(broken(checked.error));
  return { ok: true, value: { day: version, parts: checked.data } };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON of a value that was JSON; empty, and so without a valid signature, where it is nested too deeply. */
function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return '';
  }
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return new Uint8Array();
  }
}

function broken(error: z.core.$ZodError): string {
  const [issue] = error.issues;
  return `Its content is broken at ${['rules', ...(issue?.path ?? [])].join('.')}. Download it again.`;
}

function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((each) => each.split('.').map(Number));
  for (const index of [0, 1, 2]) {
    const difference = (left?.[index] ?? 0) - (right?.[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

function refused(message: string, kind: RulesRefusal['kind'] = 'other'): Result<never, RulesRefusal> {
  return { ok: false, failure: { kind, message } };
}
