import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/** A component whose code loads on demand. */
export interface Loadable<Props> {
  /** Starts loading; returns the same promise during and after loading, a failed one too. */
  load(): Promise<ComponentType<Props>>;
  /**
   * The component to render inside a Suspense boundary. Code that has loaded renders immediately, without suspending,
   * so that hydration and warm links need no second pass. It is always the same component, unless a failure was reset.
   */
  part(): LazyExoticComponent<ComponentType<Props>>;
  hasFailed(): boolean;
  /** Resets a failure, so that loading can be tried again. */
  forgetFailure(): void;
}

export function loadable<Props>(fetchPart: () => Promise<ComponentType<Props>>): Loadable<Props> {
  let pending: Promise<ComponentType<Props>> | undefined;
  let here: ComponentType<Props> | undefined;
  let hasFailed = false;

  function load() {
    if (pending) return pending;
    pending = fetchPart();
    pending.then(
      (part) => (here = part),
      () => (hasFailed = true),
    );
    return pending;
  }

  const makePart = () =>
    lazy(() => {
      if (here) return settled(here);
      if (hasFailed) pending = undefined; // a prefetch failed earlier: rendering tries again
      hasFailed = false;
      return load().then((part) => ({ default: part }));
    });
  let part = makePart();
  return {
    load,
    part: () => part,
    hasFailed: () => hasFailed,
    forgetFailure() {
      if (!hasFailed) return;
      pending = undefined;
      hasFailed = false;
      part = makePart();
    },
  };
}

/** A promise calls back a moment later, for which React would show the fallback; this one calls back immediately. */
function settled<Props>(part: ComponentType<Props>): Promise<{ default: ComponentType<Props> }> {
  const thenable: PromiseLike<{ default: ComponentType<Props> }> = {
    then: (onDone) => {
      onDone?.({ default: part });
      return thenable as PromiseLike<never>;
    },
  };
  return thenable as Promise<{ default: ComponentType<Props> }>;
}
