import { platformsOf, type PlatformChoice } from '@/model/app';
import type { BuildInfo } from '@/model/build-info';
import type { Finding } from '@/model/finding';
import { makeFinding } from '../findings';
import { STORES } from '../stores/stores';
import { appleUses } from './app-privacy-label';
import { dataClaims, manifestOwner, sdkName, submittedSdks, type DataClaim } from './data-claims';
import { playUses } from './data-safety-values';
import { declaredUses } from './declared-uses';
import { APPLE_TYPES, PLAY_TYPE_LABELS } from '@/model/data-type-ids';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import { isAddress, isFormComplete } from './privacy-questions';
import { questionField } from './question-field';
import { onlyStore } from './suggestions';
import { capitalized } from '../texts';
import { groupBy } from '../group-by';

/** Input of a check of the answers of one submission. */
export interface PrivacyCheck {
  builds: readonly BuildInfo[];
  answers: PrivacyAnswers;
  platform: PlatformChoice;
}

const BASE = { area: 'privacy', where: 'listing' } as const;
const AD_ID = 'com.google.android.gms.permission.AD_ID';

/** Checks the answers against what the builds' SDKs and manifests collect, and both stores' answers against each other. */
export function checkStoreAnswers(check: PrivacyCheck): Finding[] {
  const claims = dataClaims(check.builds, check.platform);
  return [
    ...sdksLeftOut(check, claims),
    ...manifestsLeftOut(check, claims),
    ...storesDiffer(check, claims),
    ...trackingNotShared(check),
    ...approximateLocation(check),
    ...advertisingId(check),
    ...adSdks(check),
    ...accountDeletion(check),
  ];
}

/** Data of an SDK in the Android build that the Data safety answers leave out, named as Google names it. */
function sdksLeftOut({ answers }: PrivacyCheck, claims: readonly DataClaim[]): Finding[] {
  const declared = playUses(answers);
  const missing = claims.filter(
    ({ store, sdk, kind }) =>
      store === 'android' && sdk && answers.yesNo[kind.topic] !== undefined && !declared.has(kind.play),
  );
  return [...groupBy(missing, ({ sdk }) => sdk?.id).values()].flatMap((group): Finding[] => {
    const [first] = group;
    if (!first?.sdk) return [];
    const { sdk } = first;
    const isCertain = group.some(({ isGuess, kind }) => !isGuess && !answers.rejected.includes(kind.id));
    const types = [...new Set(group.map(({ kind }) => PLAY_TYPE_LABELS[kind.play]))];
    const named = sdk.coordinates[0] ?? sdkName(sdk);
    return [
      makeFinding({
        ...BASE,
        rule: 'privacy-sdk-undeclared',
        severity: isCertain ? 'warning' : 'note',
        subject: { store: 'android', field: questionField(first.kind.topic), detail: sdk.id },
        title: `${named} in the build sends ${types.join(', ')}, which the Data safety answers leave out`,
        why: 'Google compares the form with the SDKs of the build and refuses the update, naming the SDK in this way.',
        fix: `Declare ${types.join(', ')}, or remove ${sdk.name} from the build${first.source ? `. Read in: ${first.source}` : ''}.`,
      }),
    ];
  });
}

/** Types of a privacy manifest that the App Privacy answers leave out. */
function manifestsLeftOut({ answers }: PrivacyCheck, claims: readonly DataClaim[]): Finding[] {
  const declared = appleUses(answers);
  const missing = claims.filter(
    ({ manifest, kind }) =>
      manifest !== undefined && answers.yesNo[kind.topic] !== undefined && !declared.has(kind.apple),
  );
  return [...groupBy(missing, ({ manifest }) => manifest).values()].flatMap((group): Finding[] => {
    const [first] = group;
    if (first?.manifest === undefined) return [];
    const types = [...new Set(group.map(({ kind }) => APPLE_TYPES[kind.apple].label))];
    return [
      makeFinding({
        ...BASE,
        rule: 'privacy-manifest-undeclared',
        subject: { store: 'ios', field: questionField(first.kind.topic), file: first.manifest },
        title: `${capitalized(manifestOwner(first.manifest))} declares ${types.join(', ')}, which the App Privacy answers leave out`,
        why: 'App Review reads the manifests of the build next to the label on the product page.',
        fix: `Declare ${types.join(', ')}, or correct the manifest if the app does not use that part of the SDK.`,
      }),
    ];
  });
}

/** A kind of data that is only declared to one store although nothing in the builds says that the apps differ. */
function storesDiffer({ answers, builds, platform }: PrivacyCheck, claims: readonly DataClaim[]): Finding[] {
  if (platform !== 'both') return [];
  return declaredUses(answers).flatMap(({ kind, use }): Finding[] => {
    const own = claims.filter((claim) => claim.kind.id === kind.id);
    if (use.onlyIn === undefined || onlyStore(own, builds, platform) === use.onlyIn) return [];
    const other = use.onlyIn === 'ios' ? 'android' : 'ios';
    return [
      makeFinding({
        ...BASE,
        rule: 'privacy-stores-differ',
        subject: { field: questionField(kind.topic), detail: kind.id },
        title: `${kind.label}: declared to ${STORES[use.onlyIn].name}, but not to ${STORES[other].name}`,
        why: 'Users and reviewers can compare both pages, and the builds do not show that the two apps differ in this.',
        fix: 'Declare it to both stores, or to none. If only one of the two apps uses it, ignore this finding.',
      }),
    ];
  });
}

/** Tracking means that data is combined with data of other companies, or passed to them. */
function trackingNotShared({ answers, platform }: PrivacyCheck): Finding[] {
  if (platform !== 'both' || answers.yesNo.tracking !== true) return [];
  return declaredUses(answers)
    .filter(({ use }) => use.isTracking === true && use.isShared !== true && use.onlyIn === undefined)
    .map(({ kind }) =>
      makeFinding({
        ...BASE,
        rule: 'privacy-tracking-unshared',
        subject: { field: questionField(kind.topic), detail: kind.id },
        title: `${kind.label}: the App Store reads that it is used for tracking, Google Play that nobody else receives it`,
        why: 'Tracking nearly always means that another company receives the data, so one of the two answers is wrong.',
        fix: 'Say that other companies receive it, or that it is not used for tracking.',
      }),
    );
}

/** Google has refused an update for the precise location alone. */
function* approximateLocation({ answers, builds, platform }: PrivacyCheck): Generator<Finding> {
  const android = submittedAndroid(builds, platform);
  const declared = playUses(answers);
  if (!android?.permissions.includes('android.permission.ACCESS_COARSE_LOCATION')) return;
  if (!declared.has('PSL_PRECISE_LOCATION') || declared.has('PSL_APPROX_LOCATION')) return;
  yield makeFinding({
    ...BASE,
    rule: 'privacy-approximate-location',
    subject: { store: 'android', field: questionField('location') },
    title:
      'The Data safety answers name the precise location, but not the approximate one that the build also asks for',
    why: 'Google has refused an update for this alone: ACCESS_COARSE_LOCATION is the approximate location.',
    fix: 'Declare the approximate location as well.',
  });
}

function* advertisingId({ answers, builds, platform }: PrivacyCheck): Generator<Finding> {
  const android = submittedAndroid(builds, platform);
  if (!android?.permissions.includes(AD_ID) || answers.yesNo.device === undefined) return;
  if (playUses(answers).has('PSL_DEVICE_ID')) return;
  yield makeFinding({
    ...BASE,
    rule: 'privacy-advertising-id',
    subject: { store: 'android', field: questionField('device') },
    title:
      'The build may read the advertising ID (AD_ID), but the Data safety answers leave out Device or other IDs',
    why: 'Google compares the permission with the form. Advertising and analytics SDKs add it by themselves.',
    fix: 'Declare the device ID, or remove the permission from the merged manifest if nothing uses it.',
  });
}

function* adSdks({ answers, builds, platform }: PrivacyCheck): Generator<Finding> {
  const sdks = submittedSdks(builds, platform).filter(({ sdk }) => sdk.purpose === 'ads' && sdk.isConfirmed);
  const names = [...new Set(sdks.map(({ sdk }) => sdkName(sdk)))].join(', ');
  if (names === '') return;
  const isInAndroid = sdks.some(({ store }) => store === 'android');
  if (answers.yesNo.ads === false)
    yield makeFinding({
      ...BASE,
      rule: 'privacy-ads',
      subject: { field: questionField('ads') },
      title: `The build contains ${names}, but the answers say that the app shows no advertisements`,
      why: 'Both stores ask whether an app shows advertisements, and find advertising SDKs in the build.',
      fix: 'Answer that it shows advertisements, or remove the SDK.',
    });
  if (answers.yesNo.children === true && isInAndroid)
    yield makeFinding({
      ...BASE,
      rule: 'privacy-families-ads',
      subject: { store: 'android', field: questionField('children') },
      title: `The app is meant for children and contains ${names}`,
      why: 'To children, Google allows advertisements only through SDKs of its Families self-certified list, in the certified versions.',
      fix: 'Look the SDK and its version up in that list, and set it to treat users as children.',
    });
}

/** Both stores want accounts to be deletable; Google wants a web address for it. */
function* accountDeletion({ answers, platform }: PrivacyCheck): Generator<Finding> {
  if (platform === 'ios' || answers.yesNo.accounts !== true) return;
  if (isAddress(answers, 'accountDeletionUrl')) return;
  yield makeFinding({
    ...BASE,
    rule: 'privacy-account-deletion',
    subject: { store: 'android', field: 'privacy/texts/accountDeletionUrl' },
    title: 'Users can make an account, but there is no web address for deleting it',
    why: 'Google Play refuses the Data safety form without the address, and Apple asks for deletion inside the app.',
    fix: 'Publish a page that names the app and says how to delete the account, and give its address.',
  });
}

/** Says what is still open once the questionnaire was begun: the stores' files are left out of the package until then. */
export function openForms(answers: PrivacyAnswers, platform: PlatformChoice): Finding[] {
  return platformsOf(platform)
    .filter((store) => !isFormComplete(answers, platform, store))
    .map((store) =>
      makeFinding({
        ...BASE,
        rule: 'privacy-open',
        subject: { store },
        title: `The privacy answers for ${STORES[store].name} are not complete`,
        why: 'The package contains the form for a store only when each of its questions is answered.',
        fix: 'Answer the rest of the privacy questions.',
      }),
    );
}

function submittedAndroid(builds: readonly BuildInfo[], platform: PlatformChoice) {
  return platform === 'ios' ? undefined : builds.find((build) => build.platform === 'android');
}
