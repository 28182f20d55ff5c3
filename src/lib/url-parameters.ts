import { useSearchParams } from 'react-router-dom';

/**
 * A choice made by a click (a tab, a record) in the URL, so that it can be linked to and survives a reload. The history
 * entry is replaced and the page does not scroll; other parameters stay. For typed text: url-filters.ts.
 */
export function useUrlParameters(): {
  get: (name: string) => string | null;
  /** @param value undefined removes the parameter */
  set: (name: string, value: string | undefined) => void;
} {
  const [params, setParams] = useSearchParams();
  return {
    get: (name) => params.get(name),
    set: (name, value) =>
      setParams(
        (current) => {
          if (value === undefined) current.delete(name);
          else current.set(name, value);
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
