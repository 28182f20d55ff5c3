import { PLATFORM_LABELS, type Platform } from '@/model/app';
import { Badge } from '../badge';

/** The platforms of an app as text. */
export function PlatformBadges({ platforms }: { platforms: readonly Platform[] }) {
  return (
    <ul className="flex shrink-0 gap-1.5" aria-label="Platforms">
      {platforms.map((platform) => (
        <li key={platform} className="flex">
          <Badge>{PLATFORM_LABELS[platform]}</Badge>
        </li>
      ))}
    </ul>
  );
}
