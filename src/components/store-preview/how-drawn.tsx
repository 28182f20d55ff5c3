import type { Platform } from '@/model/app';
import type { PreviewPage } from '@/domain/previews/layout-preview';
import { APP_STORE_PAGE, APP_STORE_SEARCH, PLAY_PAGE, PLAY_SEARCH, TABLET } from '@/domain/previews/measures';
import type { PreviewDevice } from '@/domain/previews/preview-content';
import { Disclosure } from '../disclosure';

const GROUPS = {
  ios: { search: APP_STORE_SEARCH, product: APP_STORE_PAGE },
  android: { search: PLAY_SEARCH, product: PLAY_PAGE },
} as const;

/** Where the measures of a preview come from. */
export function HowDrawn({
  store,
  page,
  device,
}: {
  store: Platform;
  page: PreviewPage;
  device: PreviewDevice;
}) {
  const group = device === 'tablet' ? TABLET : GROUPS[store][page];
  const unit = store === 'ios' ? 'points' : 'dp';
  const rows = (figures: Readonly<Record<string, number>>) =>
    Object.entries(figures)
      .map(([name, value]) => `${inWords(name)} ${Math.round(value * 100) / 100}`)
      .join(', ');
  return (
    <Disclosure title="How this is drawn">
      <div className="grid gap-2 text-[0.8125rem] text-ink-soft">
        <p>
          Drawn with the fonts of this browser, so a text may end a letter earlier or later than on a device.
          The store’s own labels are in English. Values marked “sample” are invented.
        </p>
        {Object.keys(group.measured).length > 0 && (
          <p>
            <span className="font-medium text-ink">Measured on real devices</span> ({group.seenOn}, {unit}):{' '}
            {rows(group.measured)}.
          </p>
        )}
        <p>
          <span className="font-medium text-ink">Estimated</span> ({unit}): {rows(group.inferred)}.
        </p>
      </div>
    </Disclosure>
  );
}

/** `buttonWidth` as `button width`. */
function inWords(name: string): string {
  return name.replaceAll(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`);
}
