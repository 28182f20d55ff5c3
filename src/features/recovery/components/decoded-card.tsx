import { ArrowRight, Copy, ExternalLink } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { Notice } from '@/components/notice';
import { submitPath } from '@/config/paths';
import type { WizardStep } from '@/model/wizard-step';
import type { DecodedRejection, RejectionFinding } from '@/decoder/decode-rejection';
import type { UnknownReference } from '@/decoder/find-causes';
import type { RejectionGuess } from '@/decoder/guess-page';
import type { OtherText } from '@/decoder/letter-kind';
import { WIZARD_STEP_NAMES, WIZARD_STEP_NUMBERS } from '@/model/wizard-step';
import { NothingToRead } from './nothing-to-read';

/**
 * The causes found in the notes, their fixes and the screens for them, possible causes, what is unknown, and a page to
 * read when there is neither.
 */
export function DecodedCard({
  decoded,
  onCopy,
}: {
  decoded: DecodedRejection;
  onCopy: (text: string) => void;
}) {
  const { findings, likely, unknown, guess, other, isEmpty } = decoded;
  if (isEmpty) return <NothingToRead />;
  if (other) return <NoRejection other={other} />;
  return (
    <Card title="What Your Notes Say">
      <p role="status" className={findings.length > 0 ? 'mb-4 text-sm text-ink-soft' : 'sr-only'}>
        {countText(findings.length, likely.length)}
      </p>
      {findings.length + likely.length + unknown.length === 0 && !guess && (
        <Notice tone="neutral" title="We couldn’t identify this text">
          <p className="mt-1">
            It has no guideline number, ITMS code or store message that StorePilot can explain. Paste the
            store’s message exactly as you got it, in English if possible, or name the problem in a few words.
          </p>
        </Notice>
      )}
      <ul className="flex flex-col divide-y">
        {findings.map((finding) => (
          <Finding key={finding.cause.id} finding={finding} onCopy={onCopy} />
        ))}
      </ul>
      {likely.length > 0 && <Likely likely={likely} isNextToCauses={findings.length > 0} onCopy={onCopy} />}
      {guess && <Guess guess={guess} />}
      {unknown.length > 0 && (
        <div className={findings.length + likely.length > 0 || guess ? 'mt-5' : ''}>
          <Notice tone="warn" title="Not known to StorePilot">
            <p className="mt-1">{unknown.map(referenceText).join('; ')}.</p>
            <p className="mt-1">Read the store’s message for {unknown.length === 1 ? 'it' : 'them'}.</p>
          </Notice>
        </div>
      )}
    </Card>
  );
}

/** A text about a store that rejects nothing. */
function NoRejection({ other: { title, advice } }: { other: OtherText }) {
  return (
    <Card title="What Your Notes Say">
      <div role="status">
        <Notice tone="neutral" title={title}>
          <p className="mt-1">{advice}</p>
        </Notice>
      </div>
    </Card>
  );
}

/** Possible causes, marked as guesses: no reply is drafted from them. */
function Likely({
  likely,
  isNextToCauses,
  onCopy,
}: {
  likely: readonly RejectionFinding[];
  isNextToCauses: boolean;
  onCopy: (text: string) => void;
}) {
  return (
    <section
      aria-labelledby="possible-causes"
      className={
        isNextToCauses
          ? 'mt-5 rounded-card border border-dashed p-4'
          : 'rounded-card border border-dashed p-4'
      }
    >
      <h3 id="possible-causes" className="font-semibold">
        {likely.length === 1 ? 'A possible cause' : 'Possible causes'}
      </h3>
      <p className="mt-1 mb-4 text-sm text-ink-soft">
        A guess from the wording, not a certain cause: compare it with the store’s message before you change
        anything.
      </p>
      <ul className="flex flex-col divide-y">
        {likely.map((finding) => (
          <Finding key={finding.cause.id} finding={finding} isGuess onCopy={onCopy} />
        ))}
      </ul>
    </section>
  );
}

/** A link to the page that a text most likely refers to, or to all the rules of a store: no reply is drafted from it. */
function Guess({ guess: { store, title, url, isGeneral } }: { guess: RejectionGuess }) {
  const storeName = store === 'ios' ? 'App Store' : 'Google Play';
  return (
    <Notice tone="neutral" title={isGeneral ? 'No known cause' : 'A guess, not a cause'}>
      <p className="mt-1">
        {isGeneral
          ? `We couldn’t identify the cause. The full ${storeName} rules are here:`
          : `We couldn’t identify the cause. The text most likely refers to this ${storeName} page:`}
      </p>
      <p className="mt-2">
        <a
          href={url}
          target="_blank"
          rel="noreferrer"
          className="font-medium text-accent underline underline-offset-2"
        >
          {title}
          <ExternalLink className="ms-1 inline size-3.5 align-[-0.125em]" />
          <span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      <p className="mt-2">
        Compare the text with that page, and paste the rest of the message if there is more of it.
      </p>
    </Notice>
  );
}

function Finding({
  finding: { cause, quote, meaning, fix, snippet },
  isGuess = false,
  onCopy,
}: {
  finding: RejectionFinding;
  isGuess?: boolean;
  onCopy: (text: string) => void;
}) {
  const { step, console: consolePlace } = cause.place;
  const screen = step === undefined ? undefined : fixScreen(step);
  const Heading = isGuess ? 'h4' : 'h3';
  return (
    <li className="py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={cause.store === 'ios' ? 'accent' : 'good'}>{cause.name}</Badge>
        <Heading className="font-semibold">{cause.title}</Heading>
      </div>
      <blockquote
        dir="auto"
        className="mt-2 border-s-2 border-line-strong ps-3 font-mono text-[0.8125rem] [overflow-wrap:anywhere] text-ink-soft"
      >
        {quote}
      </blockquote>
      <dl className="mt-3 flex flex-col gap-2 text-sm">
        <Entry name={isGuess ? 'Maybe' : 'Cause'}>{meaning}</Entry>
        <Entry name="Fix">
          <span className="[overflow-wrap:anywhere]">{fix}</span>
          {snippet !== undefined && (
            <span className="mt-2 block rounded-control border bg-sunken p-3">
              <code
                dir="ltr"
                className="block text-start font-mono text-[0.8125rem] [overflow-wrap:anywhere] whitespace-pre-wrap"
              >
                {snippet}
              </code>
              <Button variant="secondary" size="small" className="mt-2" onClick={() => onCopy(snippet)}>
                <Copy className="size-3.5" />
                Copy <span className="sr-only">the lines for {cause.name}</span>
              </Button>
            </span>
          )}
        </Entry>
        <Entry name="Where">
          {screen && (
            <Link to={screen.path} className="font-medium text-accent underline underline-offset-2">
              {screen.label}
              <ArrowRight className="ms-1 inline size-3.5 align-[-0.125em]" />
            </Link>
          )}
          {consolePlace && <span className="block">{consolePlace}</span>}
        </Entry>
        {cause.page?.url && (
          <Entry name="Source">
            <a
              href={cause.page.url}
              target="_blank"
              rel="noreferrer"
              className="text-accent underline underline-offset-2"
            >
              {cause.page.label} <span className="sr-only">(opens in a new tab)</span>
            </a>
          </Entry>
        )}
      </dl>
    </li>
  );
}

function Entry({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div className="grid grid-cols-[4rem_1fr] gap-3">
      <dt className="font-medium text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  );
}

function countText(count: number, likely: number): string {
  if (count === 0)
    return likely > 0 ? 'No certain cause found, but a possible one.' : 'No known cause found.';
  return count === 1 ? 'One cause found.' : `${count} causes found.`;
}

function referenceText({ name, chapter }: UnknownReference): string {
  return chapter === undefined ? name : `${name} (in ${chapter})`;
}

/** The screen of StorePilot in which a cause is fixed. */
function fixScreen(step: WizardStep): { label: string; path: string } {
  return {
    label: `New Submission, step ${WIZARD_STEP_NUMBERS[step]}: ${WIZARD_STEP_NAMES[step]}`,
    path: submitPath({ step }),
  };
}
