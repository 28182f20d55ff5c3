import { useSearchParams } from 'react-router-dom';

/**
 * What was chosen by a click (a tab, a record) and lives in the URL, so that it can be linked to and survives a reload.
 * The history entry is replaced and the page keeps its place; other parameters stay. For typed text: url-filters.ts.
 */
export function useUrlParameters(): {
  get: (name: string) => string | null;
  /** @param value undefined takes the parameter out */
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
