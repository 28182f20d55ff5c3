import { Copy } from 'lucide-react';
import { Fragment } from 'react';
import { QuietButton } from '@/components/button';
import type { UploadGuide } from '@/formats/package/upload-commands';

/** The commands of one tool, each with a copy button. */
export function CommandList({ guide, onCopy }: { guide: UploadGuide; onCopy: (text: string) => void }) {
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">{guide.preparation.replaceAll('`', '')}</p>
      <ol className="grid gap-2">
        {guide.commands.map((command) => (
          <li key={command} className="flex items-start gap-2 rounded-control bg-sunken p-2 pl-3">
            <code className="min-w-0 flex-1 self-center font-mono text-[0.8125rem] [overflow-wrap:anywhere]">
              <CommandWords command={command} />
            </code>
            <QuietButton onClick={() => onCopy(command)}>
              <Copy className="size-4" />
              <span className="sr-only">Copy {command}</span>
            </QuietButton>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A command whose lines break between words only, never inside an option such as `--update`. */
export function CommandWords({ command }: { command: string }) {
  return command.split(' ').map((word, index) => (
    <Fragment key={`${index} ${word}`}>
      {index > 0 && ' '}
      <span className="inline-block max-w-full">{word}</span>
    </Fragment>
  ));
}
