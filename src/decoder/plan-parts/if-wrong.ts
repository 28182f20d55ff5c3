/** Where to write when a store is wrong: App Review answers a reply, Google Play an appeal. */
export const IF_WRONG = { ios: 'If they are wrong, reply', android: 'If they are wrong, appeal' } as const;
