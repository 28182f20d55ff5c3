/** A paper plane below the awning of a store. Decorative: the name is next to it. The same as public/icon.svg. */
export function Logo({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" className={className} aria-hidden="true" focusable="false">
      <rect width="40" height="40" rx="10" className="fill-accent" />
      <g className="fill-on-accent">
        <path
          d="M0 11.5V10A10 10 0 0 1 10 0h20a10 10 0 0 1 10 10v1.5a5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0 5 5 0 0 1-10 0z"
          opacity=".28"
        />
        <path d="M7.5 25.9 32.5 15.3 17.6 27.7zM32.5 15.3l-9.6 22-4-7.7z" />
      </g>
    </svg>
  );
}
