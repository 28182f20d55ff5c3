import type { BuildTraces } from '@/model/build-info';

/** Traces of a build without any SDK; a test adds what it checks. */
export function buildTraces(changes: Partial<BuildTraces> = {}): BuildTraces {
  return {
    libraries: [],
    components: [],
    metaData: [],
    packages: [],
    files: [],
    frameworks: [],
    bundles: [],
    infoKeys: [],
    problems: [],
    ...changes,
  };
}
