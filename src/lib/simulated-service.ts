import { createContext } from 'react';

/**
 * Simulates a server: settings and billing wait for it and show its failures. It sends no request. Tests make it fail.
 */
export interface SimulatedService {
  /** Whether this action fails this time. */
  fails(action: string): boolean;
}

export const WORKING_SERVICE: SimulatedService = { fails: () => false };

export const ServiceContext = createContext(WORKING_SERVICE);
