import { useMemo } from 'react';
import { SampleBadge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { Tabs } from '@/components/tabs';
import type { JobState } from '@/lib/jobs/job';
import { hasDrawnText } from '@/lib/pdf/make-pdf';
import type { KitTab } from '../model/kit-tabs';
import type { MarketingKit } from '../model/marketing-kit';
import { pressReleasePdf } from '../model/press-pdf';
import type { BannerLook, MadeKit } from '../records';
import { BannerGallery } from './banner-gallery';
import { PostList } from './post-list';
import { PressReleaseEditor } from './press-release-editor';
import { ScriptList } from './script-list';

/** The kit's four parts. Banners are real; the texts are made from templates and have the badge. */
export function KitTabs({
  made: { appName, kit },
  look,
  tab,
  pdfState,
  hasPrevious,
  onTab,
  onLook,
  onEdit,
  onRestore,
  onCopy,
  onDownload,
  onDownloadPdf,
  onCancelPdf,
}: {
  made: MadeKit;
  look: BannerLook;
  tab: KitTab;
  pdfState: JobState<unknown>;
  hasPrevious: boolean;
  onTab: (tab: KitTab) => void;
  onLook: (look: BannerLook) => void;
  onEdit: (edit: (kit: MarketingKit) => MarketingKit) => void;
  onRestore: () => void;
  onCopy: (text: string) => void;
  onDownload: (name: string, extension: string, content: Blob | string) => void;
  onDownloadPdf: () => void;
  onCancelPdf: () => void;
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
          {hasPrevious && (
            <Button variant="secondary" size="small" onClick={onRestore}>
              Bring back my edited texts
            </Button>
          )}
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
              <PostList
                posts={kit.socialPosts}
                onEdit={(at, content) =>
                  onEdit((current) => ({
                    ...current,
                    socialPosts: replaced(current.socialPosts, at, content),
                  }))
                }
                onCopy={onCopy}
                onDownload={onDownload}
              />
            ),
          },
          {
            id: 'videos',
            label: 'Video Scripts',
            content: (
              <ScriptList
                scripts={kit.videoScripts}
                onEdit={(at, content) =>
                  onEdit((current) => ({
                    ...current,
                    videoScripts: replaced(current.videoScripts, at, content),
                  }))
                }
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
                release={kit.pressRelease}
                isDrawn={isDrawn}
                pdfState={pdfState}
                onEdit={(changes) =>
                  onEdit((current) => ({ ...current, pressRelease: { ...current.pressRelease, ...changes } }))
                }
                onCopy={onCopy}
                onDownloadPdf={onDownloadPdf}
                onCancelPdf={onCancelPdf}
              />
            ),
          },
        ]}
      />
    </Card>
  );
}

function replaced<Item extends { content: string }>(
  items: readonly Item[],
  at: number,
  content: string,
): Item[] {
  return items.map((item, index) => (index === at ? { ...item, content } : item));
}
