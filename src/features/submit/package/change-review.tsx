import { useDeferredValue, useMemo } from 'react';
import type { Baseline } from '@/domain/baseline/baseline';
import { draftDiff, type FieldDiff, type LocaleDiff, pictureDiffText } from '@/domain/baseline/draft-diff';
import { localeLabel } from '@/domain/locales/product-locales';
import type { SubmissionDraft } from '@/model/draft';
import { countOf } from '@/domain/texts';
import { Badge } from '@/components/badge';
import { Card } from '@/components/card';
import { Disclosure } from '@/components/disclosure';
import { MarkedText } from '@/components/findings/marked-text';

const STATES = { changed: 'Changed', new: 'New language', removed: 'No longer in the draft' } as const;

/** Everything that an update changes against the imported listing, one readable diff per locale. */
export function ChangeReview({ draft, baseline }: { draft: SubmissionDraft; baseline: Baseline }) {
  const compared = useDeferredValue(draft);
  const { locales, details } = useMemo(() => draftDiff(compared, baseline), [compared, baseline]);
  const isSame = locales.length === 0 && details.length === 0;
  return (
    <Card
      title="What changes in the stores"
      headingLevel={3}
      description={
        isSame ? (
          <>
            Nothing differs from <bdi>{baseline.name}</bdi>.
          </>
        ) : (
          <>
            Compared with <bdi>{baseline.name}</bdi>. Struck-through words are removed, highlighted words are
            added. The package contains the same diff as changes.html and changes.md.
          </>
        )
      }
      className="break-inside-avoid-page"
    >
      {!isSame && (
        <div className="grid gap-3">
          {locales.map((each) => (
            <Disclosure
              key={each.locale}
              title={localeLabel(each.locale)}
              aside={summary(each)}
              isOpenAtFirst={locales.length <= 3}
            >
              <LocaleChanges diff={each} />
            </Disclosure>
          ))}
          {details.length > 0 && (
            <Disclosure
              title="For the stores"
              aside={countOf(details.length, 'change')}
              isOpenAtFirst={locales.length <= 3}
            >
              <Fields fields={details} />
            </Disclosure>
          )}
        </div>
      )}
    </Card>
  );
}

function LocaleChanges({ diff: { locale, state, fields, pictures } }: { diff: LocaleDiff }) {
  return (
    <>
      {state !== 'changed' && (
        <p>
          <Badge tone={state === 'new' ? 'good' : 'neutral'}>{STATES[state]}</Badge>
        </p>
      )}
      <Fields fields={fields} locale={locale} />
      {pictures && <p className="text-sm text-ink-soft">{pictureDiffText(pictures)}</p>}
    </>
  );
}

function Fields({ fields, locale }: { fields: readonly FieldDiff[]; locale?: string }) {
  return (
    <dl className="grid gap-4">
      {fields.map(({ field, label, stores, state, changes }) => (
        <div key={`${field} ${stores.join(' ')}`} className="grid min-w-0 gap-1">
          <dt className="flex flex-wrap items-center gap-2 text-sm font-medium">
            {label}
            {state === 'new' && <Badge tone="good">New</Badge>}
          </dt>
          <dd className="min-w-0">
            <MarkedText changes={changes} side="both" {...(locale !== undefined && { lang: locale })} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function summary({ fields, pictures }: LocaleDiff): string {
  return [fields.length > 0 && countOf(fields.length, 'text'), pictures && 'pictures']
    .filter((part) => typeof part === 'string')
    .join(', ');
}
