import { formatLongDay } from '@/domain/long-dates';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether an app's launch day is past, today or in the future; `unknown` if it is empty. Both days are `YYYY-MM-DD`. */
export type Launch = 'unknown' | 'past' | 'today' | 'future';

export function launchOf(launchDate: string, today: string): Launch {
  if (!DAY.test(launchDate)) return 'unknown';
  if (launchDate === today) return 'today';
  // ISO days sort as text.
  return launchDate < today ? 'past' : 'future';
}

/** A hint about a launch day that may be a typing mistake; it blocks nothing. */
export function launchHint(launchDate: string, today: string): string {
  return launchOf(launchDate, today) === 'past'
    ? 'This date is in the past. The texts will say that the app is already out.'
    : 'Optional. The texts mention the date.';
}

/** `PawPal …`: the news in a few words. */
export function launchNews(name: string, launchDate: string, today: string): string {
  switch (launchOf(launchDate, today)) {
    case 'future':
      return `${name} launches on ${formatLongDay(launchDate)}`;
    case 'today':
      return `${name} launches today`;
    case 'past':
      return `${name} is out now`;
    case 'unknown':
      return `${name} is here`;
  }
}

/** Says where and since when the app is available. */
export function availability(name: string, launchDate: string, today: string): string {
  const stores = 'on the App Store and Google Play';
  switch (launchOf(launchDate, today)) {
    case 'future':
      return `${name} will be available ${stores} on ${formatLongDay(launchDate)}.`;
    case 'today':
      return `${name} is available ${stores} from today, ${formatLongDay(launchDate)}.`;
    case 'past':
      return `${name} has been available ${stores} since ${formatLongDay(launchDate)}.`;
    case 'unknown':
      return `${name} is available ${stores}.`;
  }
}
