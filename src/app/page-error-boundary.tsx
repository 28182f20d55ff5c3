import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Button, buttonLook } from '@/components/button';
import { PATHS } from '@/config/paths';
import { forgetFailedLoads } from './page-loader';

interface Props {
  pathname: string;
  children: ReactNode;
}

interface State {
  error: unknown;
  pathname: string;
}

/**
 * Catches what a page throws while it renders. The header stays, and another path resets it. Without an error nothing
 * below unmounts between pages, so the user's workspace stays open. Code that a deploy removed has its own message and
 * a reload button.
 */
export class PageErrorBoundary extends Component<Props, State> {
  override state: State = { error: undefined, pathname: this.props.pathname };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error: error ?? new Error('Unknown error') };
  }

  static getDerivedStateFromProps({ pathname }: Props, state: State): State | null {
    return pathname === state.pathname ? null : { error: undefined, pathname };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    forgetFailedLoads();
    // oxlint-disable-next-line no-console
    console.error('Unexpected Application Error!', error, info.componentStack);
  }

  override render() {
    const { error } = this.state;
    return error === undefined ? this.props.children : <ErrorScreen error={error} />;
  }
}

function ErrorScreen({ error }: { error: unknown }) {
  const isStale = isMissingChunk(error);
  const message = error instanceof Error ? error.message : String(error);
  return (
    <div role="alert" className="mx-auto flex max-w-xl flex-col items-center gap-5 px-4 py-20 text-center">
      <h1 className="text-2xl font-semibold">
        {isStale ? 'This page could not be loaded' : 'Unexpected Application Error!'}
      </h1>
      <p className="text-ink-soft">
        {isStale
          ? 'Either the connection dropped or StorePilot was updated while this tab was open. What you typed is saved.'
          : 'This page stopped working. What you typed is saved; the other pages still work.'}
      </p>
      {!isStale && message && (
        <p className="w-full overflow-x-auto rounded-control bg-sunken px-4 py-3 font-mono text-sm break-words">
          {message}
        </p>
      )}
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <a href={PATHS.home} className={buttonLook({ variant: 'secondary' })}>
          Return to Home
        </a>
      </div>
    </div>
  );
}

/** Matches each browser's error message for a module or style sheet that failed to load. */
const MISSING_CHUNK =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload|module script/i;

/** Whether this is the error of a lazy page whose file no longer exists or cannot be reached. */
function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && MISSING_CHUNK.test(error.message);
}
