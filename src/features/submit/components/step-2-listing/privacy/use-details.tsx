import { useState } from 'react';
import { platformsOf, type Platform, type PlatformChoice } from '@/domain/apps/app';
import type { KnownDataKind } from '@/domain/privacy/data-kinds';
import { DATA_PURPOSES } from '@/domain/privacy/data-purposes';
import { inBothStores, setUse, type DataUse, type PrivacyAnswers } from '@/domain/privacy/privacy-answers';
import { openInUse } from '@/domain/privacy/privacy-questions';
import { isSame } from '@/domain/merge-records';
import { Button } from '@/components/button';
import type { AnswersChange } from './answers-change';
import { YesNo } from '../questions/question';
import { CheckList, RadioList, SubQuestion } from './answer-lists';

/**
 * How the chosen kinds of one topic are used. They are asked about together as long as their answers are the same,
 * because they mostly are.
 */
export function UseDetails({
  kinds,
  answers,
  platform,
  onChange,
}: {
  kinds: readonly KnownDataKind[];
  answers: PrivacyAnswers;
  platform: PlatformChoice;
  onChange: (change: AnswersChange) => void;
}) {
  const [isSplit, setSplit] = useState(false);
  const [first] = kinds;
  const partsOf = (kind: KnownDataKind): DataUse => answers.uses[kind.id] ?? {};
  const areSame = kinds.every((kind) => first && isSame(partsOf(kind), partsOf(first)));
  const change = (targets: readonly KnownDataKind[], use: DataUse) =>
    onChange((now) => targets.reduce((changed, { id }) => setUse(changed, id, use), now));
  const form = (targets: readonly KnownDataKind[]) => {
    const [shown] = targets;
    return (
      shown && (
        <UseForm
          key={shown.id}
          name={`privacy/${shown.id}`}
          title={targets.map(({ label }) => label).join(', ')}
          use={partsOf(shown)}
          platform={platform}
          tracks={answers.yesNo.tracking}
          onChange={(use) => change(targets, use)}
        />
      )
    );
  };
  if (kinds.length > 1 && areSame && !isSplit) {
    return (
      <>
        {form(kinds)}
        <span>
          <Button variant="quiet" size="small" onClick={() => setSplit(true)}>
            Answer for each of them separately
          </Button>
        </span>
      </>
    );
  }
  return kinds.map((kind) => form([kind]));
}

const RECEIVERS = [
  { id: 'us', label: 'You, or services that work for you' },
  { id: 'others', label: 'Other companies, for their own use' },
] as const;

function UseForm({
  name,
  title,
  use,
  platform,
  tracks,
  onChange,
}: {
  name: string;
  title: string;
  use: DataUse;
  platform: PlatformChoice;
  tracks: boolean | undefined;
  onChange: (use: DataUse) => void;
}) {
  const stores = platformsOf(platform).filter((each) => use.onlyIn === undefined || use.onlyIn === each);
  const isForGoogle = stores.includes('android');
  const isForApple = stores.includes('ios') && (use.isEphemeral !== true || use.isShared === true);
  const open = openInUse(use, stores, tracks);
  const receivers = [
    ...(use.isCollected === true ? ['us'] : []),
    ...(use.isShared === true ? ['others'] : []),
  ];
  return (
    <div role="group" aria-label={title} className="grid gap-3.5 rounded-control bg-sunken p-4">
      <p className="text-sm font-medium">{title}</p>
      <SubQuestion label="Who receives it?">
        <CheckList
          label={`${title}: who receives it?`}
          name={`${name}/receivers`}
          options={RECEIVERS}
          chosen={receivers}
          onChange={(chosen) =>
            onChange({ ...use, isCollected: chosen.includes('us'), isShared: chosen.includes('others') })
          }
        />
      </SubQuestion>
      <SubQuestion label="What is it for?">
        <CheckList
          label={`${title}: what is it for?`}
          name={`${name}/purposes`}
          options={DATA_PURPOSES}
          chosen={use.purposes ?? []}
          onChange={(purposes) => onChange({ ...use, purposes })}
        />
      </SubQuestion>
      {isForGoogle && use.isShared === true && (
        <SubQuestion label="What do the other companies use it for?">
          <CheckList
            label={`${title}: what do the other companies use it for?`}
            name={`${name}/sharing`}
            options={DATA_PURPOSES}
            chosen={use.sharingPurposes ?? []}
            onChange={(sharingPurposes) => onChange({ ...use, sharingPurposes })}
          />
        </SubQuestion>
      )}
      {isForGoogle && use.isCollected === true && (
        <SubQuestion label="Is it stored?">
          <RadioList
            label={`${title}: is it stored?`}
            name={`${name}/stored`}
            options={[
              { id: 'stored', label: 'Yes' },
              { id: 'moment', label: 'No, it is only used for the moment' },
            ]}
            value={use.isEphemeral === undefined ? undefined : use.isEphemeral ? 'moment' : 'stored'}
            onChange={(id) => onChange({ ...use, isEphemeral: id === 'moment' })}
          />
        </SubQuestion>
      )}
      {isForGoogle && (
        <SubQuestion label="Can users do without giving it?">
          <YesNo
            label={`${title}: can users do without giving it?`}
            name={`${name}/optional`}
            value={use.isOptional}
            onChange={(isOptional) => onChange({ ...use, isOptional })}
          />
        </SubQuestion>
      )}
      {isForApple && (
        <SubQuestion label="Is it stored with who the user is?">
          <YesNo
            label={`${title}: is it stored with who the user is?`}
            name={`${name}/linked`}
            value={use.isLinked}
            onChange={(isLinked) => onChange({ ...use, isLinked })}
          />
        </SubQuestion>
      )}
      {isForApple && tracks === true && (
        <SubQuestion label="Is it used for tracking?">
          <YesNo
            label={`${title}: is it used for tracking?`}
            name={`${name}/tracking`}
            value={use.isTracking}
            onChange={(isTracking) => onChange({ ...use, isTracking })}
          />
        </SubQuestion>
      )}
      {platform === 'both' && (
        <SubQuestion label="In which app?">
          <RadioList
            label={`${title}: in which app?`}
            name={`${name}/only-in`}
            options={STORE_OPTIONS}
            value={use.onlyIn ?? 'both'}
            onChange={(id) => onChange(inStore(use, id))}
          />
        </SubQuestion>
      )}
      {open.length > 0 && (
        <p className="text-[0.8125rem] text-warn">Still open: {open.map(({ hint }) => hint).join(' ')}</p>
      )}
    </div>
  );
}

const STORE_OPTIONS = [
  { id: 'both', label: 'Both' },
  { id: 'ios', label: 'Only iOS' },
  { id: 'android', label: 'Only Android' },
] as const satisfies readonly { id: Platform | 'both'; label: string }[];

function inStore(use: DataUse, store: Platform | 'both'): DataUse {
  return store === 'both' ? inBothStores(use) : { ...use, onlyIn: store };
}
