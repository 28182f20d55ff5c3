import type { Platform, PlatformChoice } from '@/domain/apps/app';
import { DATA_PURPOSES } from '@/domain/privacy/data-purposes';
import { inBothStores, type DataUse } from '@/domain/privacy/privacy-answers';
import { YesNo } from '../questions/question';
import { CheckList, RadioList, StillOpen, SubQuestion } from './answer-lists';

const RECEIVERS = [
  { id: 'us', label: 'You, or services that work for you' },
  { id: 'others', label: 'Other companies, for their own use' },
] as const;

/** Everything that the stores ask about one kind of data, or about several with the same answers. */
export function UseForm({
  name,
  title,
  use,
  platform,
  stores,
  tracks,
  open,
  onChange,
}: {
  name: string;
  title: string;
  use: DataUse;
  platform: PlatformChoice;
  /** The stores whose apps use it. */
  stores: readonly Platform[];
  tracks: boolean | undefined;
  /** What is still open, as sentences. */
  open: readonly string[];
  onChange: (use: DataUse) => void;
}) {
  const isForGoogle = stores.includes('android');
  const isForApple = stores.includes('ios') && (use.isEphemeral !== true || use.isShared === true);
  const receivers = [
    ...(use.isCollected === true ? ['us'] : []),
    ...(use.isShared === true ? ['others'] : []),
  ];
  return (
    <>
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
              { id: 'moment', label: 'No, it is only processed in memory' },
            ]}
            value={use.isEphemeral === undefined ? undefined : use.isEphemeral ? 'moment' : 'stored'}
            onChange={(id) => onChange({ ...use, isEphemeral: id === 'moment' })}
          />
        </SubQuestion>
      )}
      {isForGoogle && (
        <SubQuestion label="Can users choose not to provide it?">
          <YesNo
            label={`${title}: can users choose not to provide it?`}
            name={`${name}/optional`}
            value={use.isOptional}
            onChange={(isOptional) => onChange({ ...use, isOptional })}
          />
        </SubQuestion>
      )}
      {isForApple && (
        <SubQuestion label="Is it linked to the user’s identity?">
          <YesNo
            label={`${title}: is it linked to the user’s identity?`}
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
      {open.length > 0 && <StillOpen hints={open} />}
    </>
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
