import { formatNumber } from '@/domain/texts';
import { useMemo, type ComponentProps } from 'react';
import { SampleBadge } from '@/components/badge';
import { SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { CharacterCount } from '@/components/field';
import { Tabs } from '@/components/tabs';
import { hasDrawnText } from '@/lib/pdf/make-pdf';
import type { KitTab } from '../model/kit-tabs';
import type { MarketingKit, SocialPost, VideoScript } from '../model/marketing-kit';
import { networkOf } from '../model/networks';
import { pressReleasePdf } from '../model/press-pdf';
import type { BannerLook, MadeKit } from '../records';
import { BannerGallery } from './banner-gallery';
import { PressReleaseEditor } from './press-release-editor';
import { TextList } from './text-list';

/** The kit's four parts. Banners are real; the texts are made from templates and have the badge. */
export function KitTabs({
  made: { appName, kit },
  look,
  tab,
  hasPrevious,
  onTab,
  onLook,
  onEdit,
  onRestore,
  onCopy,
  onDownload,
  ...pdf
}: Pick<
  ComponentProps<typeof PressReleaseEditor>,
  'pdfState' | 'onCopy' | 'onDownloadPdf' | 'onCancelPdf'
> & {
  made: MadeKit;
  look: BannerLook;
  tab: KitTab;
  hasPrevious: boolean;
  onTab: (tab: KitTab) => void;
  onLook: (look: BannerLook) => void;
  onEdit: (edit: (kit: MarketingKit) => MarketingKit) => void;
  onRestore: () => void;
  onDownload: (name: string, extension: string, content: Blob | string) => void;
}) {
  const isDrawn = useMemo(
    () => hasDrawnText(pressReleasePdf(kit.pressRelease, appName, 0)),
    [appName, kit.pressRelease],
  );
  return (
    <Card
      title={`Kit for ${appName}`}
      className="min-w-0"
      aside={
        <div className="flex flex-wrap items-center gap-3">
          {tab !== 'banners' && <SampleBadge kind="Simulated" />}
          {hasPrevious && <SmallButton onClick={onRestore}>Bring back my edited texts</SmallButton>}
        </div>
      }
    >
      <Tabs
        label="Marketing kit"
        value={tab}
        onChange={onTab}
        items={[
          {
            id: 'banners',
            label: 'Banners',
            content: (
              <BannerGallery
                appName={appName}
                banners={kit.banners}
                look={look}
                onLook={onLook}
                onCopy={onCopy}
                onDownload={onDownload}
              />
            ),
          },
          {
            id: 'social',
            label: 'Social Posts',
            content: (
              <TextList
                items={kit.socialPosts}
                rows={9}
                about={aboutPost}
                onEdit={(edit) => onEdit((now) => ({ ...now, socialPosts: edit(now.socialPosts) }))}
                onCopy={onCopy}
                onDownload={onDownload}
              />
            ),
          },
          {
            id: 'videos',
            label: 'Video Scripts',
            content: (
              <TextList
                items={kit.videoScripts}
                rows={16}
                about={aboutScript}
                onEdit={(edit) => onEdit((now) => ({ ...now, videoScripts: edit(now.videoScripts) }))}
                onCopy={onCopy}
                onDownload={onDownload}
              />
            ),
          },
          {
            id: 'press',
            label: 'Press Release',
            content: (
              <PressReleaseEditor
                {...pdf}
                release={kit.pressRelease}
                isDrawn={isDrawn}
                onEdit={(changes) =>
                  onEdit((current) => ({ ...current, pressRelease: { ...current.pressRelease, ...changes } }))
                }
                onCopy={onCopy}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

/** Counts a post as its network counts. */
function aboutPost({ platform, content }: SocialPost) {
  const network = networkOf(platform);
  if (!network) return {};
  const limit = `${platform} allows ${formatNumber(network.limit)} characters.`;
  return {
    hint: `${limit} ${network.note ?? ''}`,
    aside: <CharacterCount count={network.count(content)} limit={network.limit} />,
  };
}

function aboutScript({ platform }: VideoScript) {
  return { hint: `For ${platform}. The voice-over is shortened to what can be said in the time.` };
}
