/** The sources that the simulated watchdog lists. Sample data: no page is contacted. */
export const MONITORED_SOURCES = [
  {
    source: 'App Store Review Guidelines',
    store: 'apple',
    frequency: 'Every 6 hours',
    changes: 2,
    lastChange: '2026-11-02',
  },
  {
    source: 'Apple: upcoming requirements',
    store: 'apple',
    frequency: 'Every hour',
    changes: 1,
    lastChange: '2026-10-14',
  },
  {
    source: 'Google Play developer policies',
    store: 'google',
    frequency: 'Every 6 hours',
    changes: 3,
    lastChange: '2026-11-05',
  },
  {
    source: 'Google Play policy deadlines',
    store: 'google',
    frequency: 'Every hour',
    changes: 1,
    lastChange: '2026-10-28',
  },
] as const;
