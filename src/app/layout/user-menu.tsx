import * as Menu from '@radix-ui/react-dropdown-menu';
import { Check } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { useAuth } from '@/lib/auth/auth-context';
import { setTheme, THEME_LABELS, THEMES, useTheme } from '@/lib/theme';
import { paletteKeyNames } from './palette/palette-key';
import { openPalette } from './palette/palette-signal';

const ITEM =
  'flex min-h-9 cursor-pointer items-center justify-between gap-6 rounded-control px-3 text-sm outline-none data-highlighted:bg-accent-soft data-highlighted:text-accent-strong';

/**
 * Sign in and Sign up for a visitor; e-mail, Settings, Billing and Sign out for a user. It opens as soon as its code
 * has loaded.
 */
export function UserMenu({ triggerLook, icon }: { triggerLook: string; icon: ReactNode }) {
  const { state, signOut } = useAuth();
  const navigate = useNavigate();
  const theme = useTheme();
  const wantsPalette = useRef(false);
  const keys = paletteKeyNames(navigator.platform);
  const go = (path: string) => () => void navigate(path);

  const handleTheme = (value: string) => {
    const chosen = THEMES.find((each) => each === value) ?? 'system';
    setTheme(chosen);
  };

  return (
    <Menu.Root defaultOpen modal={false}>
      <Menu.Trigger className={triggerLook} aria-label="User menu">
        {icon}
      </Menu.Trigger>
      <Menu.Content
        align="end"
        sideOffset={8}
        collisionPadding={12}
        onCloseAutoFocus={() => {
          // By then the button has the focus again, so that the palette can return it there.
          if (wantsPalette.current) queueMicrotask(openPalette);
          wantsPalette.current = false;
        }}
        className="z-50 min-w-56 rounded-card border bg-surface p-1.5 shadow-float"
      >
        {state.status === 'signed-in' ? (
          <>
            <Menu.Label className="max-w-72 truncate px-3 py-2 text-sm font-medium" title={state.user.email}>
              {state.user.email}
            </Menu.Label>
            <Menu.Separator className="my-1 border-t" />
            <Menu.Item className={ITEM} onSelect={go(PATHS.settings)}>
              Settings
            </Menu.Item>
            <Menu.Item className={ITEM} onSelect={go(PATHS.billing)}>
              Billing
            </Menu.Item>
            <Menu.Item className={ITEM} onSelect={() => void signOut()}>
              Sign out
            </Menu.Item>
          </>
        ) : (
          <>
            <Menu.Item className={ITEM} onSelect={go(PATHS.signIn)}>
              Sign in
            </Menu.Item>
            <Menu.Item className={ITEM} onSelect={go(PATHS.signUp)}>
              Sign up
            </Menu.Item>
          </>
        )}
        <Menu.Separator className="my-1 border-t" />
        <Menu.Item
          className={ITEM}
          aria-keyshortcuts={keys.ariaKeyShortcuts}
          onSelect={() => {
            wantsPalette.current = true;
          }}
        >
          {state.status === 'signed-in' ? 'Find a page or app…' : 'Find a page…'}
          <kbd className="font-sans text-xs text-ink-faint" aria-hidden="true">
            {keys.shown}
          </kbd>
        </Menu.Item>
        <Menu.Separator className="my-1 border-t" />
        <Menu.Label className="px-3 py-1.5 text-xs text-ink-faint">Theme</Menu.Label>
        <Menu.RadioGroup value={theme} onValueChange={handleTheme}>
          {THEMES.map((each) => (
            <Menu.RadioItem
              key={each}
              value={each}
              className={ITEM}
              onSelect={(event) => event.preventDefault()} // keeps the menu open, so that the choice is visible
            >
              {THEME_LABELS[each]}
              <Menu.ItemIndicator>
                <Check className="size-4" />
              </Menu.ItemIndicator>
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Content>
    </Menu.Root>
  );
}
