import type { ReactNode } from 'react';
import { COLUMN } from './column';

/** The last word of a public page, dark in both themes, right above the footer: one sentence, and the way on. */
export function ClosingCall({ title, text, actions }: { title: string; text: string; actions: ReactNode }) {
  return (
    <section
      aria-labelledby="closing-title"
      className="always-dark relative overflow-hidden border-t bg-surface text-ink print:hidden"
    >
      <Route />
      <div className={`${COLUMN} relative py-16 sm:py-24`}>
        <h2 id="closing-title" className="display-small max-w-[20ch]">
          {title}
        </h2>
        <p className="mt-4 max-w-xl text-lg text-ink-soft">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">{actions}</div>
      </div>
    </section>
  );
}

/** A flight on its way, from the lower edge to the upper right corner. */
function Route() {
  return (
    <svg
      viewBox="0 0 640 360"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      className="absolute inset-y-0 right-0 h-full w-1/2 fill-none stroke-line max-md:hidden"
    >
      <circle cx="470" cy="150" r="70" />
      <circle cx="470" cy="150" r="140" />
      <circle cx="470" cy="150" r="210" />
      <path
        d="M60 372C180 330 300 262 462 156"
        strokeDasharray="2 9"
        className="stroke-accent stroke-2"
        strokeLinecap="round"
      />
      <path d="m500 128-38 6 10 9-3 14 9-8 7 11z" className="fill-accent stroke-none" />
    </svg>
  );
}
