import { useMemo } from 'react';
import { Card } from '@/components/card';
import { lazyPart } from '@/components/lazy-part';
import { lengthMatrix } from '../model/length-matrix';
import type { LocalizationPack } from '../model/localization';
import { listingsOf } from '../model/pack-texts';
import { ExportBar } from './export-bar';
import { LengthMatrixTable } from './length-matrix-table';
import { PackCard } from './pack-card';
import { Summary } from './summary';

const PreviewWall = lazyPart(() =>
  import('@/components/store-preview/preview-wall').then((module) => module.PreviewWall),
);

/** The right side: the packs, their text lengths, and the export. */
export function Results({
  packs,
  madeFor,
  privacyUrl,
  onPrivacyUrl,
  onCopy,
  onExport,
  onExportAll,
  onExportCsv,
  onImport,
  onMore,
  onPreview,
  onRemove,
}: {
  packs: readonly LocalizationPack[];
  /** The app's name when the packs were made. */
  madeFor: string;
  privacyUrl: string;
  onPrivacyUrl: (url: string) => void;
  onCopy: (text: string) => void;
  onExport: (pack: LocalizationPack) => void;
  onExportAll: () => void;
  onExportCsv: () => void;
  onImport: (file: File) => void;
  onMore: () => void;
  onPreview: (pack: LocalizationPack) => void;
  onRemove: (pack: LocalizationPack) => void;
}) {
  const listings = useMemo(() => listingsOf(packs), [packs]);
  const texts = useMemo(() => ({ listings }), [listings]);
  const matrix = useMemo(() => lengthMatrix(listings, madeFor), [listings, madeFor]);
  return (
    <>
      <Summary packs={packs} matrix={matrix} />
      <ExportBar {...{ privacyUrl, onPrivacyUrl, onExportAll, onExportCsv, onImport, onMore }} />
      <LengthMatrixTable matrix={matrix} />
      <Card
        title="Search results"
        description="How each language appears in search results. Rating, developer and size are samples."
      >
        <PreviewWall texts={texts} />
      </Card>
      <section aria-label="Localization packs">
        <h2 className="mb-3 text-base font-semibold">Packs</h2>
        <ul className="grid gap-6 xl:grid-cols-2">
          {packs.map((pack) => (
            <PackCard
              key={pack.code}
              pack={pack}
              onCopy={onCopy}
              onExport={() => onExport(pack)}
              onPreview={() => onPreview(pack)}
              onRemove={() => onRemove(pack)}
            />
          ))}
        </ul>
        <p className="mt-4 text-[0.8125rem] text-ink-faint">
          Generated texts are made of phrases for the category. Let someone who speaks the language read them
          before you submit.
        </p>
      </section>
    </>
  );
}
