/** Who wrote a message: the choices of "Who wrote this?". */
export const SENDERS = ['app-review', 'app-store-connect', 'google-play', 'play-upload', 'person'] as const;
export type Sender = (typeof SENDERS)[number];
