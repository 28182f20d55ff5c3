import process from 'node:process';

/**
 * The protocol library’s own part for Node, which `tools/build-cli.mjs` replaces with this one: it would bring a validator of
 * JSON schemas as large as the rest of the library. The tools’ schemas validate by themselves.
 */
export class DefaultJsonSchemaValidator {
  getValidator(): never {
    throw new Error('A schema of a tool was given as JSON; expected one of zod.');
  }
}

export { process };
