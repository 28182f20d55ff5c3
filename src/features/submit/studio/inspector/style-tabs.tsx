import type { ComponentProps, ReactNode } from 'react';
import type { Design } from '@/domain/studio/design';
import { Tabs } from '@/components/tabs';
import type { OwnFiles } from '../../pictures/use-own-files';
import { BackgroundTab } from './background-tab';
import type { StyleControls } from './style-rows';
import { TextTab } from './text-tab';

export type StylePart = 'device' | 'text' | 'background';

/** The three parts of a style: layout, texts and background. */
export function StyleTabs({
  part,
  onPart,
  controls,
  design,
  locale,
  layout,
  files,
  onPanorama,
  ...ofSet
}: {
  /** The part that is shown; chosen by the tabs alone where it is not given. */
  part?: StylePart;
  onPart?: (part: StylePart) => void;
  controls: StyleControls;
  design: Design;
  locale: string;
  layout: { label: string; content: ReactNode };
  files: OwnFiles;
} & Pick<ComponentProps<typeof TextTab>, 'texts' | 'evenText'> &
  Pick<ComponentProps<typeof BackgroundTab>, 'onPanorama'>) {
  const { ownFonts, onOwnFont, onOwnImage } = files;
  return (
    <Tabs
      label="Parts of the style"
      {...(part && { value: part })}
      {...(onPart && { onChange: onPart })}
      items={[
        { id: 'device', ...layout },
        {
          id: 'text',
          label: 'Text',
          content: (
            <TextTab
              {...ofSet}
              locale={locale}
              controls={controls}
              ownFonts={ownFonts}
              onOwnFont={(file) => onOwnFont(file, controls.onChange)}
            />
          ),
        },
        {
          id: 'background',
          label: 'Background',
          content: (
            <BackgroundTab
              controls={controls}
              design={design}
              onPanorama={onPanorama}
              onOwnImage={(file) => onOwnImage(file, controls.onChange)}
            />
          ),
        },
      ]}
    />
  );
}
