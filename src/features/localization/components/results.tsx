import { useMemo, type ComponentProps } from 'react';
import { SampleBadge } from '@/components/badge';
import { Card } from '@/components/card';
import { lazyPart } from '@/components/lazy-part';
import { StatCard } from '@/components/stat-card';
import { countOf } from '@/domain/texts';
import { lengthMatrix, type LengthMatrix } from '../model/length-matrix';
import type { LocalizationPack } from '../model/localization';
import { listingsOf } from '../model/pack-texts';
import { ExportBar } from './export-bar';
import { LengthMatrixTable } from './length-matrix-table';
import { PackCard } from './pack-card';

const PreviewWall = lazyPart(() =>
  import('@/components/store-preview/preview-wall').then((module) => module.PreviewWall),
);

/** The right side: the packs, their text lengths, and the export. */
export function Results({
  packs,
  madeFor,
  onCopy,
  onExport,
  onPreview,
  onRemove,
  ...bar
}: ComponentProps<typeof ExportBar> & {
  packs: readonly LocalizationPack[];
  /** The app's name when the packs were made. */
  madeFor: string;
  onCopy: (text: string) => void;
  onExport: (pack: LocalizationPack) => void;
  onPreview: (pack: LocalizationPack) => void;
  onRemove: (pack: LocalizationPack) => void;
}) {
  const listings = useMemo(() => listingsOf(packs), [packs]);
  const texts = useMemo(() => ({ listings }), [listings]);
  const matrix = useMemo(() => lengthMatrix(listings, madeFor), [listings, madeFor]);
  return (
    <>
      <Summary packs={packs} matrix={matrix} />
      <ExportBar {...bar} />
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

/** The result, in three figures. */
function Summary({ packs, matrix }: { packs: readonly LocalizationPack[]; matrix: LengthMatrix }) {
  const confidence = packs.reduce((sum, pack) => sum + pack.confidence, 0) / packs.length;
  const languages = new Set(packs.map(({ language }) => language)).size;
  return (
    <section aria-label="Summary" className="grid gap-4 sm:grid-cols-3">
      <StatCard label="Localization packs" value={packs.length} detail={countOf(languages, 'language')} />
      <StatCard
        label="Average confidence"
        value={`${Math.round(confidence)}%`}
        detail={<SampleBadge kind="Simulated" />}
      />
      <StatCard
        label="Within both stores’ rules"
        value={`${matrix.rows.filter(({ isReady }) => isReady).length} of ${matrix.rows.length}`}
        detail="The form of the texts, not their meaning"
      />
    </section>
  );
}
