/** A tool of the page for an assistant in the browser. */
export interface PageTool {
  name: string;
  description: string;
  inputSchema: object;
  annotations: { readOnlyHint: boolean; untrustedContentHint: boolean };
  /** Gets what the assistant sent, unchecked; returns plain data. */
  execute: (input: unknown) => unknown;
}

interface ModelContext {
  registerTool(tool: PageTool, options: { signal: AbortSignal }): Promise<void> | void;
}

/** Where the browser lets a page offer tools to its assistant (WebMCP, an origin trial in 2026; sources 18.2). */
export function modelContext(): ModelContext | undefined {
  return typeof document === 'undefined'
    ? undefined
    : (document as Document & { modelContext?: ModelContext }).modelContext;
}

/** Offers tools until the signal fires. One that the browser refuses is left out. */
export function registerTools(context: ModelContext, tools: readonly PageTool[], signal: AbortSignal): void {
  for (const tool of tools) {
    // Some versions throw where others reject.
    void Promise.resolve()
      .then(() => (signal.aborted ? undefined : context.registerTool(tool, { signal })))
      .catch(() => undefined);
  }
}
