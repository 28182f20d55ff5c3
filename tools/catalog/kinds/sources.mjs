// Pages that several rules rest on: catalog/sources.yaml.
import { z } from 'zod';
import { readYaml } from '../read-yaml.mjs';
import { text } from './builders.mjs';

export const SOURCES = 'catalog/sources.yaml';
/** Hosts on which the stores publish their rules. */
const STORE_HOSTS = [
  'developer.apple.com',
  'developer.android.com',
  'android-developers.googleblog.com',
  'support.google.com',
];

const url = z.url('expected an address');
const storeUrl = url.refine(
  (each) => STORE_HOSTS.includes(new URL(each).hostname),
  'expected a page of the store',
);
const name = z.string().regex(/^[a-z][a-zA-Z\d]*$/, 'expected a name such as buildSizes');
/** @param {z.ZodType<string>} address */
const pages = (address) => z.record(name, z.strictObject({ label: text, url: address.optional() }));
const schema = z.strictObject({
  apple: pages(storeUrl),
  google: pages(storeUrl),
  builders: pages(url),
  tools: pages(url),
});
/** @typedef {z.infer<typeof schema>} Sources */

/** A source in another file: the name of a page here, or a page of its own. */
export const sourceSchema = z.union([
  z.string().regex(/^(?:apple|google)\.\w+$/, 'expected a page of catalog/sources.yaml such as apple.icons'),
  z.strictObject({ label: text, url: storeUrl }),
]);

/** @param {string} root of the project @param {import('../read-yaml.mjs').Problem[]} problems */
function readSources(root, problems) {
  const [entry] = readYaml(root, SOURCES, schema, { problems });
  return entry?.value ?? { apple: {}, google: {}, builders: {}, tools: {} };
}

/**
 * Makes a function that replaces the name of a page by the page.
 * @param {string} root of the project
 */
export function sourceReader(root) {
  const all = readSources(root, []);
  /**
   * @param {z.infer<typeof sourceSchema>} source
   * @param {(message: string) => void} report where there is no such page
   * @returns {{ label: string, url?: string | undefined }}
   */
  return (source, report) => {
    if (typeof source !== 'string') return source;
    const [store, page = ''] = source.split('.');
    const found = all[store === 'apple' ? 'apple' : 'google'][page];
    if (!found) report(`expected a page of ${SOURCES}, got ${source}`);
    return found ?? { label: source };
  };
}

export const sources = {
  schemas: { sources: schema },
  isOfBuild: true,
  /** @param {string} root */
  compile(root) {
    /** @type {import('../read-yaml.mjs').Problem[]} */
    const problems = [];
    const { apple, google, builders, tools } = readSources(root, problems);
    return {
      exports: { APPLE: apple, GOOGLE: google, BUILDERS: builders, TOOLS: tools },
      problems,
      files: [SOURCES],
    };
  },
};
