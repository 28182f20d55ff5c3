import { Link } from 'react-router-dom';
import { LICENCES_URL, PATHS } from '@/config/paths';
import { PRODUCT } from '@/config/product';
import { Logo } from './logo';
import { COLUMN } from '../column';

const LINK =
  'inline-block rounded-control py-1.5 text-ink-soft underline-offset-4 hover:text-ink hover:underline';
const LINKS = [
  { to: PATHS.product, label: 'Product' },
  { to: PATHS.pricing, label: 'Pricing' },
  { to: PATHS.docs, label: 'Documentation' },
  { to: PATHS.about, label: 'Security' },
];
const NEW_TAB_NOTE = 'opens-in-new-tab';

/** Footer of every public page. The legal texts open in a new tab, so that nobody loses their place. */
export function SiteFooter() {
  return (
    <footer className="always-dark border-t bg-surface text-ink">
      <div className={`${COLUMN} flex flex-wrap justify-between gap-x-16 gap-y-10 py-12`}>
        <div className="flex items-start gap-3">
          <Logo className="size-9 shrink-0" />
          <p className="leading-tight">
            <span className="block font-semibold">{PRODUCT.name}</span>
            <span className="text-sm text-ink-faint">{PRODUCT.brandLine}</span>
          </p>
        </div>
        <nav aria-label="Footer" className="text-sm [overflow-wrap:anywhere]">
          <ul className="flex flex-wrap gap-x-7 gap-y-1">
            {LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={LINK}>
                  {label}
                </Link>
              </li>
            ))}
            <li>
              <LegalLink to={PATHS.terms}>Terms</LegalLink>
            </li>
            <li>
              <LegalLink to={PATHS.privacy}>Privacy</LegalLink>
            </li>
            <li>
              <a
                href={LICENCES_URL}
                target="_blank"
                rel="noopener"
                aria-describedby={NEW_TAB_NOTE}
                className={LINK}
              >
                Open-source licences
              </a>
            </li>
            <li>
              <a href={`mailto:${PRODUCT.supportEmail}`} className={LINK}>
                {PRODUCT.supportEmail}
              </a>
            </li>
          </ul>
          <span id={NEW_TAB_NOTE} hidden>
            Opens in a new tab
          </span>
        </nav>
      </div>
    </footer>
  );
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" aria-describedby={NEW_TAB_NOTE} className={LINK}>
      {children}
    </Link>
  );
}
