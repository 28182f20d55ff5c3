import { countOf } from '@/domain/texts';
import { SampleBadge } from '@/components/badge';
import { StatCard } from '@/components/stat-card';
import type { LengthMatrix } from '../model/length-matrix';
import type { LocalizationPack } from '../model/localization';

/** What was made, in three figures. */
export function Summary({ packs, matrix }: { packs: readonly LocalizationPack[]; matrix: LengthMatrix }) {
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
        label="Ready for both stores"
        value={`${matrix.rows.filter(({ isReady }) => isReady).length} of ${matrix.rows.length}`}
        detail="By the stores’ limits and rules"
      />
    </section>
  );
}
