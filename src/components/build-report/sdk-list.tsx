import { useMemo, useState } from 'react';
import { detectSdks } from '@/domain/builds/detect-sdks';
import type { BuildInfo } from '@/model/build-info';
import type { DetectedSdk } from '@/domain/builds/sdk';
import { frameworkNames, groupSdks, type SdkGroup } from '@/domain/builds/sdk-texts';
import { countOf, foldText } from '@/domain/texts';
import { Disclosure } from '@/components/disclosure';
import { Notice } from '@/components/notice';
import { SearchField } from '@/components/search-field';
import { SdkDetails } from './sdk-details';

/** Above this many entries a list has a search field. */
const MANY = 12;
/** Names of a group that are shown while it is closed. */
const NAMES_SHOWN = 4;

/** The SDKs and libraries in a build by purpose: what a publisher answers for, whoever added it. */
export function SdkList({ build }: { build: BuildInfo }) {
  const [query, setQuery] = useState('');
  const sdks = useMemo(() => detectSdks(build), [build]);
  if (!sdks) {
    return (
      <p className="text-sm text-ink-soft">
        {build.isSample === true
          ? 'A sample build has no file to read.'
          : 'This build was read by an earlier version of StorePilot. Choose the file again to see its SDKs.'}
      </p>
    );
  }
  const shown = sdks.filter((sdk) => matches(sdk, query));
  const framework = frameworkNames(sdks);
  return (
    <div className="grid gap-3">
      <p className="text-sm text-ink-soft">
        {framework !== undefined && `Built with ${framework}. `}
        {summaryOf(sdks)}
      </p>
      {build.traces?.problems.map((problem) => (
        <Notice key={problem} tone="warn">
          {problem}
        </Notice>
      ))}
      {sdks.length > MANY && (
        <SearchField
          label={`Search the SDKs of ${build.fileName}`}
          placeholder="Name, coordinates, class or file"
          value={query}
          onChange={setQuery}
        />
      )}
      <p role="status" className={query.trim() === '' ? 'sr-only' : 'text-sm text-ink-soft'}>
        {query.trim() !== '' &&
          (shown.length === 0
            ? 'Nothing in this build matches.'
            : `${countOf(shown.length, 'match', 'matches')}.`)}
      </p>
      <div className="grid gap-2">
        {groupSdks(shown).map((group) => (
          <Group
            key={`${group.purpose} ${query.trim() !== ''}`}
            group={group}
            platform={build.platform}
            isOpen={query.trim() !== ''}
          />
        ))}
      </div>
    </div>
  );
}

function Group({
  group,
  platform,
  isOpen,
}: {
  group: SdkGroup;
  platform: BuildInfo['platform'];
  isOpen: boolean;
}) {
  const names = group.sdks.slice(0, NAMES_SHOWN).map(({ name }) => name);
  const rest = group.sdks.length - names.length;
  return (
    <Disclosure
      title={
        <span className="flex flex-wrap gap-x-2">
          {group.label}{' '}
          <span className="font-normal text-ink-soft [overflow-wrap:anywhere]">
            {names.join(', ')}
            {rest > 0 && ` and ${rest} more`}
          </span>
        </span>
      }
      aside={group.sdks.length}
      isOpenAtFirst={isOpen}
    >
      <ul aria-label={group.label} className="grid gap-4">
        {group.sdks.map((sdk) => (
          <SdkDetails key={sdk.id} sdk={sdk} platform={platform} />
        ))}
      </ul>
    </Disclosure>
  );
}

function summaryOf(sdks: readonly DetectedSdk[]): string {
  if (sdks.length === 0) return 'No SDK or library was recognised.';
  const collecting = sdks.filter(
    ({ knownCollects, declaredTypes }) => knownCollects !== undefined || declaredTypes.length > 0,
  ).length;
  const all = countOf(sdks.length, 'SDK or library', 'SDKs and libraries');
  if (collecting === 0) return `${all}; none of them is known to collect data.`;
  return `${all}; ${countOf(collecting, 'of them is', 'of them are')} known to collect data, which your privacy answers have to include.`;
}

function matches(sdk: DetectedSdk, query: string): boolean {
  const texts = [sdk.name, sdk.id, ...sdk.coordinates, ...sdk.evidence.map(({ found }) => found)];
  return foldText(texts.join('\n')).includes(foldText(query.trim()));
}
