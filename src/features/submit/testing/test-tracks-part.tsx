import { platformsOf } from '@/model/app';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { ClosedTestPart } from './closed-test-part';
import { TestFlightPart } from './test-flight-part';

/** The tests before a release: TestFlight for the App Store, the closed test for Google Play. */
export function TestTracksPart(props: StoreDetailsProps) {
  const platforms = platformsOf(props.draft.platform);
  return (
    <>
      {platforms.includes('ios') && <TestFlightPart {...props} />}
      {platforms.includes('android') && <ClosedTestPart {...props} />}
    </>
  );
}
