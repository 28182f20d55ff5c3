import { clipText } from '@/domain/texts';

/** Lines of the card; the page of the app has them all. */
const LINES = 3;

export function NextActions({ actions }: { actions: readonly string[] }) {
  const shown = actions.length > LINES ? actions.slice(0, LINES - 1) : actions;
  const more = actions.length - shown.length;
  return (
    <div className="mt-4 border-t pt-3">
      <h3 className="text-[0.8125rem] leading-5 font-medium tracking-normal">Next Actions</h3>
      {actions.length === 0 ? (
        <p className="mt-1 min-h-[4.125rem] text-sm text-ink-faint">Nothing to do right now.</p>
      ) : (
        <ul className="mt-1 min-h-[4.125rem] text-sm leading-[1.375rem] text-ink-soft">
          {shown.map((action, index) => (
            <li key={index} className="flex min-w-0 gap-2">
              <span aria-hidden="true" className="text-ink-faint">
                •
              </span>
              <span dir="auto" className="min-w-0 truncate text-left" title={clipText(action, 300)}>
                {clipText(action, 160)}
              </span>
            </li>
          ))}
          {more > 0 && <li className="pl-4 text-ink-faint">and {more} more</li>}
        </ul>
      )}
    </div>
  );
}
