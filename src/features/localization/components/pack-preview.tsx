import { Dialog } from '@/components/dialog';
import { NameTile } from '@/components/apps/name-tile';
import { directionOf, localeLabel } from '@/domain/locales/product-locales';
import { copy } from 'virtual:catalog/localization-copy';
import { MARKET_CODES, type LocalizationPack } from '../model/localization';

/** How a store's page would look with the pack's texts, in the reading direction of its language. */
export function PackPreview({ pack, onClose }: { pack: LocalizationPack; onClose: () => void }) {
  const { code, content } = pack;
  const market = MARKET_CODES.find((each) => each === code);
  const words = market ? copy[market].store : { get: 'Get', description: 'Description' };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Preview"
      description={`How a store page may look in ${localeLabel(code)}. The stores change their design often.`}
      size="large"
    >
      <div
        role="group"
        aria-label="Store page"
        tabIndex={0} // scrolled with the keyboard: nothing else in it takes the focus
        lang={code}
        dir={directionOf(code)}
        className="rounded-card border bg-canvas p-5 [overflow-wrap:anywhere]"
      >
        <div className="flex items-start gap-4">
          <NameTile name={content.title} size="large" />
          <div className="min-w-0 flex-1">
            <h3 className="text-lg leading-snug font-semibold">{content.title}</h3>
            <p className="text-sm text-ink-soft">{content.subtitle}</p>
            <span className="mt-2.5 inline-block rounded-full bg-accent px-5 py-1 text-sm font-semibold text-on-accent">
              {words.get}
            </span>
          </div>
        </div>
        {content.shortDescription.trim() !== '' && <p className="mt-5 text-sm">{content.shortDescription}</p>}
        {content.screenshots.length > 0 && (
          <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-4">
            {content.screenshots.map(({ text }) => (
              <li
                key={text}
                className="flex aspect-9/16 flex-col overflow-hidden rounded-card border bg-accent-soft p-3 pb-0 text-center"
              >
                <p className="text-sm leading-snug font-semibold text-accent-strong">{text}</p>
                <div
                  aria-hidden="true"
                  className="mx-auto mt-3 flex w-4/5 flex-1 flex-col gap-2 rounded-t-card border border-b-0 bg-surface p-2.5"
                >
                  <span className="h-2 w-2/3 rounded-full bg-line" />
                  <span className="h-8 rounded-control bg-sunken" />
                  <span className="h-8 rounded-control bg-sunken" />
                  <span className="h-2 w-1/2 rounded-full bg-line" />
                </div>
              </li>
            ))}
          </ul>
        )}
        <h4 className="mt-5 mb-1 text-sm font-semibold">{words.description}</h4>
        <p className="text-sm whitespace-pre-wrap">{content.description}</p>
      </div>
    </Dialog>
  );
}
