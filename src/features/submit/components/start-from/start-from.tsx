import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { SampleBadge } from '@/components/badge';
import { buttonLook, Button } from '@/components/button';
import { Card } from '@/components/card';
import { SelectField } from '@/components/field';
import { submitPath } from '@/config/paths';
import { draftName } from '@/domain/submissions/draft-label';
import { DEMO_NAMES, type DemoName } from '../../data/demo-names';
import { useStartFromDraft } from '../../hooks/use-start-from-draft';
import { hasContent, isBare } from '../../model/new-draft';
import { useDrafts } from '../../records';

const DEMO_TITLES: Record<DemoName, string> = { lacedUp: 'LacedUp', pawPal: 'PawPal' };

/** Ways to begin with texts that exist: a listing from a folder, an earlier submission or a demo. */
export function StartFrom({
  openId,
  children,
}: {
  openId: string;
  /** The import of a listing. */
  children: ReactNode;
}) {
  return (
    <Card
      title="Start from"
      description="Is the app in the stores already? Open the folder with its texts and pictures; nothing is uploaded."
    >
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {children}
        <div className="grid grid-cols-1 content-start gap-6">
          <EarlierDrafts openId={openId} />
          <Choice title="A demo" aside={<SampleBadge kind="Sample data" />}>
            <p className="text-sm text-ink-soft">A complete sample submission for both stores.</p>
            <div className="flex flex-wrap gap-2">
              {DEMO_NAMES.map((demo) => (
                <Link key={demo} to={submitPath({ demo })} className={buttonLook({ variant: 'secondary' })}>
                  {DEMO_TITLES[demo]}
                </Link>
              ))}
            </div>
          </Choice>
        </div>
      </div>
    </Card>
  );
}

/** Begins the next submission with the texts, answers and images of an earlier one. */
function EarlierDrafts({ openId }: { openId: string }) {
  const { drafts } = useDrafts();
  const { start, failure } = useStartFromDraft();
  const [chosen, setChosen] = useState<string>();
  const others = drafts?.filter((draft) => draft.id !== openId && hasContent(draft) && !isBare(draft)) ?? [];
  const source = others.find(({ id }) => id === chosen) ?? others[0];
  return (
    <Choice title="An earlier submission">
      {source ? (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-48">
            <SelectField
              label="Submission"
              value={source.id}
              options={others.map((draft) => ({
                value: draft.id,
                label: [draftName(draft), draft.version.trim()].filter((part) => part !== '').join(' '),
              }))}
              onChoose={setChosen}
            />
          </div>
          <Button variant="secondary" onClick={() => void start(source)}>
            Start from it
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">There is none on this device yet.</p>
      )}
      {failure !== undefined && (
        <p role="alert" className="text-[0.8125rem] font-medium text-bad">
          {failure}
        </p>
      )}
    </Choice>
  );
}

/** One way to begin a submission. */
function Choice({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid min-w-0 grid-cols-1 content-start gap-3">
      <h3 className="flex flex-wrap items-center gap-2 text-sm font-semibold">
        {title}
        {aside}
      </h3>
      {children}
    </section>
  );
}
