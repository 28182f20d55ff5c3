import { HeaderIcon } from './header-icon';
import { useDeferred } from './use-deferred';

const loadMenu = () => import('./user-menu').then((module) => module.UserMenu);

const LOOK =
  'inline-flex size-10 shrink-0 items-center justify-center rounded-full border border-line-strong bg-surface text-ink-soft hover:bg-sunken hover:text-ink';

/** The round user button. The menu's code loads on first use. */
export function UserMenuButton() {
  const { Part: Menu, prefetch, show } = useDeferred(loadMenu);
  const icon = <HeaderIcon name="user" className="size-5" />;
  if (Menu) return <Menu triggerLook={LOOK} icon={icon} />;
  return (
    <button
      type="button"
      className={LOOK}
      aria-label="User menu"
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={show}
    >
      {icon}
    </button>
  );
}
