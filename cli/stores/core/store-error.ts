import type { Platform } from '@/model/app';

/** One reason that a store gives for a refusal. */
export interface StoreProblem {
  code: string;
  detail: string;
  /** The field of the request, or the resource, that it is about. */
  pointer?: string | undefined;
}

interface Refusal {
  what: string;
  store: Platform;
  status: number;
  problems: readonly StoreProblem[];
}

/** Why a store did not do something. `what` names the step: "Reading the versions". */
export type StoreFailure =
  /** The key is not accepted (401), or may not do this (403). */
  | ({ kind: 'denied' } & Refusal)
  | ({ kind: 'refused' } & Refusal)
  | { kind: 'limited'; what: string }
  /** A read has no usable answer after several attempts. */
  | { kind: 'unreachable'; what: string }
  /** The answer to a write was lost: it may have been done. */
  | { kind: 'unknown'; what: string }
  | { kind: 'cancelled'; what: string }
  /** A store named an address elsewhere. */
  | { kind: 'host'; what: string; host: string }
  /** Anything else, as a sentence with the remedy. */
  | { kind: 'other'; what: string; message: string };

/** Thrown inside a client, and converted once where a command ends. */
export class StoreError extends Error {
  readonly failure: StoreFailure;

  constructor(failure: StoreFailure) {
    super(`${failure.what}: ${failure.kind}`);
    this.failure = failure;
  }
}

/** Whether a request was refused with this HTTP status. */
export function isRefusedWith(error: unknown, status: number): boolean {
  return (
    error instanceof StoreError &&
    (error.failure.kind === 'refused' || error.failure.kind === 'denied') &&
    error.failure.status === status
  );
}

/** Whether a write may or may not have been done. */
export function isUnknown(error: unknown): boolean {
  return error instanceof StoreError && error.failure.kind === 'unknown';
}

/** Describes a failure in sentences for the terminal, without the decoder's explanation. */
export function describeFailure(failure: StoreFailure): string {
  const { what } = failure;
  switch (failure.kind) {
    case 'denied':
      return failure.status === 401
        ? `${what}: the store does not accept the key. Check key ID and issuer, and that the key was not revoked.`
        : `${what}: the key may not do this. Its role is too low, or an agreement waits for a signature.`;
    case 'refused':
      return `${what}: the store refused this (${failure.status}).`;
    case 'limited':
      return `${what}: the store's limit of requests is reached. Run the command again in an hour.`;
    case 'unreachable':
      return `${what}: no usable answer from the store. Check the connection and run the command again.`;
    case 'unknown':
      return `${what}: the answer was lost, so it may have been done. Run the command again: it looks first.`;
    case 'cancelled':
      return `${what}: cancelled.`;
    case 'host':
      return `${what}: the store named ${failure.host}, which is not one of its hosts. Nothing was sent there.`;
    case 'other':
      return `${what}: ${failure.message}`;
  }
}
