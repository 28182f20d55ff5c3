import { Link } from 'react-router-dom';
import { SampleBadge } from '@/components/badge';
import { buttonLook } from '@/components/button';
import { Card } from '@/components/card';
import { submitPath } from '@/config/paths';
import type { BuildInfo } from '@/model/build-info';
import { SampleBuilds } from '../build/sample-builds';
import { DEMO_NAMES, type DemoName } from '../demo/demo-names';

const DEMO_TITLES: Record<DemoName, string> = { lacedUp: 'LacedUp', pawPal: 'PawPal' };

/** Invented builds and complete submissions, for users who want to look around first. */
export function SamplePanel({
  builds,
  onChoose,
}: {
  builds: readonly BuildInfo[];
  onChoose: (build: BuildInfo) => void;
}) {
  return (
    <div className="grid gap-5">
      <SampleBuilds builds={builds} onChoose={onChoose} />
      <Card
        title="A demo"
        description="A complete sample submission for both stores."
        aside={<SampleBadge kind="Sample data" />}
      >
        <div className="flex flex-wrap gap-2">
          {DEMO_NAMES.map((demo) => (
            <Link key={demo} to={submitPath({ demo })} className={buttonLook({ variant: 'secondary' })}>
              {DEMO_TITLES[demo]}
            </Link>
          ))}
        </div>
      </Card>
    </div>
  );
}
