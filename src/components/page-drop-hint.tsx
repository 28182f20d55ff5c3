/** Shown over the page while files are dragged across it. */
export function PageDropHint({ isShown, text }: { isShown: boolean; text: string }) {
  if (!isShown) return null;
  return (
    <div className="pointer-events-none fixed inset-2 z-40 flex items-end justify-center rounded-card border-2 border-dashed border-accent pb-10">
      <p className="rounded-card border bg-surface px-5 py-3 font-medium shadow-float">{text}</p>
    </div>
  );
}
