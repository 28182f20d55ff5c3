import type { Block } from 'virtual:catalog/legal';
import { Link } from 'react-router-dom';
import { PATHS, type RouteName } from '@/config/paths';
import { PRODUCT } from '@/config/product';

/** One block of a clause: a paragraph, a list, or what is stored on the device. */
export function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string')
    return (
      <p>
        <Inline text={block} />
      </p>
    );
  if ('points' in block)
    return (
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {block.points.map((point) => (
          <li key={point}>
            <Inline text={point} />
          </li>
        ))}
      </ul>
    );
  return (
    <dl className="divide-y border-y">
      {block.stored.map(({ what, why, where }) => (
        <div key={what} className="grid gap-x-4 py-2.5 sm:grid-cols-[8rem_1fr_8rem]">
          <dt className="font-semibold text-ink">{what}</dt>
          <dd>{why}</dd>
          <dd className="text-ink-faint">{where}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A text with links to pages, `[pricing page](pricing)`, and the support address, `{support}`. */
function Inline({ text }: { text: string }) {
  return text.split(/(\{support\}|\[[^\]]*\]\([a-zA-Z]+\))/).map((part) => {
    const [, label, page] = /^\[([^\]]*)\]\(([a-zA-Z]+)\)$/.exec(part) ?? [];
    if (part === '{support}')
      return (
        <a key={part} href={`mailto:${PRODUCT.supportEmail}`} className="text-accent underline">
          {PRODUCT.supportEmail}
        </a>
      );
    if (page === undefined) return part;
    return (
      <Link key={part} to={PATHS[page as RouteName]} className="text-accent underline">
        {label}
      </Link>
    );
  });
}
