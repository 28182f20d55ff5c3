import { PLAY_TYPE_LABELS } from 'virtual:catalog/play-data-types';
import type { ReactNode } from 'react';
import type { DetectedSdk, KnownCollection } from '@/domain/builds/sdk';
import { declaredApiText, declaredTypeText, EVIDENCE_LABELS, knownTypeText } from '@/domain/builds/sdk-texts';
import type { Platform } from '@/model/app';
import { Badge } from '@/components/badge';

/** Traces of one SDK that are shown; the others are counted. */
const TRACES_SHOWN = 4;

/** One SDK: version, where it was found, what its manifest declares and what it is known to collect. */
export function SdkDetails({ sdk, platform }: { sdk: DetectedSdk; platform: Platform }) {
  const { evidence, manifestPaths, declaredTypes, declaredApis, knownCollects } = sdk;
  const rest = evidence.length - TRACES_SHOWN;
  return (
    <li className="grid gap-1.5 text-sm">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <bdi className="font-medium [overflow-wrap:anywhere]">{sdk.name}</bdi>
        {sdk.version !== undefined && <span className="text-ink-soft tabular-nums">{sdk.version}</span>}
        {sdk.declaresTracking && <Badge tone="warn">Declares tracking</Badge>}
        {sdk.applePrivacyManifestRequired && <Badge tone="info">On Apple’s list</Badge>}
        {sdk.isKnown && !sdk.isConfirmed && <Badge>Likely</Badge>}
      </p>
      <dl className="grid gap-1.5 text-[0.8125rem]">
        <Row label="Found in">
          <ul>
            {evidence.slice(0, TRACES_SHOWN).map(({ kind, found }) => (
              <li key={`${kind} ${found}`}>
                {EVIDENCE_LABELS[kind]}: <span className="font-mono">{found}</span>
              </li>
            ))}
            {rest > 0 && <li>and {rest} more</li>}
          </ul>
        </Row>
        {sdk.applePrivacyManifestRequired && (
          <Row label="Apple asks for">
            A privacy manifest, and a signature where the SDK is added as a binary. Exporting an app signs it
            again, so the signature cannot be checked here.
          </Row>
        )}
        {manifestPaths.length > 0 && (
          <Row label="Its manifest declares">
            {declaredTypes.length === 0 ? (
              'No data types'
            ) : (
              <Texts texts={declaredTypes.map(declaredTypeText)} />
            )}
          </Row>
        )}
        {declaredApis.length > 0 && (
          <Row label="Its reasons for system APIs">
            <Texts texts={declaredApis.map(declaredApiText)} />
          </Row>
        )}
        {knownCollects && <KnownRows known={knownCollects} platform={platform} />}
      </dl>
    </li>
  );
}

/** Types known for the build's store; for the other one where nothing else was read. */
function KnownRows({ known, platform }: { known: KnownCollection; platform: Platform }) {
  const apple = platform === 'ios' || !known.play ? known.apple : undefined;
  const play = platform === 'android' || !known.apple ? known.play : undefined;
  return (
    <>
      {apple && (
        <Row label={apple.isGuess ? 'Likely on the App Store' : 'Known for the App Store'}>
          <Texts texts={apple.types.map(knownTypeText)} />
          <Source text={apple.source} />
        </Row>
      )}
      {play && (
        <Row label={play.isGuess ? 'Likely on Google Play' : 'Known for Google Play'}>
          <Texts texts={play.types.map((type) => PLAY_TYPE_LABELS[type])} />
          {play.isShared === true && <p>Also shared with others</p>}
          <Source text={play.source} />
        </Row>
      )}
    </>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 sm:grid-cols-[minmax(10rem,1fr)_3fr]">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return (
    <ul>
      {[...new Set(texts)].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

function Source({ text }: { text: string }) {
  return <p className="text-ink-faint">Source: {text}</p>;
}
