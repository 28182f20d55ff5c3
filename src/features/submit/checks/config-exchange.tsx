import { Download, FileUp } from 'lucide-react';
import { useState } from 'react';
import { checkConfigText, mergeDraftConfig } from '@/domain/check-config/draft-check-config';
import type { DraftCheckConfig } from '@/model/check-config';
import { countOf } from '@/domain/texts';
import { SmallButton } from '@/components/button';
import { FileButton } from '@/components/file-button';
import { Notice } from '@/components/notice';
import { loadCode } from '@/lib/load-code';

const FILE_NAME = 'storepilot.config.json';
/** A config is written by hand; a larger file is something else. */
const MAX_BYTES = 1024 * 1024;

type Outcome = { tone: 'good' | 'bad'; title: string; lines: readonly string[] };

/** Downloads the ignores and words of the draft for the terminal program, and takes over those of a project. */
export function ConfigExchange({
  config,
  onChange,
  onDownload,
}: {
  config: DraftCheckConfig;
  onChange: (config: DraftCheckConfig) => void;
  onDownload: (fileName: string, content: string) => void;
}) {
  const [outcome, setOutcome] = useState<Outcome>();
  const handleFile = async (file: File) => {
    const read = await readConfig(file);
    setOutcome(read.outcome);
    if (read.config) onChange(mergeDraftConfig(config, read.config));
  };
  return (
    <div className="grid gap-3" data-print="hide">
      <div className="flex flex-wrap gap-2">
        <SmallButton onClick={() => onDownload(FILE_NAME, checkConfigText(config))}>
          <Download className="size-4" />
          Download {FILE_NAME}
        </SmallButton>
        <FileButton size="small" accept=".json,.jsonc" onFile={(file) => void handleFile(file)}>
          <FileUp className="size-4" />
          Use a {FILE_NAME}
        </FileButton>
      </div>
      <p className="text-[0.8125rem] text-ink-faint">
        Ignored findings and your own words, as the terminal program storepilot reads them.
      </p>
      <div role="status">
        {outcome && (
          <Notice tone={outcome.tone} title={outcome.title}>
            {outcome.lines.map((line) => (
              <p key={line} className="[overflow-wrap:anywhere]">
                {line}
              </p>
            ))}
          </Notice>
        )}
      </div>
    </div>
  );
}

async function readConfig(file: File): Promise<{ outcome: Outcome; config?: DraftCheckConfig }> {
  const refused = (...lines: string[]) => ({
    outcome: { tone: 'bad' as const, title: `${file.name} could not be used`, lines },
  });
  if (file.size > MAX_BYTES) return refused('It is larger than 1 MB. Choose the config of your project.');
  const code = await loadCode(() => import('@/readers/check-config/read-check-config'));
  if (!code.ok) return refused(code.failure);
  const text = await file.text().catch(() => undefined);
  if (text === undefined) return refused('The browser could not read it. Choose it again.');
  const read = code.value.readCheckConfig(text, file.name === 'package.json' ? 'storepilot' : undefined);
  if (!read) return refused('It has no “storepilot”. Choose a storepilot.config.json.');
  if (!read.ok) {
    return refused(
      ...read.problems
        .slice(0, 10)
        .map(({ line, column, message }) => `Line ${line}, column ${column}: ${message}`),
      'Nothing was changed. Correct the file and choose it again.',
    );
  }
  const { ignore = [], words = [], ...rest } = read.config;
  const others = Object.keys(rest).filter((key) => key !== '$schema');
  return {
    config: { ignore, words },
    outcome: {
      tone: 'good',
      title: `${file.name} is in use`,
      lines: [
        `${countOf(ignore.length, 'ignored finding')} and ${countOf(words.length, 'word')} were added to this draft.`,
        ...(others.length > 0 ? [`Only the terminal uses its ${others.join(', ')}.`] : []),
      ],
    },
  };
}
