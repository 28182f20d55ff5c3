import { RULES } from '@/checks/rules/rules';

/** The parts of JSON Schema (draft 2020-12) that the config needs. */
export interface JsonSchema {
  $schema?: string;
  title?: string;
  description?: string;
  type?: 'object' | 'array' | 'string' | 'boolean' | 'integer';
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: false;
  items?: JsonSchema;
  enum?: string[];
  pattern?: string;
  /** A day of the calendar, `YYYY-MM-DD`. */
  format?: 'date';
  minLength?: number;
  minimum?: number;
}

const SEVERITIES = ['blocker', 'warning', 'note'];
const RULE_IDS = Object.keys(RULES);
const STORES = ['ios', 'android'];
const DAY = '^20\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$';

function list(description: string, items: JsonSchema): JsonSchema {
  return { description, type: 'array', items };
}

function text(description: string, more: Partial<JsonSchema> = {}): JsonSchema {
  return { description, type: 'string', minLength: 1, ...more };
}

/** Schema of `storepilot.config.json`: editors complete by it, and the reader checks by it. */
export const CONFIG_SCHEMA: JsonSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'storepilot.config.json',
  type: 'object',
  additionalProperties: false,
  properties: {
    $schema: text('Address of this schema, for editors'),
    paths: list('Files and folders to check, relative to this file', text('A path')),
    stores: list('Stores to check for; both by default', text('A store', { enum: STORES })),
    locales: list('Languages to check, e.g. de-DE; all by default', text('A language')),
    newApp: { description: 'The first version of the app', type: 'boolean' },
    rules: {
      description: 'Another severity for a rule, or off',
      type: 'object',
      additionalProperties: false,
      properties: Object.fromEntries(
        Object.entries(RULES).map(([id, { title }]) => [
          id,
          { description: title, type: 'string', enum: ['off', ...SEVERITIES] } satisfies JsonSchema,
        ]),
      ),
    },
    words: list('Words that no text may contain', text('A word')),
    competitors: list('Names of other apps that no text may contain', text('The name of an app or company')),
    ignore: list('Accepted findings, each with its reason', {
      type: 'object',
      additionalProperties: false,
      required: ['rule', 'reason'],
      properties: {
        rule: text('Id of the rule', { enum: RULE_IDS }),
        path: text('Glob of the file, relative to this file'),
        locale: text('Language, e.g. de-DE'),
        store: text('Store', { enum: STORES }),
        field: text('Field of the finding, e.g. title'),
        reason: text('Why it is accepted'),
        until: text('Last day on which it is accepted, YYYY-MM-DD', { pattern: DAY, format: 'date' }),
      },
    }),
    failOn: text('Exit with 1 from this severity on', { enum: SEVERITIES }),
    maxWarnings: { description: 'Exit with 1 if there are more warnings', type: 'integer', minimum: 0 },
    baseline: text('File with the findings that are not new, relative to this file'),
  },
};
