import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClock } from './clock';
import { useIsNavigating } from './use-is-navigating';
import { useLatest } from './use-latest';

/**
 * The URL's search parameters with their one writer: the history entry is replaced, the page does not scroll and the
 * other parameters stay. An undefined value removes a parameter.
 */
function useParameterWriter() {
  const [params, setParams] = useSearchParams();
  const { isLeavingPage } = useIsNavigating();
  const write = (changes: readonly (readonly [name: string, value: string | undefined])[]) => {
    if (isLeavingPage()) return;
    setParams(
      (current) => {
        for (const [name, value] of changes) {
          if (value === undefined) current.delete(name);
          else current.set(name, value);
        }
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [params, write] as const;
}

/**
 * Choices made by a click (a tab, a record) in the URL, so that they can be linked to and survive a reload. For typed
 * text: useUrlFilters.
 */
export function useUrlParameters(): {
  get: (name: string) => string | null;
  /** @param value undefined removes the parameter */
  set: (name: string, value: string | undefined) => void;
} {
  const [params, write] = useParameterWriter();
  return { get: (name) => params.get(name), set: (name, value) => write([[name, value]]) };
}

/**
 * Pause in typing after which the URL is updated. Browsers count history changes: Safari refuses more than a hundred in
 * a few seconds, which a held-down key would reach.
 */
const URL_FOLLOWS_AFTER_MS = 250;

export interface UrlFilters<Values> {
  values: Values;
  /** Changes values immediately; the URL follows after a pause in typing. */
  change(changes: Partial<Values>): void;
  /** Updates the URL now: after a click, or when a text field loses the focus. */
  commit(): void;
}

/**
 * Filters in the URL's search parameters, so that they can be linked to and survive a reload. The history entry is
 * replaced, never added to. A value equal to its default is not written; other parameters stay.
 * @param defaults one text per parameter; must be the same object each time
 */
export function useUrlFilters<Values extends Record<string, string>>(defaults: Values): UrlFilters<Values> {
  const clock = useClock();
  const [params, write] = useParameterWriter();
  const inUrl = JSON.stringify(readValues(params, defaults));
  const [values, setValues] = useState(() => readValues(params, defaults));
  /** The newest values, even before they are rendered. */
  const latest = useRef(values);
  const timer = useRef<number>(undefined);
  /** Own changes that the router has not applied yet, oldest first: they must not overwrite what was typed since. */
  const ours = useRef<string[]>([]);

  const stopTimer = useCallback(() => {
    if (timer.current !== undefined) clock.clearTimeout(timer.current);
    timer.current = undefined;
  }, [clock]);

  useEffect(() => stopTimer, [stopTimer]);

  useEffect(() => {
    const at = ours.current.indexOf(inUrl);
    if (at >= 0) {
      ours.current.splice(0, at + 1);
      return;
    }
    ours.current = [];
    if (JSON.stringify(latest.current) === inUrl) return;
    // The URL was changed elsewhere: back, forward or a link.
    stopTimer();
    latest.current = JSON.parse(inUrl) as Values;
    setValues(latest.current);
  }, [inUrl, stopTimer]);

  const commit = () => {
    stopTimer();
    const text = JSON.stringify(latest.current);
    if (text === (ours.current.at(-1) ?? inUrl)) return;
    ours.current.push(text);
    write(
      Object.entries(latest.current).map(([name, value]) => [
        name,
        value === defaults[name] ? undefined : value,
      ]),
    );
  };
  const latestCommit = useLatest(commit);

  const change = useCallback(
    (changes: Partial<Values>) => {
      latest.current = { ...latest.current, ...changes };
      setValues(latest.current);
      stopTimer();
      timer.current = clock.setTimeout(() => latestCommit.current(), URL_FOLLOWS_AFTER_MS);
    },
    [clock, latestCommit, stopTimer],
  );
  return { values, change, commit: useCallback(() => latestCommit.current(), [latestCommit]) };
}

function readValues<Values extends Record<string, string>>(
  params: URLSearchParams,
  defaults: Values,
): Values {
  return Object.fromEntries(
    Object.entries(defaults).map(([key, fallback]) => [key, params.get(key) ?? fallback]),
  ) as Values;
}
