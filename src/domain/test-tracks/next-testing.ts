import type { TestTracks } from '@/model/test-tracks';

/** The tests as the next version needs them: each version says what is to be tested in it. */
export function testingOfNextVersion(testing: TestTracks): TestTracks {
  const { betaTexts } = testing;
  if (!betaTexts) return testing;
  return {
    ...testing,
    betaTexts: Object.fromEntries(
      Object.entries(betaTexts).map(([locale, texts]) => [locale, { ...texts, whatToTest: undefined }]),
    ),
  };
}
