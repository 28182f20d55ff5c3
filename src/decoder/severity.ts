import { severities, type Severity, type SeverityId } from 'virtual:catalog/severities';
import type { Platform } from '@/model/app';
import { phrasesOf } from './causes';
import { findPhrase } from './phrases';
import type { Place, ReadableText } from './readable-text';

export type { SeverityId };

/** How serious a message is, and what that means for the app. */
export interface SeverityLevel {
  id: SeverityId;
  title: string;
  /** Its effect on the app that is live. */
  live: string;
  /** How long there is. */
  time: string;
  /** The next action for the message as a whole. */
  next: string;
}

/** The most serious level whose words a text has, and where they are. */
export function severityIn(
  text: ReadableText,
  store: Platform,
): { level: SeverityLevel; place: Place } | undefined {
  for (const severity of severities)
    for (const sign of severity[store]?.signs ?? [])
      for (const phrase of phrasesOf(sign)) {
        const place = findPhrase(text, phrase);
        const level = place && levelOf(severity, store);
        if (level) return { level, place };
      }
  return undefined;
}

/** A level by its id; undefined when the store has none of this name. */
export function severityOf(id: SeverityId, store: Platform): SeverityLevel | undefined {
  const severity = severities.find((each) => each.id === id);
  return severity && levelOf(severity, store);
}

/** The most serious of several levels. */
export function mostSerious(levels: readonly SeverityLevel[]): SeverityLevel | undefined {
  return severities.flatMap(({ id }) => levels.find((level) => level.id === id) ?? []).at(0);
}

function levelOf(severity: Severity, store: Platform): SeverityLevel | undefined {
  const own = severity[store];
  return own && { id: severity.id, title: severity.title, live: own.live, time: own.time, next: own.next };
}
