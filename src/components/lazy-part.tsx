import { Component, memo, Suspense, type ComponentType, type ReactNode } from 'react';
import { loadable, type Loadable } from '@/lib/loadable';
import { SmallButton } from './button';
import { Notice } from './notice';

export interface LazyPart<Props> {
  (props: Props): ReactNode;
  /** Loads the code before a likely use; a failure shows only when the part renders. */
  prefetch(): void;
}

/**
 * A part of a page whose code loads when it first renders. When loading fails, the part says so in its place and can be
 * tried again; the rest of the page and what was typed there stay. Like with `memo`, it re-renders only with other props.
 * @param load e.g. `() => import('./steps').then((module) => module.Steps)`
 * @param fallback shown while the code loads; of the part's size, where that is known
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = <Loading />,
): LazyPart<Props> {
  const loaded = loadable(load);
  function LoadedPart(props: Props) {
    const Part = loaded.part();
    return <Part {...props} />;
  }
  function Part(props: Props) {
    return (
      <LoadBoundary part={loaded}>
        <Suspense fallback={fallback}>
          <LoadedPart {...props} />
        </Suspense>
      </LoadBoundary>
    );
  }
  return Object.assign(memo<Props>(Part), { prefetch: () => void loaded.load().catch(() => undefined) });
}

/**
 * Shown while the code loads. A tall one keeps what follows out of sight, so that nothing visible moves; controls at the
 * end of the page can hide as long as there is one (`data-loading`).
 */
export function Loading({ isTall = false }: { isTall?: boolean }) {
  return (
    <p
      role="status"
      data-loading={isTall || undefined}
      className={`py-6 text-center text-sm text-ink-soft ${isTall ? 'min-h-screen' : ''}`}
    >
      Loading…
    </p>
  );
}

/** Handles only code that failed to load: an error of the part itself belongs to the page. */
class LoadBoundary extends Component<
  { part: Pick<Loadable<never>, 'hasFailed' | 'forgetFailure'>; children: ReactNode },
  { error: Error | undefined }
> {
  override state: { error: Error | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override render() {
    const { error } = this.state;
    const { part, children } = this.props;
    if (error === undefined) return children;
    if (!part.hasFailed()) throw error;
    const handleRetry = () => {
      part.forgetFailure();
      this.setState({ error: undefined });
    };
    return (
      <div role="alert">
        <Notice
          tone="bad"
          title="This part could not be loaded"
          actions={<SmallButton onClick={handleRetry}>Try again</SmallButton>}
        >
          <p className="mt-1">
            Either the connection dropped or StorePilot was updated while this tab was open. What you typed
            stays. If it keeps failing, reload the page.
          </p>
        </Notice>
      </div>
    );
  }
}
