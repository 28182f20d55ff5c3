import * as z from 'zod/mini';

/**
 * Declares the schema of a stored object of `Type`. It does not compile unless it has a schema for each field of the type,
 * none for any other, and each schema returns what the type says and accepts whatever the type allows. Fields that only a
 * newer version knows are kept, so that an older tab does not remove them when it writes.
 *
 * Give lists and texts that may be missing a default (`z._default`): everything that reads a record relies on its type.
 */
export function recordSchema<Type extends object>() {
  return <Shape extends Returning<Type>>(shape: Shape & Accepting<Type, Shape>) =>
    z.looseObject<Shape>(shape);
}

type Returning<Type> = { [Key in keyof Type]-?: z.ZodMiniType<Type[Key]> };

type Accepting<Type, Shape extends Returning<Type>> = {
  [Key in keyof Shape]: Key extends keyof Type
    ? [Type[Key]] extends [Named<z.input<Shape[Key]>>]
      ? unknown
      : { 'This schema refuses a value that the type allows': never }
    : { 'The type has no such field': never };
};

/** Fields that a schema names, without the unknown fields that it also takes. */
type Named<Input> = Input extends Blob | string | number | boolean | null | undefined
  ? Input
  : Input extends readonly (infer Item)[]
    ? readonly Named<Item>[]
    : Input extends object
      ? { [Key in keyof Input as KnownKey<Input, Key>]: Named<Input[Key]> }
      : Input;

/** The type of records that a schema reads. The fields that only a newer version knows are not part of it. */
export type Stored<Schema extends z.ZodMiniType> = Known<z.output<Schema>>;

type Known<Output> = Output extends Blob | string | number | boolean | null | undefined
  ? Output
  : Output extends (infer Item)[]
    ? Known<Item>[]
    : Output extends object
      ? { [Key in keyof Output as KnownKey<Output, Key>]: Known<Output[Key]> }
      : Output;

/** Not the index signature of a loose object. */
type KnownKey<Fields, Key extends keyof Fields> = string extends Key
  ? unknown extends Fields[Key]
    ? never
    : Key
  : Key;

/** One schema for each of these keys. */
export function forEach<Key extends string, Schema>(
  keys: readonly Key[],
  schema: Schema,
): Record<Key, Schema> {
  return Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, Schema>;
}

/** A text, empty where it is missing. */
export const textOrEmpty = z._default(z.string(), '');

export const optionalText = z.optional(z.string());
export const optionalNumber = z.optional(z.number());
export const flag = z.optional(z.boolean());
export const offByDefault = z._default(z.boolean(), false);

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string');
}

/** A list of texts, checked as a whole: the lists of a build have thousands. */
export const texts = z.custom<string[]>(isTexts);
/** The same, empty where it is missing. */
export const textsOrNone = z._default(texts, []);

/** By id. Answers to questions that only a newer version asks stay. */
export const byId = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z._default(z.record(z.string(), schema), {});

/** An id of a table of the product. Ids that only a newer version knows pass: the readers skip what is not in their table. */
export function idOf<Id extends string>() {
  return z.custom<Id>((value) => typeof value === 'string');
}
