import { createContext, useContext } from 'react';

/** A source of random numbers from 0 (included) to 1 (excluded). It can be replaced, so that tests are exact. */
export type RandomSource = () => number;

/** Cryptographic, because backup codes use it too. 32 bits are enough for both uses. */
export const systemRandom: RandomSource = () => {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
};

const RandomContext = createContext<RandomSource>(systemRandom);
export const RandomProvider = RandomContext.Provider;

export function useRandom(): RandomSource {
  return useContext(RandomContext);
}
