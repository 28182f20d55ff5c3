import { Badge, type Tone } from '@/components/badge';
import { BlobImage } from '@/components/blob-image';
import { localeLabel } from '@/domain/locales/product-locales';
import { slotById } from '@/domain/screenshots/slots';
import { pictureChanges, type PictureChange } from '@/domain/team-sync/picture-changes';
import type { SharedPicture, SharedPictures } from '@/model/shared-picture';
import type { ShownPicture } from '@/lib/team/use-pictures-of';

const KINDS = {
  added: { label: 'New', tone: 'good' },
  removed: { label: 'Removed', tone: 'bad' },
  replaced: { label: 'Replaced', tone: 'warn' },
  placed: { label: 'Moved or described', tone: 'info' },
} as const satisfies Record<PictureChange['kind'], { label: string; tone: Tone }>;

const NOT_SHOWN: Record<Exclude<ShownPicture, Blob> | 'loading' | 'none', string> = {
  wrong: 'Not shown: the stored picture does not match its hash.',
  missing: 'The preview has not reached the team yet.',
  unreachable: 'The team service did not answer.',
  loading: 'Loading…',
  none: 'Its owner’s browser could not draw a preview.',
};

/** Pictures that no slot names. */
const GRAPHICS: Record<SharedPicture['kind'], string> = {
  screenshot: 'Screenshot',
  icon: 'App icon',
  'feature-graphic': 'Feature graphic',
};

/** The pictures in which two contents differ, as previews. */
export function PictureChanges({
  before,
  after,
  found,
}: {
  before: SharedPictures | undefined;
  after: SharedPictures | undefined;
  /** Previews by their hash. */
  found: ReadonlyMap<string, ShownPicture>;
}) {
  const changes = pictureChanges(before, after);
  if (changes.length === 0) return null;
  return (
    <div>
      <p className="mb-2 font-medium">Pictures ({changes.length})</p>
      <ul aria-label="Pictures" className="flex flex-wrap gap-3">
        {changes.map((change) => (
          <Change key={change.id} change={change} found={found} />
        ))}
      </ul>
    </div>
  );
}

function Change({ change, found }: { change: PictureChange; found: ReadonlyMap<string, ShownPicture> }) {
  const { kind, before, after } = change;
  const picture = after ?? before;
  if (!picture) return null;
  const place = slotById(picture.slotId)?.label ?? GRAPHICS[picture.kind];
  return (
    <li className="grid content-start gap-1 rounded-control border p-2">
      <div className="flex gap-2">
        {kind === 'replaced' && before && <Preview picture={before} version="before" found={found} />}
        <Preview picture={picture} version={kind === 'replaced' ? 'now' : undefined} found={found} />
      </div>
      <p dir="auto" className="w-28 truncate text-[0.8125rem] sm:w-32" title={picture.fileName}>
        {picture.description ?? picture.fileName}
      </p>
      <p className="w-28 text-xs text-ink-soft">
        {place}, {localeLabel(picture.locale)}
      </p>
      <div>
        <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>
      </div>
    </li>
  );
}

function Preview({
  picture,
  version,
  found,
}: {
  picture: SharedPicture;
  /** Which version of a replaced picture this is. */
  version: 'before' | 'now' | undefined;
  found: ReadonlyMap<string, ShownPicture>;
}) {
  const { preview, fileName, description = fileName } = picture;
  const shown = preview === undefined ? 'none' : (found.get(preview) ?? 'loading');
  if (shown instanceof Blob) {
    return (
      <BlobImage
        blob={shown}
        alt={version ? `${description}, ${version}` : description}
        className="h-40 w-28 rounded-control bg-sunken object-contain sm:w-32"
      />
    );
  }
  return (
    <p className="grid h-40 w-28 content-center rounded-control bg-sunken p-2 text-center text-xs text-ink-soft sm:w-32">
      {NOT_SHOWN[shown]}
    </p>
  );
}
