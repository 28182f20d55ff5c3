import { StoreError } from '../core/store-error';
import { failureMessage } from '../text/failure-text';
import { UsageError } from '../../terminal/usage-error';

/** A request that cannot be served. The message is for the user. */
export class OperationError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Whether the message of an error is for the user; anything else is a bug. */
export function isForUser(error: unknown): boolean {
  return error instanceof OperationError || error instanceof UsageError || error instanceof StoreError;
}

/** Says in the words of the terminal why something failed. */
export async function messageOf(error: unknown): Promise<string> {
  if (error instanceof StoreError) return failureMessage(error.failure);
  if (error instanceof UsageError || error instanceof OperationError) return error.message;
  return 'StorePilot stopped because of a bug. The terminal has the details.';
}
