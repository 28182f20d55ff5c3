const STROKES = {
  menu: 'M4 5h16M4 12h16M4 19h16',
  plus: 'M5 12h14M12 5v14',
  user: 'M12 3a5 5 0 1 0 0 10a5 5 0 0 0 0-10M20 21a8 8 0 0 0-16 0',
};

/** An icon of the header in the strokes of the others, whose library no public page needs before a tool is opened. */
export function HeaderIcon({ name, className }: { name: keyof typeof STROKES; className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={STROKES[name]} />
    </svg>
  );
}
