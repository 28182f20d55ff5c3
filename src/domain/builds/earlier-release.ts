import { isSubmissionStatus, type SubmissionRecord } from '@/model/submission';
import type { BuildInfo } from '@/model/build-info';

/** Known facts about an earlier version of an app: from its build, or remembered when its package was made. */
export interface EarlierRelease {
  platform: BuildInfo['platform'];
  version?: string | undefined;
  /** CFBundleVersion or versionCode. */
  buildNumber?: string | undefined;
  /** Fingerprint of the certificate; undefined for iOS and where it is unknown. */
  certificate?: string | undefined;
  /** Kind of file the certificate is of: Google Play signs the APKs that it delivers with another key. */
  kind?: BuildInfo['kind'] | undefined;
  /** Whether it certainly reached the store. A chosen file or a prepared package may not have been uploaded. */
  isUploaded: boolean;
}

export function releaseOfBuild(build: BuildInfo): EarlierRelease {
  return {
    platform: build.platform,
    version: build.identity.version,
    buildNumber: build.identity.buildNumber,
    kind: build.kind,
    certificate: build.platform === 'android' ? build.certificate?.sha256 : undefined,
    isUploaded: false,
  };
}

/**
 * The last earlier version of each platform that the workspace remembers, apart from what the draft itself prepared.
 * @param records the user's own submissions, without samples
 */
export function rememberedReleases(
  { id, bundleId, builds }: { id: string; bundleId: string; builds: readonly BuildInfo[] },
  records: readonly SubmissionRecord[],
): EarlierRelease[] {
  return (['ios', 'android'] as const).flatMap((platform): EarlierRelease[] => {
    const own = builds.find((build) => build.platform === platform)?.identity.bundleId ?? bundleId.trim();
    const [last] = records
      .filter(
        (record) =>
          record.platform === platform &&
          own !== '' &&
          record.bundleId === own &&
          record.buildNumber !== undefined &&
          !record.id.startsWith(`${id}-`),
      )
      .sort((a, b) =>
        a.date < b.date ? 1 : a.date > b.date ? -1 : Number(b.buildNumber) - Number(a.buildNumber),
      );
    return last
      ? [
          {
            platform,
            version: last.version,
            buildNumber: last.buildNumber,
            certificate: last.certificate,
            kind: last.certificate === undefined ? undefined : 'aab',
            isUploaded: isSubmissionStatus(last.status) && last.status !== 'draft',
          },
        ]
      : [];
  });
}
