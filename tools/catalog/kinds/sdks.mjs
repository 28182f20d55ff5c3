// SDKs that builds contain: catalog/sdks/<purposes>.yaml.
import { z } from 'zod';
import { SDK_PURPOSES } from '../../../src/model/sdk-purposes.mjs';
import { readYaml } from '../read-yaml.mjs';
import { APPLE_DATA_TYPES, APPLE_PURPOSES, PLAY_DATA_TYPES } from './privacy.mjs';
import { checkedDay, id, marksSchema, text } from './builders.mjs';

const FOLDER = 'catalog/sdks';
/** In this order: of two marks of the same length the first wins. The builders come before the libraries. */
const BEFORE_BUILDERS = [
  'ads',
  'attribution',
  'analytics',
  'engagement',
  'commerce',
  'google',
  'app-frameworks',
];
const LIBRARIES = 'libraries';
const LISTED = `${FOLDER}/apple-listed.yaml`;

const origin = { source: text, checked: checkedDay };
const known = {
  source: text.describe('Words that follow “According to”.'),
  isGuess: z.boolean().optional().describe('A comparison with similar SDKs, because nothing could be read.'),
};
const sdkSchema = marksSchema.extend({
  id,
  name: text,
  purpose: z.enum(SDK_PURPOSES),
  isFamily: z.boolean().optional().describe('Each library of it is listed on its own.'),
  familiesFrom: text
    .optional()
    .describe('First version on Google’s list of ads SDKs that may show ads to children (sources 12.6).'),
  collects: z
    .strictObject({
      apple: z
        .strictObject({
          ...known,
          types: z.array(
            z.strictObject({
              how: z.enum(['not-linked', 'linked', 'tracking']).describe('Tracking data is linked as well.'),
              purposes: z.array(z.enum(APPLE_PURPOSES)),
              types: z.array(z.enum(APPLE_DATA_TYPES)).min(1),
            }),
          ),
        })
        .optional(),
      play: z
        .strictObject({
          ...known,
          isShared: z.boolean().optional().describe('The vendor says that it also shares these types.'),
          types: z.array(z.enum(PLAY_DATA_TYPES)),
        })
        .optional(),
    })
    .optional()
    .describe('Data that it is known to collect, whatever the manifests of a build say.'),
});
export const sdksSchema = z.strictObject({ ...origin, sdks: z.array(sdkSchema).min(1) });
export const listedSchema = z.strictObject({ ...origin, names: z.array(text).min(1) });

/** @param {z.infer<typeof sdkSchema>} sdk */
function unpacked({ collects, ...sdk }) {
  const apple = collects?.apple && {
    ...collects.apple,
    types: collects.apple.types.flatMap(({ how, purposes, types }) =>
      types.map((type) => ({
        type,
        isLinked: how !== 'not-linked',
        isTracking: how === 'tracking',
        purposes,
      })),
    ),
  };
  return { ...sdk, ...(collects && { collects: { ...collects, ...(apple && { apple }) } }) };
}

export const sdks = {
  schemas: { sdks: sdksSchema, 'apple-listed-sdks': listedSchema },
  isOfBuild: true,
  isReadOnUse: true,
  /** @param {string} root of the project */
  compile(root) {
    /** @type {import('../read-yaml.mjs').Problem[]} */
    const problems = [];
    const seen = new Set();
    /** @param {string} name */
    const rowsOf = (name) =>
      readYaml(root, `${FOLDER}/${name}.yaml`, sdksSchema, { problems }).flatMap(({ value, report }) =>
        value.sdks.map((sdk, index) => {
          if (seen.has(sdk.id)) report(['sdks', index, 'id'], `${sdk.id} is there twice`);
          seen.add(sdk.id);
          return unpacked(sdk);
        }),
      );
    return {
      exports: {
        beforeBuilders: BEFORE_BUILDERS.flatMap(rowsOf),
        libraries: rowsOf(LIBRARIES),
        appleListed: readYaml(root, LISTED, listedSchema, { problems }).flatMap(({ value }) => value.names),
      },
      problems,
      files: [...[...BEFORE_BUILDERS, LIBRARIES].map((name) => `${FOLDER}/${name}.yaml`), LISTED],
    };
  },
};
