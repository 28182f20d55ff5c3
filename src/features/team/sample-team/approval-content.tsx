import { countOf } from '@/domain/texts';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { buildLabel } from '@/domain/builds/build-label';
import { Badge } from '@/components/badge';
import { Disclosure, Summary } from '@/components/disclosure';
import { lazyPart } from '@/components/lazy-part';
import { MarkedText } from '@/components/findings/marked-text';
import { findingLook } from '@/components/findings/severity-looks';
import { submitPath } from '@/config/paths';
import { fieldChanges, requestFindings, storeTextsOf } from '../reviews/approval-content';
import type { ApprovalRequest } from '../records';

const BuildChanges = lazyPart(() =>
  import('@/components/findings/build-changes').then((module) => module.BuildChanges),
);
const ChangeSections = lazyPart(() =>
  import('@/components/findings/change-sections').then((module) => module.ChangeSections),
);
const PreviewPair = lazyPart(() =>
  import('@/components/store-preview/preview-pair').then((module) => module.PreviewPair),
);

/** Content to approve: the texts next to the previous ones, the findings about them, and the package. */
export function ApprovalContent({ request }: { request: ApprovalRequest }) {
  const changes = useMemo(() => fieldChanges(request), [request]);
  const findings = useMemo(() => requestFindings(request), [request]);
  const changed = changes.filter((each) => each.isChanged);
  return (
    <details className="mt-4 rounded-control border">
      <Summary
        title={`What is being approved: ${countOf(changed.length, 'changed text')}, ${countOf(findings.length, 'finding')}`}
      />
      <div className="flex flex-col gap-5 border-t p-4">
        <section>
          <h3 className="mb-2 text-sm font-semibold">
            {request.previousVersion
              ? `Texts, ${request.previousVersion} compared with ${request.version}`
              : 'Texts of the first version'}
          </h3>
          {changed.length === 0 && <p className="text-sm text-ink-soft">No text has changed.</p>}
          <dl className="flex flex-col gap-3">
            {changed.map(({ field, label, changes: parts }) => (
              <div key={field}>
                <dt className="text-[0.8125rem] font-medium text-ink-soft">{label}</dt>
                <dd className={request.previousTexts ? 'mt-1 grid gap-2 sm:grid-cols-2' : 'mt-1'}>
                  {request.previousTexts && (
                    <div className="rounded-control bg-sunken p-2">
                      <p className="text-xs text-ink-faint">Before</p>
                      <MarkedText changes={parts} side="before" lang={request.locale} />
                    </div>
                  )}
                  <div className="rounded-control bg-sunken p-2">
                    {request.previousTexts && <p className="text-xs text-ink-faint">Now</p>}
                    <MarkedText changes={parts} side="after" lang={request.locale} />
                  </div>
                </dd>
              </div>
            ))}
          </dl>
        </section>
        {request.previousTexts && (
          <Disclosure title="Before and after, as the stores show it">
            <PreviewPair
              before={{
                label: `Before: ${request.previousVersion ?? 'the last version'}`,
                texts: storeTextsOf(request.previousTexts, request.locale),
              }}
              after={{ label: `Now: ${request.version}`, texts: storeTextsOf(request.texts, request.locale) }}
              locale={request.locale}
              platforms={request.platforms}
              draftId={request.draftId}
            />
          </Disclosure>
        )}
        {request.buildChanges?.map((change) => (
          <section key={change.platform}>
            <h3 className="mb-2 text-sm font-semibold">
              {change.platform === 'ios' ? 'iOS' : 'Android'} build, {buildLabel(change.before)} compared with{' '}
              {buildLabel(change.after)}
            </h3>
            <BuildChanges change={change} />
          </section>
        ))}
        {request.answerChanges && (
          <section>
            <h3 className="mb-2 text-sm font-semibold">Answers to the stores’ questions</h3>
            <ChangeSections sections={request.answerChanges} headingLevel={4} />
          </section>
        )}
        <section>
          <h3 className="mb-2 text-sm font-semibold">Checks</h3>
          {findings.length === 0 ? (
            <p className="text-sm text-ink-soft">Nothing in these texts is known to be refused.</p>
          ) : (
            <ul className="flex flex-col gap-2">
              {findings.map((finding) => (
                <li key={finding.id} className="flex flex-wrap items-baseline gap-2 text-sm">
                  <Badge tone={findingLook(finding).tone}>{findingLook(finding).label}</Badge>
                  <span className="min-w-0 flex-1 break-words">
                    {finding.title} <span className="text-ink-soft">{finding.fix}</span>
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
        <section>
          <h3 className="mb-2 text-sm font-semibold">Package</h3>
          <ul className="list-disc pl-5 text-sm">
            {request.packageContents.map((item) => (
              <li key={item} className="break-words">
                {item}
              </li>
            ))}
          </ul>
          {request.draftId && (
            <Link
              to={submitPath({ draft: request.draftId, step: 'submit' })}
              className="mt-2 inline-block text-sm font-medium text-accent underline"
            >
              Open the draft
            </Link>
          )}
        </section>
      </div>
    </details>
  );
}
