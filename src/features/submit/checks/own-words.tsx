import type { DraftCheckConfig } from '@/model/check-config';
import { WordList } from './word-list';

/** Words that no text may contain. */
export function OwnWords({
  config,
  onChange,
}: {
  config: DraftCheckConfig;
  onChange: (config: DraftCheckConfig) => void;
}) {
  return (
    <WordList
      title="Words that no text may contain"
      label="A word or phrase that no text may contain"
      hint="Every text that contains it gets a warning, in every language."
      name="ownWord"
      words={config.words ?? []}
      onChange={(words) => onChange({ ...config, words })}
    />
  );
}
