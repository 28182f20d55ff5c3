import { Copy } from 'lucide-react';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { checkCommand, CLI_PACKAGE } from '@/formats/package/check-command';
import type { PackageLayout } from '@/formats/parts/package-layout';
import type { SubmissionDraft } from '@/model/draft';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { CommandWords } from './command-list';

const TITLE = 'Repeat this check in a terminal or in CI';

/** The command that checks this draft's package by the same rules outside the browser. */
export const TerminalCheckCard = memo(function TerminalCheckCard({
  draft,
  layout,
  onCopy,
}: {
  draft: SubmissionDraft;
  layout: PackageLayout;
  onCopy: (text: string) => void;
}) {
  const command = checkCommand(draft, layout);
  const hasBuild = draft.builds.some(({ isSample }) => isSample !== true);
  return (
    <Card
      aria-label={TITLE}
      data-print="hide"
      title={TITLE}
      description={`The same rules on the files of the package${hasBuild ? ' and on your builds' : ''}, offline, with an exit code for your pipeline.`}
    >
      <div className="grid gap-3 text-sm">
        <div className="flex flex-wrap items-center gap-2 rounded-control bg-sunken p-2 pl-3">
          <code className="min-w-0 flex-1 basis-56 py-1 font-mono text-[0.8125rem] [overflow-wrap:anywhere]">
            <CommandWords command={command} />
          </code>
          <SmallButton aria-label={`Copy ${command}`} onClick={() => onCopy(command)}>
            <Copy className="size-4" />
            Copy
          </SmallButton>
        </div>
        <p className="text-ink-soft">
          Unzip the package
          {hasBuild && ', put your builds into its folder under these names'} and run the command there. The
          program is the npm package <code className="font-mono text-ink">{CLI_PACKAGE}</code> and needs Node
          20.19 or newer. Answers that are only in this form, such as the privacy answers, are not in the
          files and are checked here only.
        </p>
        <p>
          <Link to={`${PATHS.docs}#terminal`} className="underline underline-offset-2">
            More in the docs: formats for CI and storepilot.config.json
          </Link>
        </p>
      </div>
    </Card>
  );
});
