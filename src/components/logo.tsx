/** A paper plane over a store tile. Decorative: the name stands beside it. */
export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="38" height="38" rx="10" className="fill-accent" />
      <path d="M8.5 20.6 31.5 9.2l-6.3 22.1-6.4-7.2-4 4.1-.7-6.9z" className="fill-on-accent" />
      <path
        d="m14.1 21.3 17.4-12.1-12.7 14.9"
        fill="none"
        className="stroke-accent"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  );
}
