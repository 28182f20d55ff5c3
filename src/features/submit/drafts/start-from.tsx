import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { SampleBadge } from '@/components/badge';
import { buttonLook } from '@/components/button';
import { Card } from '@/components/card';
import { lazyPart } from '@/components/lazy-part';
import { submitPath } from '@/config/paths';
import { DEMO_NAMES, type DemoName } from '../demo/demo-names';
import { Choice } from './choice';

const DEMO_TITLES: Record<DemoName, string> = { lacedUp: 'LacedUp', pawPal: 'PawPal' };

/** As high as without an earlier submission. */
const EarlierDrafts = lazyPart(
  () => import('./earlier-drafts').then((module) => module.EarlierDrafts),
  <div className="min-h-13" />,
);

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
