import { Copy } from 'lucide-react';
import type { UploadGuide } from '@/domain/packages/upload-commands';
import { QuietButton } from '@/components/button';
import { CommandWords } from './command-words';

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
              <Copy className="size-4" aria-hidden="true" />
              <span className="sr-only">Copy {command}</span>
            </QuietButton>
          </li>
        ))}
      </ol>
    </div>
  );
}
