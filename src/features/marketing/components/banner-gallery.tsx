import { BlobImage } from '@/components/blob-image';
import { SmallButton } from '@/components/button';
import { JobProgress } from '@/components/job-progress';
import { BANNER_SIZES } from '@/domain/drawing/banner-sizes';
import type { Banner } from '../model/marketing-kit';
import type { BannerLook } from '../records';
import { useBanners, type DrawnBanner } from '../hooks/use-banners';
import { BannerLookForm } from './banner-look-form';
import { ItemActions } from './item-actions';

/** The three banners, drawn at their exact sizes. */
export function BannerGallery({
  appName,
  banners,
  look,
  onLook,
  onCopy,
  onDownload,
}: {
  appName: string;
  banners: readonly Banner[];
  look: BannerLook;
  onLook: (look: BannerLook) => void;
  onCopy: (text: string) => void;
  onDownload: (name: string, extension: string, content: Blob) => void;
}) {
  const { state, cancel, draw, drawn } = useBanners(appName, banners, look);
  return (
    <>
      <BannerLookForm look={look} onChange={onLook} />
      {state.status !== 'done' && (
        <div className="mb-5 flex flex-col items-start gap-3 [&>:first-child]:w-full">
          <JobProgress state={state} onCancel={cancel} />
          {(state.status === 'failed' || state.status === 'cancelled') && (
            <SmallButton onClick={draw}>Draw again</SmallButton>
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {state.status === 'done' && `${banners.length} banners are drawn.`}
      </p>
      <ul className="grid gap-6 xl:grid-cols-2">
        {banners.map((banner) => (
          <BannerFigure
            key={banner.platform}
            appName={appName}
            banner={banner}
            drawn={drawn.get(banner.platform)}
            onCopy={onCopy}
            onDownload={onDownload}
          />
        ))}
      </ul>
    </>
  );
}

function BannerFigure({
  appName,
  banner: { platform, title, content, dimensions },
  drawn,
  onCopy,
  onDownload,
}: {
  appName: string;
  banner: Banner;
  drawn: DrawnBanner | undefined;
  onCopy: (text: string) => void;
  onDownload: (name: string, extension: string, content: Blob) => void;
}) {
  const size = BANNER_SIZES.find((each) => each.platform === platform);
  return (
    <li className={`min-w-0 ${platform === 'Website' ? 'xl:col-span-2' : ''}`}>
      <figure>
        <div
          className="overflow-hidden rounded-control border bg-sunken"
          style={{ aspectRatio: size && `${size.width} / ${size.height}` }}
        >
          {drawn && (
            <BlobImage
              blob={drawn.blob}
              alt={`${title}: ${appName}, ${content}`}
              width={size?.width}
              height={size?.height}
              className="block h-auto w-full"
            />
          )}
        </div>
        <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm font-semibold">
            {platform}
            <span className="ml-2 font-normal text-ink-faint tabular-nums">{dimensions}</span>
          </p>
          <ItemActions
            name={title}
            downloadLabel="Download PNG"
            onCopy={() => onCopy(`${appName}\n${content}`)}
            onDownload={drawn && (() => onDownload(`${title} ${dimensions}`, 'png', drawn.blob))}
          />
        </figcaption>
        {drawn?.isTextCut && (
          <p className="mt-1 text-[0.8125rem] text-warn">
            The name or the tagline is too long for this banner and ends in an ellipsis.
          </p>
        )}
      </figure>
    </li>
  );
}
