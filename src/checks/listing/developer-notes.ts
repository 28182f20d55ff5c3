import { fieldSays, textFieldsOf } from '@/domain/listings/field-label';
import { APPLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import { only } from './each-field';
import type { ListingCheck, ListingFound } from './listing-check';

/** A merge, a ticket of a tracker before its change, a conventional commit with its scope, or chores that no user sees. */
const NOTES =
  /^[-*•\t ]{0,8}(?:[Mm]erge (?:branch|pull request|remote-tracking)\b.{0,80}|[A-Z]{2,10}-\d{1,6}:?\s.{1,80}|(?:(?:feat|fix|docs|build|perf|test)\([\w./-]{1,30}\)|(?:chore|refactor|ci)(?:\([\w./-]{1,30}\))?)!?:\s.{1,80}|[Bb]ump(?:ed)? (?:deps|dependencies|version(?: code)?|\S{1,40} from \d)\b.{0,60}|(?:wip|WIP)\b.{0,60}|[Rr]evert "[^"\n]{1,80}"|(?:[Ff]ix(?:ed)? )?(?:NPE|NullPointerException)\b.{0,60}|[Aa]sk \p{Lu}\p{Ll}+ (?:for|about) (?:the|this) (?:text|copy|wording)\b.{0,40})$/gmu;

/** Ticket keys and names of standards look the same: "UTF-8 files", "ISO-8601 dates". */
const STANDARD =
  /^[-*•\t ]{0,8}(?:UTF|ISO|SHA|AES|RSA|MP|USB|RFC|PDF|CSV|COVID|IEC|DIN|EN|BS|WPA|HTTP|TLS|MD|ASCII|EIA|ANSI|IEEE|WCAG|GPT|H|AC|DTS|DSD|MIDI|MSX|PC|AY|NES|GB|LTE)-\d/u;

/** Words of the workshop; two of them in a line are no news for users. */
const WORKSHOP =
  /(?<!\p{L})(?:NPE|NullPointerException|MainActivity|\p{L}*(?:ViewModel|ViewController|Repository|Fragment|DAO)|gradle|refactor\p{L}*|unit tests?|linter|lint|eslint|typescript|webpack|yarn|npm|pods?|cocoapods|dependency injection|stack ?traces?|staging|backend endpoint|hotfix|repo layer|proguard|kotlin|swiftlint|CI|PR #?\d+|JIRA|backlog|QA team|merge conflicts?|null checks?|feature flags?|regression tests?)(?!\p{L})/gu;

function workshopLine(text: string): string | undefined {
  return text.split('\n').find((line) => (line.match(WORKSHOP) ?? []).length >= 2);
}

/** Notes of the team, published as What's New. */
export const DEVELOPER_NOTES = defineRule({
  id: 'listing-developer-notes',
  title: 'Notes of developers as What’s New',
  since: '2026-11-26',
  severity: 'warning',
  source: APPLE.whatsNew,
  checked: '2026-11-26',
  effort: 'texts',
  why: 'Commits and tickets mean nothing to users, and App Review asks for a clear description of changes.',
  fix: 'Say in plain words what changed.',
  examples: {
    fires: { releaseNotes: "Merge branch 'release/2.3' into main" },
    holds: { releaseNotes: 'Fix: the search finds names again. Merge two journals into one.' },
  },
  *check(check: ListingCheck): Generator<ListingFound> {
    const field = 'releaseNotes';
    const stores = check.platforms.filter((store) => textFieldsOf(store).includes(field));
    const text = check.listing[field];
    const found = (text.match(NOTES) ?? []).find((line) => !STANDARD.test(line)) ?? workshopLine(text);
    if (stores.length === 0 || found === undefined) return;
    yield {
      field,
      store: only(stores),
      title: fieldSays(field, stores, `contains notes of developers: “${found.trim().slice(0, 60)}”`),
    };
  },
});
