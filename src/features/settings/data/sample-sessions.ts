import type { DeviceSession } from '../records';

/** The device sessions a new workspace starts with. The addresses are from the ranges reserved for documentation. */
export const SAMPLE_SESSIONS = [
  {
    id: 's-1',
    device: 'Chrome on this computer',
    deviceType: 'desktop',
    ip: '192.0.2.14',
    location: 'Lisbon, Portugal',
    lastSeen: 'Active now',
    isCurrent: true,
  },
  {
    id: 's-2',
    device: 'Safari on iPhone',
    deviceType: 'mobile',
    ip: '198.51.100.7',
    location: 'Lisbon, Portugal',
    lastSeen: '2 hours ago',
    isCurrent: false,
  },
  {
    id: 's-3',
    device: 'Firefox on a tablet',
    deviceType: 'tablet',
    ip: '203.0.113.92',
    location: 'Porto, Portugal',
    lastSeen: '3 days ago',
    isCurrent: false,
  },
] satisfies DeviceSession[];
