import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useClock } from './clock';

/**
 * Pause in typing after which the URL is updated. Browsers count history changes: Safari refuses more than a hundred in
 * a few seconds, which a held-down key would reach.
 */
const URL_FOLLOWS_AFTER_MS = 250;

export interface UrlFilters<Values> {
  values: Values;
  /** Changes values at once; the URL follows after a pause in typing. */
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
  const [params, setParams] = useSearchParams();
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
    setParams(
      (old) => {
        const next = new URLSearchParams(old);
        for (const [key, value] of Object.entries(latest.current)) {
          if (value === defaults[key]) next.delete(key);
          else next.set(key, value);
        }
        return next;
      },
      { replace: true },
    );
  };
  const latestCommit = useRef(commit);
  useEffect(() => {
    latestCommit.current = commit;
  });

  const change = useCallback(
    (changes: Partial<Values>) => {
      latest.current = { ...latest.current, ...changes };
      setValues(latest.current);
      stopTimer();
      timer.current = clock.setTimeout(() => latestCommit.current(), URL_FOLLOWS_AFTER_MS);
    },
    [clock, stopTimer],
  );
  return { values, change, commit: useCallback(() => latestCommit.current(), []) };
}

function readValues<Values extends Record<string, string>>(
  params: URLSearchParams,
  defaults: Values,
): Values {
  return Object.fromEntries(
    Object.entries(defaults).map(([key, fallback]) => [key, params.get(key) ?? fallback]),
  ) as Values;
}
