import type { DraftCheckConfig, IgnoreEntry } from '@/model/check-config';
import type { IgnoredFinding } from '@/domain/check-config/draft-check-config';
import { localeLabel } from '@/domain/locales/product-locales';
import { isRuleId, titleOfRule } from '@/checks/rules/rules';
import { STORES } from '@/domain/stores/stores';
import { SmallButton } from '@/components/button';
import { Disclosure } from '@/components/disclosure';

/** Findings that the user has accepted in this draft, with the reasons. */
export function IgnoredList({
  config,
  ignored,
  onChange,
}: {
  config: DraftCheckConfig;
  /** The findings that do not count. */
  ignored: readonly IgnoredFinding[];
  onChange: (config: DraftCheckConfig) => void;
}) {
  // A stored entry may name a rule that no longer exists.
  const ignore = (config.ignore ?? []).filter(({ rule }) => isRuleId(rule));
  if (ignore.length === 0) return null;
  return (
    <Disclosure title="Ignored findings" aside={ignored.length}>
      <ul aria-label="Ignored findings" className="grid divide-y">
        {ignore.map((entry) => (
          <li
            key={JSON.stringify(entry)}
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 text-sm first:pt-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-56 [overflow-wrap:anywhere]">
              <p className="font-medium">{titleOfRule(entry.rule)}</p>
              <p dir="auto">{entry.reason}</p>
              <p className="text-[0.8125rem] text-ink-faint">{scopeOf(entry)}</p>
            </div>
            <SmallButton
              aria-label={`Stop ignoring: ${titleOfRule(entry.rule)}, ${scopeOf(entry)}`}
              onClick={() =>
                onChange({ ...config, ignore: config.ignore?.filter((other) => other !== entry) })
              }
            >
              Stop ignoring
            </SmallButton>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function scopeOf({ path, store, locale, field, until }: IgnoreEntry): string {
  return [
    store && STORES[store].name,
    locale && localeLabel(locale),
    field,
    path !== undefined && `files ${path} (terminal only)`,
    until === undefined ? 'no end date' : `until ${until}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
