import type { ReactNode } from 'react';

/** One question with its answer; the link above leads to it. */
export interface Topic {
  /** Name in the address. */
  id: string;
  title: string;
  answer: ReactNode;
}

export interface TopicGroup {
  id: string;
  title: string;
  /** Heading over the answers. */
  answersTitle: string;
  topics: readonly Topic[];
}
