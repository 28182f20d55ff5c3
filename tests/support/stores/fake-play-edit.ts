import { createHash } from 'node:crypto';

export type Json = Record<string, unknown>;

interface FakeImage {
  id: string;
  url: string;
  sha1: string;
  sha256: string;
}

export interface FakeRelease {
  name?: string;
  versionCodes?: string[];
  status: string;
  userFraction?: number;
  releaseNotes?: { language: string; text: string }[];
  countryTargeting?: unknown;
}

/** An app in the fake: what every edit begins as a copy of. */
export interface FakeApp {
  details: Record<string, string>;
  listings: Record<string, Record<string, string>>;
  /** By language and type, `en-US/phoneScreenshots`. */
  images: Record<string, FakeImage[]>;
  tracks: Record<string, FakeRelease[]>;
  bundles: { versionCode: number; sha1: string; sha256: string }[];
  dataSafety: string | undefined;
}

export interface FakeEdit {
  user: string;
  /** Revision of the app that it began with. */
  revision: number;
  expires: number;
  app: FakeApp;
}

const TYPES = new Set([
  'phoneScreenshots',
  'sevenInchScreenshots',
  'tenInchScreenshots',
  'tvScreenshots',
  'wearScreenshots',
  'icon',
  'featureGraphic',
  'tvBanner',
]);
const LISTING_KEYS: Record<string, number> = {
  language: 10,
  title: 30,
  shortDescription: 80,
  fullDescription: 4000,
  video: 255,
};
const DETAIL_KEYS = ['defaultLanguage', 'contactEmail', 'contactPhone', 'contactWebsite'];

/** An answer with Google’s error. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, code: string, message: string, reason = 'badRequest') {
    super(message);
    this.status = status;
    this.body = {
      error: { code: status, message, status: code, errors: [{ message, domain: 'global', reason }] },
    };
  }
}

/** A request inside an edit. */
export interface EditRequest {
  method: string;
  edit: FakeEdit;
  editId: string;
  parts: string[];
  json: () => Json;
  bytes: Buffer;
  url: URL;
  request: Request;
}

const hash = (kind: string, bytes: Uint8Array) => createHash(kind).update(bytes).digest('hex');

/** The routes inside an edit: details, listings, pictures, bundles and tracks. Each throws Refusal. */
export function editRoutes(
  nextId: () => string,
  onSession: () => void,
  pictures = new Map<string, Buffer>(),
) {
  const uploads = new Map<string, { editId: string; size: number; bytes: Buffer; result?: Json }>();

  function knownOnly(body: Json, known: readonly string[]) {
    for (const [name, value] of Object.entries(body)) {
      if (!known.includes(name))
        throw new Refusal(
          400,
          'INVALID_ARGUMENT',
          `Invalid JSON payload received. Unknown name "${name}": Cannot find field.`,
        );
      if (typeof value !== 'string')
        throw new Refusal(
          400,
          'INVALID_ARGUMENT',
          `Invalid value at '${name}' (TYPE_STRING), ${JSON.stringify(value)}`,
        );
    }
    return body as Record<string, string>;
  }

  function details({ method, edit, json }: EditRequest): Response {
    if (method === 'PUT') edit.app.details = knownOnly(json(), DETAIL_KEYS);
    if (method === 'PATCH') Object.assign(edit.app.details, knownOnly(json(), DETAIL_KEYS));
    return Response.json(edit.app.details);
  }

  function listings({ method, edit, parts: [language], json }: EditRequest): Response {
    const texts = edit.app.listings;
    if (language === undefined)
      return Response.json({ kind: 'androidpublisher#listingsListResponse', listings: Object.values(texts) });
    if (method === 'DELETE') {
      delete texts[language];
      return new Response(null, { status: 204 });
    }
    if (method === 'PUT' || method === 'PATCH') {
      const body = knownOnly(json(), Object.keys(LISTING_KEYS));
      if (method === 'PATCH' && !texts[language])
        throw new Refusal(404, 'NOT_FOUND', `No listing for ${language}.`, 'notFound');
      const listing = { ...(method === 'PATCH' ? texts[language] : {}), ...body, language };
      for (const [name, limit] of Object.entries(LISTING_KEYS)) {
        if ([...(listing[name as keyof typeof listing] ?? '')].length > limit)
          throw new Refusal(400, 'INVALID_ARGUMENT', `${name} is too long.`);
      }
      texts[language] = listing;
    }
    const found = texts[language];
    if (!found) throw new Refusal(404, 'NOT_FOUND', `No listing for ${language}.`, 'notFound');
    return Response.json(found);
  }

  function images(
    { method, edit, parts: [language = '', type = '', one], bytes, request }: EditRequest,
    isUpload: boolean,
  ) {
    if (!TYPES.has(type))
      throw new Refusal(400, 'INVALID_ARGUMENT', `Invalid value at 'image_type': ${type}`);
    const list = edit.app.images[`${language}/${type}`] ?? [];
    const put = (next: FakeImage[]) => {
      edit.app.images[`${language}/${type}`] = next;
    };
    if (method === 'GET') return Response.json(list.length === 0 ? {} : { images: list });
    if (method === 'DELETE') {
      put(one === undefined ? [] : list.filter(({ id }) => id !== one));
      return one === undefined ? Response.json({ deleted: list }) : new Response(null, { status: 204 });
    }
    if (!isUpload || method !== 'POST') throw new Refusal(404, 'NOT_FOUND', 'No route.', 'notFound');
    const content = mediaOf(request, bytes);
    if (list.length >= 8) throw new Refusal(400, 'INVALID_ARGUMENT', 'Too many images.');
    const id = nextId();
    pictures.set(id, content);
    const image = {
      id,
      url: `https://play-lh.googleusercontent.com/${id}`,
      sha1: hash('sha1', content),
      sha256: hash('sha256', content),
    };
    // A language without texts has no pictures; the API takes them and does nothing.
    if (edit.app.listings[language]) put([...list, image]);
    return Response.json({ image });
  }

  function bundles(step: EditRequest, isUpload: boolean): Response {
    const { method, edit, editId, url, request, bytes } = step;
    if (method === 'GET') return Response.json({ kind: 'bundles', bundles: edit.app.bundles });
    if (!isUpload) throw new Refusal(404, 'NOT_FOUND', 'No route.', 'notFound');
    const session = url.searchParams.get('upload_id');
    if (url.searchParams.get('uploadType') === 'resumable' && session === null) {
      onSession();
      const id = nextId();
      uploads.set(id, {
        editId,
        size: Number(request.headers.get('x-upload-content-length')),
        bytes: Buffer.alloc(0),
      });
      url.searchParams.set('upload_id', id);
      return new Response(null, { status: 200, headers: { location: url.href } });
    }
    if (session === null) return Response.json(addBundle(edit, mediaOf(request, bytes)));
    const upload = uploads.get(session);
    if (!upload || upload.editId !== editId)
      throw new Refusal(404, 'NOT_FOUND', 'No such session.', 'notFound');
    if (upload.result) return Response.json(upload.result);
    const range = request.headers.get('content-range') ?? '';
    const [, from, last, total] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(range) ?? [];
    if (from !== undefined && Number(from) === upload.bytes.length) {
      if (Number(last) - Number(from) + 1 !== bytes.length || Number(total) !== upload.size)
        throw new Refusal(400, 'INVALID_ARGUMENT', 'Content-Range does not match the body.');
      upload.bytes = Buffer.concat([upload.bytes, bytes]);
    }
    if (upload.bytes.length === upload.size) {
      upload.result = addBundle(edit, upload.bytes);
      return Response.json(upload.result);
    }
    const received = upload.bytes.length;
    return new Response(null, {
      status: 308,
      headers: received > 0 ? { range: `bytes=0-${received - 1}` } : {},
    });
  }

  function addBundle({ app: { bundles: list } }: FakeEdit, content: Uint8Array) {
    const versionCode = Number(/^AAB (\d+) /.exec(Buffer.from(content.subarray(0, 40)).toString())?.[1]);
    if (!Number.isInteger(versionCode))
      throw new Refusal(400, 'INVALID_ARGUMENT', 'The bundle is not valid.');
    if (list.some((each) => each.versionCode === versionCode))
      throw new Refusal(
        403,
        'PERMISSION_DENIED',
        `Version code ${versionCode} has already been used.`,
        'apkUpgradeVersionConflict',
      );
    const bundle = { versionCode, sha1: hash('sha1', content), sha256: hash('sha256', content) };
    list.push(bundle);
    return bundle;
  }

  function tracks({ method, edit, parts: [track], json }: EditRequest): Response {
    const all = edit.app.tracks;
    if (track === undefined)
      return Response.json({
        kind: 'tracks',
        tracks: Object.entries(all).map(([name, releases]) => ({
          track: name,
          ...(releases.length > 0 && { releases }),
        })),
      });
    const before = all[track];
    if (!before) throw new Refusal(404, 'NOT_FOUND', `Track not found: ${track}`, 'notFound');
    if (method === 'PUT') {
      const releases = (json().releases ?? []) as FakeRelease[];
      for (const release of releases) checkRelease(release, before, edit);
      for (const status of ['draft', 'completed'])
        if (releases.filter((each) => each.status === status).length > 1)
          throw new Refusal(400, 'INVALID_ARGUMENT', `Only one release may be ${status}.`);
      all[track] = releases;
    }
    return Response.json({ track, releases: all[track] });
  }

  function checkRelease(
    release: FakeRelease,
    before: readonly FakeRelease[],
    { app: { bundles: list } }: FakeEdit,
  ) {
    const { status, userFraction, versionCodes = [], releaseNotes = [] } = release;
    const isStaged = status === 'inProgress' || status === 'halted';
    if (!['draft', 'inProgress', 'halted', 'completed'].includes(status))
      throw new Refusal(400, 'INVALID_ARGUMENT', `Invalid status ${status}.`);
    if (
      isStaged !== (userFraction !== undefined) ||
      (userFraction !== undefined && !(userFraction > 0 && userFraction < 1))
    )
      throw new Refusal(
        400,
        'INVALID_ARGUMENT',
        'The user fraction is only for inProgress and halted, above 0 and below 1.',
      );
    if (versionCodes.length === 0)
      throw new Refusal(400, 'INVALID_ARGUMENT', 'A release needs a version code.');
    for (const code of versionCodes)
      if (!list.some(({ versionCode }) => String(versionCode) === code))
        throw new Refusal(400, 'INVALID_ARGUMENT', `Version code ${code} not found.`);
    for (const { text } of releaseNotes)
      if ([...text].length > 500) throw new Refusal(400, 'INVALID_ARGUMENT', 'Release notes are too long.');
    const was = before.find((each) => each.versionCodes?.join() === versionCodes.join());
    if (was?.status === 'completed' && status !== 'completed')
      throw new Refusal(400, 'INVALID_ARGUMENT', 'A full rollout cannot be reduced.');
    if (was?.userFraction !== undefined && userFraction !== undefined && userFraction < was.userFraction)
      throw new Refusal(400, 'INVALID_ARGUMENT', 'The rollout percentage cannot be decreased.');
  }

  return (kind: string, step: EditRequest, isUpload: boolean): Response => {
    if (kind === 'details') return details(step);
    if (kind === 'listings') return step.parts.length > 1 ? images(step, isUpload) : listings(step);
    if (kind === 'bundles') return bundles(step, isUpload);
    if (kind === 'tracks') return tracks(step);
    throw new Refusal(404, 'NOT_FOUND', 'No route.', 'notFound');
  };
}

/** The file of a media upload: the body itself, or the last part of a multipart one. */
function mediaOf(request: Request, bytes: Buffer): Buffer {
  const boundary = /^multipart\/related.*boundary="?([^";]+)/.exec(
    request.headers.get('content-type') ?? '',
  )?.[1];
  if (boundary === undefined) return bytes;
  const mark = Buffer.from(`--${boundary}`);
  const end = bytes.lastIndexOf(mark);
  const start = bytes.subarray(0, end).lastIndexOf(mark);
  const part = bytes.subarray(start, end);
  return part.subarray(part.indexOf('\r\n\r\n') + 4, part.length - 2);
}
