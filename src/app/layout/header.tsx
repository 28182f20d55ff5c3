import { HeaderIcon } from './header-icon';
import { Link } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { PRODUCT } from '@/config/product';
import { buttonLook } from '@/components/button';
import { Logo } from '@/components/pages/logo';
import { useCurrentRoute } from '../route-match';
import { NAV_ENTRIES } from '../routes';
import { MobileMenuButton } from './mobile-menu-button';
import { UserMenuButton } from './user-menu-button';

export function Header() {
  const current = useCurrentRoute();
  return (
    <header className="sticky top-0 z-30 border-b bg-canvas max-[16rem]:static">
      <div className="mx-auto flex max-w-page items-center gap-2 px-4 py-3 sm:gap-3 sm:px-6 lg:px-8">
        <Link to={PATHS.home} className="flex min-w-0 items-center gap-2 rounded-control sm:gap-3">
          <Logo className="size-9 shrink-0" />
          <span className="min-w-0 leading-tight max-[23.25rem]:sr-only">
            <span className="block text-[1.0625rem] font-semibold tracking-tight whitespace-nowrap">
              {PRODUCT.name}
            </span>
            <span className="block truncate text-xs text-ink-faint max-sm:hidden">{PRODUCT.brandLine}</span>
          </span>
        </Link>
        {/* Fixed columns: nothing moves while the rest of the page loads. Text of twice the size wraps on a phone. */}
        <div className="grid flex-1 grid-cols-[1fr_2.5rem_2.625rem] items-center justify-items-end gap-2 min-[26rem]:grid-cols-[1fr_2.5rem_5.75rem] max-[16rem]:flex max-[16rem]:flex-wrap md:grid-cols-[1fr_2.5rem]">
          {/* A plain link, which loads the page again. */}
          <a
            href={PATHS.submit}
            className={`${buttonLook({})} max-sm:px-2 max-sm:text-[0.8125rem] max-sm:leading-tight`}
          >
            <HeaderIcon name="plus" className="size-4 shrink-0 max-sm:hidden" />
            New Submission
          </a>
          <UserMenuButton />
          <MobileMenuButton />
        </div>
      </div>
      <nav aria-label="Main" className="mx-auto hidden max-w-page px-2 sm:px-4 md:block lg:px-6">
        <ul className="flex flex-wrap gap-x-0.5 pb-1.5">
          {NAV_ENTRIES.map(({ name, label, path }) => (
            <li key={name}>
              <Link
                to={path}
                aria-current={name === current ? 'page' : undefined}
                className={`block rounded-control px-2 py-1.5 text-[0.8125rem] whitespace-nowrap transition-colors duration-quick ${
                  name === current
                    ? 'bg-accent-soft font-semibold text-accent-strong'
                    : 'text-ink-soft hover:bg-sunken hover:text-ink'
                }`}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
