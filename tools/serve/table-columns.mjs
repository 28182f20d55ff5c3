import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../supabase/migrations');
/** First words of a line of CREATE TABLE that is no column. */
const CONSTRAINTS = new Set(['primary', 'foreign', 'unique', 'check', 'constraint', 'exclude']);

/**
 * The columns of every table that the migrations create, with their types.
 * @returns {ReadonlyMap<string, ReadonlyMap<string, string>>}
 */
export function readTableColumns() {
  /** @type {Map<string, Map<string, string>>} */
  const tables = new Map();
  for (const name of readdirSync(FOLDER).sort()) {
    const sql = readFileSync(join(FOLDER, name), 'utf8').replace(/--[^\n]*/g, '');
    for (const statement of sql.split(';')) {
      const created = /^\s*create table (\w+) \((.*)\)\s*$/is.exec(statement);
      if (created?.[1]) tables.set(created[1], new Map());
      const added = /^\s*alter table (\w+) add column (.*)$/is.exec(statement);
      const columns = tables.get(created?.[1] ?? added?.[1] ?? '');
      for (const definition of topLevelParts(created?.[2] ?? added?.[2] ?? '')) {
        const [column = '', type = ''] = definition.trim().split(/[\s(]+/);
        if (column !== '' && !CONSTRAINTS.has(column.toLowerCase())) columns?.set(column, type.toLowerCase());
      }
    }
  }
  return tables;
}

/** Splits a list at the commas that are in no brackets. @param {string} list */
function topLevelParts(list) {
  const parts = [''];
  let depth = 0;
  for (const character of list) {
    if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    if (character === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += character;
  }
  return parts;
}
