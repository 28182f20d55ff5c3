import { memo, type ReactNode } from 'react';
import { WIZARD_STEP_NUMBERS, type WizardStep } from '@/model/wizard-step';
import { directionOf, localeLabel } from '@/domain/locales/product-locales';
import { submittedBuilds } from '@/model/build-info';
import type { SubmissionDraft } from '@/model/draft';
import { missingPicturesNote } from '@/domain/submissions/shared-pictures';
import { SampleBadge } from '@/components/badge';
import { QuietButton, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { Summary } from '@/components/disclosure';
import { clipText } from '@/domain/texts';
import { PLATFORM_CHOICES } from '@/model/app';
import { FIELD_LABELS } from '@/domain/submissions/field-labels';
import { listingOf, localesOf } from '../wizard/draft-changes';
import { formatBytes } from '@/domain/format-bytes';
import {
  detailRows,
  imageGroups,
  missingTexts,
  playRows,
  submittedImages,
  textRows,
  type ReviewRow,
} from './review-rows';
import { BlobImage } from '@/components/blob-image';
import type { GoToStep } from '../wizard/wizard-events';

/** More languages than this are collapsed, except for the main one. */
const MOST_EXPANDED = 3;

/** Most characters of an app name beside its language. */
const TITLE_IN_ROW = 40;

interface ReviewProps {
  draft: SubmissionDraft;
  onGoTo: GoToStep;
}

/** The build and the answers that are the same in every language. The parts do not re-render while the package is made. */
export const Review = memo(function Review({ draft, onGoTo }: ReviewProps) {
  const { title } = listingOf(draft, draft.defaultLocale);
  const builds = submittedBuilds(draft.builds, draft.platform);
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-2">
      <ReviewCard title="App and build" step="build" onEdit={() => onGoTo('build')}>
        <Rows
          rows={[
            { label: 'App Name', value: title.trim() },
            { label: 'Bundle ID', value: draft.bundleId.trim() },
            ...(draft.androidId?.trim()
              ? [{ label: FIELD_LABELS.androidId, value: draft.androidId.trim() }]
              : []),
            { label: 'Version', value: draft.version.trim() },
            { label: 'Platform', value: PLATFORM_CHOICES[draft.platform] },
            { label: 'Build Type', value: 'Release' },
            { label: 'Kind', value: draft.details.isUpdate ? 'Update of a released app' : 'First version' },
          ]}
        />
        <ul className="mt-4 grid gap-2 text-sm">
          {builds.length === 0 && <li className="text-ink-soft">No build was chosen.</li>}
          {builds.map((build) => (
            <li key={build.platform} className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <bdi className="font-medium [overflow-wrap:anywhere]">{build.fileName}</bdi>
              <span className="text-ink-soft">
                {PLATFORM_CHOICES[build.platform]} · {build.identity.version ?? 'no version'} (
                {build.identity.buildNumber ?? 'no build number'}) · {formatBytes(build.fileSize)}
              </span>
              {build.isSample === true && <SampleBadge kind="Sample data" />}
            </li>
          ))}
        </ul>
      </ReviewCard>
      <ReviewCard title="For the stores" step="listing" onEdit={() => onGoTo('listing')}>
        <Rows rows={detailRows(draft)} />
      </ReviewCard>
    </div>
  );
});

/** The texts in every language. */
export const TextReview = memo(function TextReview({ draft, onGoTo }: ReviewProps) {
  const locales = localesOf(draft);
  const expanded = locales.length > MOST_EXPANDED ? [draft.defaultLocale] : locales;
  const collapsed = locales.filter((locale) => !expanded.includes(locale));
  return (
    <div className={`grid grid-cols-1 items-start gap-5 ${expanded.length > 1 ? 'xl:grid-cols-2' : ''}`}>
      {expanded.map((locale) => (
        <ReviewCard
          key={locale}
          title={`Texts in ${localeLabel(locale)}`}
          step="listing"
          onEdit={() => onGoTo('listing', locale)}
        >
          <Texts draft={draft} locale={locale} />
        </ReviewCard>
      ))}
      {collapsed.length > 0 && (
        <Card title={`Texts in ${collapsed.length} more languages`} headingLevel={3}>
          <div className="grid gap-2">
            {collapsed.map((locale) => (
              <details key={locale} className="rounded-control border">
                <Summary
                  title={localeLabel(locale)}
                  aside={
                    <span lang={locale} dir={directionOf(locale)} className="max-sm:hidden">
                      {clipText(listingOf(draft, locale).title.trim(), TITLE_IN_ROW)}
                    </span>
                  }
                />
                <div className="grid gap-3 border-t p-4">
                  <Texts draft={draft} locale={locale} />
                  <span data-print="hide">
                    <SmallButton onClick={() => onGoTo('listing', locale)}>
                      Change in step 2<span className="sr-only">: Texts in {localeLabel(locale)}</span>
                    </SmallButton>
                  </span>
                </div>
              </details>
            ))}
          </div>
        </Card>
      )}
    </div>
  );
});

/** The pictures, one row for each place in the stores. */
export const PictureReview = memo(function PictureReview({ draft, onGoTo }: ReviewProps) {
  const lacking = missingPicturesNote(draft);
  return (
    <ReviewCard title="Pictures" step="screenshots" onEdit={() => onGoTo('screenshots')}>
      {lacking !== undefined && <p className="mb-3 text-sm text-warn">{lacking}</p>}
      {submittedImages(draft.images).length === 0 && lacking === undefined && (
        <p className="text-sm text-ink-soft">There are no pictures yet.</p>
      )}
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        {imageGroups(draft.images).map((group) => (
          <section key={`${group.locale} ${group.title}`} className="min-w-0">
            <h4 className="text-sm font-medium">
              {group.title} <span className="font-normal text-ink-soft">· {localeLabel(group.locale)}</span>
            </h4>
            <ul
              className="mt-2 flex gap-2 overflow-x-auto print:flex-wrap"
              // Scrolls with the arrow keys where it is wider than the page.
              tabIndex={0}
              aria-label={`${group.title}, ${localeLabel(group.locale)}`}
            >
              {group.images.map((image) => (
                <li key={image.id} className="shrink-0 text-center">
                  <BlobImage
                    blob={image.blob}
                    alt={image.description ?? image.fileName}
                    width={image.width}
                    height={image.height}
                    className="h-24 w-auto rounded-control border bg-sunken object-contain"
                  />
                  <span className="text-xs text-ink-faint tabular-nums">
                    {image.width}x{image.height}
                  </span>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </ReviewCard>
  );
});

function Texts({ draft, locale }: { draft: SubmissionDraft; locale: string }) {
  const listing = listingOf(draft, locale);
  const missing = missingTexts(listing);
  return (
    <div>
      <Rows rows={[...textRows(listing), ...playRows(draft, locale)]} locale={locale} />
      {missing.length > 0 && (
        <p className="mt-3 text-[0.8125rem] text-ink-faint">Not given: {missing.join(', ')}</p>
      )}
    </div>
  );
}

function ReviewCard({
  title,
  step,
  onEdit,
  children,
}: {
  title: string;
  step: WizardStep;
  onEdit: () => void;
  children: ReactNode;
}) {
  return (
    <Card
      title={title}
      headingLevel={3}
      aside={
        <span data-print="hide">
          <QuietButton onClick={onEdit}>
            Change in step {WIZARD_STEP_NUMBERS[step]}
            <span className="sr-only">: {title}</span>
          </QuietButton>
        </span>
      }
      className="break-inside-avoid-page"
    >
      {children}
    </Card>
  );
}

function Rows({ rows, locale }: { rows: readonly ReviewRow[]; locale?: string }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm">
      {rows.map(({ label, value }) => (
        <div key={label} className="grid gap-x-6 sm:grid-cols-[12rem_1fr]">
          <dt className="text-ink-soft">{label}</dt>
          <dd
            className="min-w-0 whitespace-pre-line [overflow-wrap:anywhere]"
            {...(locale !== undefined && { lang: locale, dir: directionOf(locale) })}
          >
            {value === '' ? <span className="text-ink-faint">Not given</span> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
