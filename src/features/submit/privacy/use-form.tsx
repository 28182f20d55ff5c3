import { DATA_PURPOSES } from 'virtual:catalog/data-purposes';
import type { Platform, PlatformChoice } from '@/model/app';
import type { DataUse } from '@/model/privacy-answers';
import { inBothStores, isInAppleLabel } from '@/domain/privacy/privacy-answers';
import { uncapitalized } from '@/domain/texts';
import { YesNo } from '@/components/choice';
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
  /** Open parts, as sentences. */
  open: readonly string[];
  onChange: (use: DataUse) => void;
}) {
  const isForGoogle = stores.includes('android');
  const isForApple = stores.includes('ios') && isInAppleLabel(use, tracks);
  const receivers = [
    ...(use.isCollected === true ? ['us'] : []),
    ...(use.isShared === true ? ['others'] : []),
  ];
  const labelOf = (question: string) => `${title}: ${uncapitalized(question)}`;
  const purposes = (key: 'purposes' | 'sharingPurposes', part: string, question: string) => (
    <SubQuestion label={question}>
      <CheckList
        label={labelOf(question)}
        name={`${name}/${part}`}
        options={DATA_PURPOSES}
        chosen={use[key] ?? []}
        onChange={(chosen) => onChange({ ...use, [key]: chosen })}
      />
    </SubQuestion>
  );
  const yesNo = (key: 'isOptional' | 'isLinked' | 'isTracking', part: string, question: string) => (
    <SubQuestion label={question}>
      <YesNo
        label={labelOf(question)}
        name={`${name}/${part}`}
        value={use[key]}
        onChange={(answer) => onChange({ ...use, [key]: answer })}
      />
    </SubQuestion>
  );
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
      {purposes('purposes', 'purposes', 'What is it for?')}
      {isForGoogle &&
        use.isShared === true &&
        purposes('sharingPurposes', 'sharing', 'What do the other companies use it for?')}
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
      {isForGoogle && yesNo('isOptional', 'optional', 'Can users choose not to provide it?')}
      {isForApple && yesNo('isLinked', 'linked', 'Is it linked to the user’s identity?')}
      {isForApple && tracks === true && yesNo('isTracking', 'tracking', 'Is it used for tracking?')}
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
