import { findNodeAtLocation, getNodeValue, type Node } from 'jsonc-parser';
import type { CheckConfig } from '@/model/check-config';
import { CONFIG_SCHEMA } from '@/domain/check-config/config-schema';
import { parseJsonTree } from '../json-syntax';
import { validateJson } from './validate-json';
import { positionAt } from '../text-position';

/** A part of a config that cannot be used. */
export interface ConfigProblem {
  /** Line of the file, from 1. */
  line: number;
  column: number;
  message: string;
}

export type ConfigRead =
  | { ok: true; config: CheckConfig; ignoreLines: number[] }
  | { ok: false; problems: ConfigProblem[] };

/**
 * Reads the content of `storepilot.config.json`; comments and a comma at the end of a list are allowed.
 * @param key the property of the file that contains the config, for `package.json`
 * @returns undefined when the file has no such property
 */
export function readCheckConfig(text: string, key?: string): ConfigRead | undefined {
  if (text.includes('\0'))
    return { ok: false, problems: [{ line: 1, column: 1, message: 'the file is not saved as UTF-8' }] };
  const { root, error } = parseJsonTree(text.replace(/^\uFEFF/, ' '));
  if (!root || error) {
    const message = error
      ? `the JSON is not valid here: ${error.message}`
      : 'the file is empty; expected an object';
    return { ok: false, problems: [{ ...positionAt(text, error?.offset ?? 0), message }] };
  }
  const node = key === undefined ? root : findNodeAtLocation(root, [key]);
  if (!node) return undefined;
  const problems = validateJson(node, CONFIG_SCHEMA, 'the config');
  if (problems.length > 0) {
    return {
      ok: false,
      problems: problems.map(({ offset, message }) => ({ ...positionAt(text, offset), message })),
    };
  }
  // The schema has just been met.
  return { ok: true, config: getNodeValue(node) as CheckConfig, ignoreLines: ignoreLines(node, text) };
}

/** The line of each ignore entry. */
function ignoreLines(node: Node, text: string): number[] {
  const entries = findNodeAtLocation(node, ['ignore'])?.children ?? [];
  return entries.map(({ offset }) => positionAt(text, offset).line);
}
