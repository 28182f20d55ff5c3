/** A refusal of the fake. */
export class Refusal extends Error {
  readonly status: number;
  readonly errors: Record<string, unknown>[];

  constructor(status: number, code: string, detail: string, more: Record<string, unknown> = {}) {
    super(`${status} ${code}`);
    this.status = status;
    this.errors = [{ id: code, status: String(status), code, title: code, detail, ...more }];
  }
}

/** State of an upload as Apple spells it. */
export function deliveryState(state: string, errors: object[] = []): object {
  return { state, errors, warnings: [] };
}
