import * as z from 'zod';
import { readBuildFile } from '../../check-files';
import { buildRows, rowValues } from '../../commands/inspect';
import type { ReadProblem } from '../../report';
import type { Terminal } from '../../terminal/terminal';
import { UsageError } from '../../terminal/usage-error';
import { pathInside } from '../project-folder';
import { defineTool, path, userText } from '../tool';

export const INSPECT = defineTool({
  name: 'inspect',
  title: 'Read a build',
  description:
    'Returns what a build (.ipa, .aab, .apk) says about itself: identity, versions, targets, permissions, SDKs with versions, purpose strings, privacy manifests, native code, signing, sizes. Judges nothing; `check` does.',
  input: { path: path.describe('The build, inside the project.') },
  head: {
    file: z.string(),
    kind: z.string(),
    store: z.string(),
    userTextName: userText.optional(),
    id: z.string(),
    version: z.string().optional(),
    buildNumber: z.string().optional(),
  },
  item: z.object({ fact: z.string(), userTextValue: userText }),
  run: async (input, terminal) => {
    const build = await buildInside(input.path, terminal);
    const { identity } = build;
    return {
      head: {
        file: build.fileName,
        kind: build.kind,
        store: build.platform,
        userTextName: identity.name,
        id: identity.bundleId,
        version: identity.version,
        buildNumber: identity.buildNumber,
      },
      items: buildRows(build).flatMap(([fact, value]) =>
        rowValues(value).map((each) => ({ fact, userTextValue: each })),
      ),
    };
  },
});

/** Reads a build of the project. @throws UsageError that says why it cannot be read */
export async function buildInside(given: string, { cwd }: Terminal) {
  const problems: ReadProblem[] = [];
  const build = await readBuildFile(pathInside(given, cwd), cwd, problems);
  if (build) return build;
  throw new UsageError(problems.map((problem) => `${problem.path}: ${problem.message}`).join('\n'));
}
