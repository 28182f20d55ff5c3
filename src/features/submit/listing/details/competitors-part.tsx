import { WordList } from '../../checks/word-list';
import type { StoreDetailsProps } from './detail-section';

/** Names of other apps that the listing must not use. */
export function CompetitorsPart({ draft, onChange }: StoreDetailsProps) {
  return (
    <WordList
      title="Competitors’ names"
      label="Name of an app or company"
      hint="Both stores reject them in names and keywords. The list stays on this device."
      name="competitors"
      words={draft.competitors ?? []}
      onChange={(competitors) => onChange((current) => ({ ...current, competitors }))}
    />
  );
}
