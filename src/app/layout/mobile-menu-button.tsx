import { HeaderIcon } from './header-icon';
import { useDeferred } from './use-deferred';

const loadMenu = () => import('./mobile-menu').then((module) => module.MobileMenu);

const LOOK =
  'inline-flex min-h-10 items-center justify-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium hover:bg-sunken md:hidden';

/** Below the md breakpoint the navigation bar is hidden; this opens the same entries in a dialog. */
export function MobileMenuButton() {
  const { Part: Dialog, prefetch, show } = useDeferred(loadMenu);
  const content = (
    <>
      <HeaderIcon name="menu" className="size-4" />
      <span className="max-[26rem]:sr-only">Menu</span>
    </>
  );
  if (Dialog) return <Dialog triggerLook={LOOK} trigger={content} />;
  return (
    <button
      type="button"
      className={LOOK}
      aria-haspopup="dialog"
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={show}
    >
      {content}
    </button>
  );
}
