import { getNodeValue, type Node } from 'jsonc-parser';
import type { JsonSchema } from '@/domain/check-config/config-schema';
import { isDay } from '@/domain/dates';
import { nearestName } from '@/domain/nearest';

/** A part of a JSON text that does not meet its schema. */
export interface JsonProblem {
  /** Offset in the text, in UTF-16 units. */
  offset: number;
  message: string;
}

/** Compares a parsed JSON text with a schema and describes everything that does not meet it. */
export function validateJson(node: Node, schema: JsonSchema, name = 'the file'): JsonProblem[] {
  if (!hasType(node, schema.type))
    return [{ offset: node.offset, message: `${name} has to be ${TYPE_NAMES[schema.type ?? 'object']}` }];
  if (node.type === 'object') return validateObject(node, schema, name);
  if (node.type === 'array') {
    const { items } = schema;
    return items
      ? (node.children ?? []).flatMap((child, index) => validateJson(child, items, `${name}[${index}]`))
      : [];
  }
  const message = valueProblem(getNodeValue(node), schema, name);
  return message === undefined ? [] : [{ offset: node.offset, message }];
}

const TYPE_NAMES: Record<NonNullable<JsonSchema['type']>, string> = {
  object: 'an object',
  array: 'a list',
  string: 'a text',
  boolean: 'true or false',
  integer: 'a whole number',
};

function hasType(node: Node, type: JsonSchema['type']): boolean {
  if (type === undefined) return true;
  if (type === 'integer') return node.type === 'number' && Number.isInteger(getNodeValue(node));
  return node.type === type;
}

function validateObject(node: Node, schema: JsonSchema, name: string): JsonProblem[] {
  const properties = schema.properties ?? {};
  const known = Object.keys(properties);
  const entries = (node.children ?? []).flatMap(({ children: [key, value] = [] }) =>
    key && value ? [{ key, name: String(key.value), value }] : [],
  );
  const missing = (schema.required ?? []).filter((key) => !entries.some((entry) => entry.name === key));
  return [
    ...missing.map((key) => ({ offset: node.offset, message: `${name} needs “${key}”` })),
    ...entries.flatMap(({ key, name: property, value }) => {
      const own = Object.hasOwn(properties, property) ? properties[property] : undefined;
      if (own) return validateJson(value, own, property);
      if (schema.additionalProperties !== false) return [];
      const near = nearestName(property, known);
      const message = `${name} has no “${property.slice(0, 60)}”`;
      return [{ offset: key.offset, message: near ? `${message}; did you mean “${near}”?` : message }];
    }),
  ];
}

function valueProblem(value: unknown, schema: JsonSchema, name: string): string | undefined {
  if (typeof value === 'number')
    return schema.minimum !== undefined && value < schema.minimum
      ? `${name} has to be ${schema.minimum} or more`
      : undefined;
  if (typeof value !== 'string') return undefined;
  if (schema.enum && !schema.enum.includes(value)) {
    const near = nearestName(value, schema.enum);
    const words = schema.enum.length <= 5 ? ` It takes ${schema.enum.join(', ')}.` : '';
    const hint = near ? `; did you mean “${near}”?` : '.';
    return `${name} cannot be “${value.slice(0, 60)}”${hint}${words}`;
  }
  if (value.trim().length < (schema.minLength ?? 0)) return `${name} is empty`;
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value))
    return `${name} cannot be “${value.slice(0, 60)}”. Expected: ${schema.description ?? schema.pattern}`;
  if (schema.format === 'date' && !isDay(value))
    return `${name} cannot be “${value}”: the calendar has no such day.`;
  return undefined;
}
