/** Shown while a page loads as a whole. */
export function PageSpinner() {
  return (
    <div role="status" className="flex min-h-[60vh] flex-col items-center justify-center gap-4 text-ink-soft">
      <span
        className="size-8 animate-spin rounded-full border-2 border-line border-t-accent"
        aria-hidden="true"
      />
      <p>Loading...</p>
    </div>
  );
}
