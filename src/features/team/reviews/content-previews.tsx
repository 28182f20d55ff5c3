import { useMemo, useState } from 'react';
import { draftSources } from '@/components/store-preview/draft-sources';
import { PreviewSides, type PreviewSide } from '@/components/store-preview/preview-sides';
import type { PictureSources } from '@/components/store-preview/use-picture-urls';
import { platformsOf } from '@/model/app';
import { listingFor } from '@/domain/listings/store-texts';
import { bareContent, previewContent } from '@/domain/previews/preview-content';
import { draftToShow, type SharedDraft } from '@/domain/team-sync/shared-draft';
import type { SharedPictures } from '@/model/shared-picture';
import { withTeamPictures } from '@/domain/submissions/shared-pictures';
import type { ShownPicture } from '@/lib/team/use-pictures-of';
import type { EarlierContent } from './review-content';

/** The store’s page of the content that approval is asked for, beside that of the earlier one. */
export function ContentPreviews({
  asked,
  earlier,
  found,
}: {
  asked: SharedDraft;
  earlier: EarlierContent | undefined;
  found: ReadonlyMap<string, ShownPicture>;
}) {
  const [locale, setLocale] = useState(asked.defaultLocale);
  const sides = useMemo(() => {
    const now = sideOf('To approve', asked, locale, found);
    return earlier ? [sideOf(earlier.label, earlier.content, locale, found), now] : [now];
  }, [asked, earlier, found, locale]);
  const locales = [
    ...new Set([...Object.keys(asked.listings), ...Object.keys(earlier?.content.listings ?? {})]),
  ];
  return (
    <PreviewSides
      sides={sides}
      stores={platformsOf(asked.platform)}
      locale={locale}
      locales={locales}
      onLocale={setLocale}
    />
  );
}

function sideOf(
  label: string,
  content: Partial<SharedDraft>,
  locale: string,
  found: ReadonlyMap<string, ShownPicture>,
): PreviewSide {
  return {
    label,
    sources: sourcesOf(content, found),
    contentIn: (store) =>
      isWhole(content)
        ? previewContent(withTeamPictures(draftToShow(content)), { store, locale, device: 'phone' })
        : bareContent(
            listingFor({ listings: content.listings ?? {}, playTexts: content.playTexts }, store, locale),
            store,
            locale,
          ),
  };
}

/** Whether all of a content is known; of an import only the texts are. */
function isWhole(content: Partial<SharedDraft>): content is SharedDraft {
  return content.details !== undefined && content.builds !== undefined;
}

function sourcesOf(
  { teamPictures, builds = [] }: Partial<SharedDraft>,
  found: ReadonlyMap<string, ShownPicture>,
): PictureSources {
  const blobs = blobsOf(teamPictures, found);
  return draftSources(blobs, builds);
}

function blobsOf(pictures: SharedPictures = {}, found: ReadonlyMap<string, ShownPicture>) {
  return Object.entries(pictures).flatMap(([id, { preview = '' }]) => {
    const blob = found.get(preview);
    return blob instanceof Blob ? [{ id, blob }] : [];
  });
}
