import { createContext } from 'react';

/**
 * Stands where a server of ours would: settings and billing wait for it and show its failures.
 * It makes no request. Tests make it fail.
 */
export interface SimulatedService {
  /** Does this action fail this time? */
  fails(action: string): boolean;
}

export const WORKING_SERVICE: SimulatedService = { fails: () => false };

export const ServiceContext = createContext(WORKING_SERVICE);
