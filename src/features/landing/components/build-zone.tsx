/** The zone for a visitor's build, without any code of its own: the static page around it takes the files. */
export function BuildZone() {
  return (
    <label className="mt-6 block cursor-pointer rounded-card border border-dashed border-line-strong bg-surface px-5 py-4 has-focus-visible:outline-2 has-focus-visible:outline-accent">
      <span className="block font-medium text-accent-strong">Drop your build here, or choose it</span>
      <span className="block text-sm text-ink-soft">No account needed. It never leaves this browser.</span>
      <input type="file" multiple className="sr-only" />
    </label>
  );
}
