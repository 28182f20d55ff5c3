import { APPLE_TYPES } from 'virtual:catalog/apple-privacy-types';
import { PLAY_TYPE_LABELS } from 'virtual:catalog/play-data-types';
import { platformsOf } from '@/model/app';
import { groupBy } from '@/domain/group-by';
import { appleUses } from '@/domain/privacy/app-privacy-label';
import { manifestOwner, sdkName, submittedSdks } from '@/domain/privacy/data-claims';
import { playUses } from '@/domain/privacy/data-safety-values';
import { declaredUses } from '@/domain/privacy/declared-uses';
import { isAddress, openAnswers } from '@/domain/privacy/privacy-questions';
import { questionField } from '@/domain/privacy/question-field';
import { onlyStore } from '@/domain/privacy/suggestions';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { STORES } from '@/domain/stores/stores';
import { capitalized } from '@/domain/texts';
import { defineRule } from '../define-rule';
import { PRIVACY_RULE, STORES_COMPARED, type PrivacyCheck, type PrivacyFound } from './privacy-check';

const AD_ID = 'com.google.android.gms.permission.AD_ID';

/** Data of an SDK in the Android build that the Data safety answers leave out, named as Google names it. */
export const SDK_UNDECLARED = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-sdk-undeclared',
  title: 'Data of an SDK that Data safety leaves out',
  source: GOOGLE.dataSafety,
  why: 'Google compares the form with the SDKs of the build and refuses the update, naming the SDK in this way.',
  fix: 'Declare the data, or remove the SDK from the build.',
  examples: {
    fires: 'a build with AdMob, and answers without the device ID',
    holds: 'the same build, and answers with it',
  },
  *check({ answers, claims }: PrivacyCheck): Generator<PrivacyFound> {
    const declared = playUses(answers);
    const missing = claims.filter(
      ({ store, sdk, kind }) =>
        store === 'android' && sdk && answers.yesNo[kind.topic] !== undefined && !declared.has(kind.play),
    );
    for (const group of groupBy(missing, ({ sdk }) => sdk?.id).values()) {
      const [first] = group;
      if (!first?.sdk) continue;
      const { sdk } = first;
      const isCertain = group.some(({ isGuess, kind }) => !isGuess && !answers.rejected.includes(kind.id));
      const types = [...new Set(group.map(({ kind }) => PLAY_TYPE_LABELS[kind.play]))].join(', ');
      const named = sdk.coordinates[0] ?? sdkName(sdk);
      yield {
        severity: isCertain ? 'warning' : 'note',
        subject: { store: 'android', field: questionField(first.kind.topic), detail: sdk.id },
        title: `${named} in the build sends ${types}, which the Data safety answers leave out`,
        fix: `Declare ${types}, or remove ${sdk.name} from the build${first.source ? `. Read in: ${first.source}` : ''}.`,
      };
    }
  },
});

/** Types of a privacy manifest that the App Privacy answers leave out. */
export const MANIFEST_UNDECLARED = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-manifest-undeclared',
  title: 'Data of a privacy manifest that App Privacy leaves out',
  source: APPLE.appPrivacy,
  why: 'App Review reads the manifests of the build next to the label on the product page.',
  fix: 'Declare the data, or correct the manifest if the app does not use that part of the SDK.',
  examples: {
    fires: 'a privacy manifest with crash data, and answers without it',
    holds: 'the same manifest, and answers with crash data',
  },
  *check({ answers, claims }: PrivacyCheck): Generator<PrivacyFound> {
    const declared = appleUses(answers);
    const missing = claims.filter(
      ({ manifest, kind }) =>
        manifest !== undefined && answers.yesNo[kind.topic] !== undefined && !declared.has(kind.apple),
    );
    for (const group of groupBy(missing, ({ manifest }) => manifest).values()) {
      const [first] = group;
      if (first?.manifest === undefined) continue;
      const types = [...new Set(group.map(({ kind }) => APPLE_TYPES[kind.apple].label))].join(', ');
      yield {
        subject: { store: 'ios', field: questionField(first.kind.topic), file: first.manifest },
        title: `${capitalized(manifestOwner(first.manifest))} declares ${types}, which the App Privacy answers leave out`,
        fix: `Declare ${types}, or correct the manifest if the app does not use that part of the SDK.`,
      };
    }
  },
});

/** A kind of data that is only declared to one store although nothing in the builds says that the apps differ. */
export const STORES_DIFFER = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-stores-differ',
  title: 'Data declared to only one store',
  source: STORES_COMPARED,
  why: 'Users and reviewers can compare both pages, and the builds do not show that the two apps differ in this.',
  fix: 'Declare it to both stores, or to none. If only one of the two apps uses it, ignore this finding.',
  examples: {
    fires: 'the e-mail address declared to Google Play alone',
    holds: 'the e-mail address declared to both stores',
  },
  *check({ answers, builds, platform, claims }: PrivacyCheck): Generator<PrivacyFound> {
    if (platform !== 'both') return;
    for (const { kind, use } of declaredUses(answers)) {
      const own = claims.filter((claim) => claim.kind.id === kind.id);
      if (use.onlyIn === undefined || onlyStore(own, builds, platform) === use.onlyIn) continue;
      const other = use.onlyIn === 'ios' ? 'android' : 'ios';
      yield {
        subject: { field: questionField(kind.topic), detail: kind.id },
        title: `${kind.label}: declared to ${STORES[use.onlyIn].name}, but not to ${STORES[other].name}`,
      };
    }
  },
});

/** Tracking means that data is combined with data of other companies, or passed to them. */
export const TRACKING_UNSHARED = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-tracking-unshared',
  title: 'Tracking without sharing',
  source: APPLE.tracking,
  why: 'Tracking nearly always means that another company receives the data, so one of the two answers is wrong.',
  fix: 'Say that other companies receive it, or that it is not used for tracking.',
  examples: {
    fires: 'the device ID is used for tracking, and nobody else receives it',
    holds: 'the device ID is used for tracking, and other companies receive it',
  },
  *check({ answers, platform }: PrivacyCheck): Generator<PrivacyFound> {
    if (platform !== 'both' || answers.yesNo.tracking !== true) return;
    for (const { kind, use } of declaredUses(answers))
      if (use.isTracking === true && use.isShared !== true && use.onlyIn === undefined)
        yield {
          subject: { field: questionField(kind.topic), detail: kind.id },
          title: `${kind.label}: the App Store reads that it is used for tracking, Google Play that nobody else receives it`,
        };
  },
});

/** Google has refused an update for the precise location alone. */
export const APPROXIMATE_LOCATION = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-approximate-location',
  title: 'Precise location without the approximate one',
  source: GOOGLE.dataSafety,
  why: 'Google has refused an update for this alone: ACCESS_COARSE_LOCATION is the approximate location.',
  fix: 'Declare the approximate location as well.',
  examples: {
    fires: 'a build with ACCESS_COARSE_LOCATION, and only the precise location declared',
    holds: 'the same build, and both locations declared',
  },
  *check({ answers, builds, platform }: PrivacyCheck): Generator<PrivacyFound> {
    const declared = playUses(answers);
    if (!asks(builds, platform, 'android.permission.ACCESS_COARSE_LOCATION')) return;
    if (!declared.has('PSL_PRECISE_LOCATION') || declared.has('PSL_APPROX_LOCATION')) return;
    yield {
      subject: { store: 'android', field: questionField('location') },
      title:
        'The Data safety answers name the precise location, but not the approximate one that the build also asks for',
    };
  },
});

export const ADVERTISING_ID = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-advertising-id',
  title: 'Advertising ID that Data safety leaves out',
  source: GOOGLE.dataSafety,
  why: 'Google compares the permission with the form. Advertising and analytics SDKs add it by themselves.',
  fix: 'Declare the device ID, or remove the permission from the merged manifest if nothing uses it.',
  examples: {
    fires: 'a build with the permission AD_ID, and answers without the device ID',
    holds: 'the same build, and answers with it',
  },
  *check({ answers, builds, platform }: PrivacyCheck): Generator<PrivacyFound> {
    if (!asks(builds, platform, AD_ID) || answers.yesNo.device === undefined) return;
    if (playUses(answers).has('PSL_DEVICE_ID')) return;
    yield {
      subject: { store: 'android', field: questionField('device') },
      title:
        'The build may read the advertising ID (AD_ID), but the Data safety answers leave out Device or other IDs',
    };
  },
});

/** Advertising SDKs of the builds in an app that shows no advertisements. */
export const AD_SDKS = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-ads',
  title: 'Advertising SDK in an app without advertisements',
  source: STORES_COMPARED,
  why: 'Both stores ask whether an app shows advertisements, and find advertising SDKs in the build.',
  fix: 'Answer that it shows advertisements, or remove the SDK.',
  examples: {
    fires: 'a build with AdMob in an app without advertisements',
    holds: 'a build with AdMob in an app with advertisements',
  },
  *check({ answers, builds, platform }: PrivacyCheck): Generator<PrivacyFound> {
    const sdks = certainAdSdks(builds, platform);
    if (sdks.length === 0 || answers.yesNo.ads !== false) return;
    const names = [...new Set(sdks.map(({ sdk }) => sdkName(sdk)))].join(', ');
    yield {
      subject: { field: questionField('ads') },
      title: `The build contains ${names}, but the answers say that the app shows no advertisements`,
    };
  },
});

/** Both stores want accounts to be deletable; Google wants a web address for it. */
export const ACCOUNT_DELETION = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-account-deletion',
  title: 'Accounts without a deletion address',
  source: GOOGLE.accountDeletion,
  why: 'Google Play refuses the Data safety form without the address, and Apple asks for deletion inside the app.',
  fix: 'Publish a page that names the app and says how to delete the account, and give its address.',
  examples: {
    fires: 'users can make an account, and no address for deleting it',
    holds: 'users can make an account, and https://lantern.example/delete',
  },
  *check({ answers, platform }: PrivacyCheck): Generator<PrivacyFound> {
    if (platform === 'ios' || answers.yesNo.accounts !== true) return;
    if (isAddress(answers, 'accountDeletionUrl')) return;
    yield {
      subject: { store: 'android', field: 'privacy/texts/accountDeletionUrl' },
      title: 'Users can make an account, but there is no web address for deleting it',
    };
  },
});

/** A form that is still open once the questionnaire was begun: its file is left out of the package until then. */
/** A first version is not accepted without the answers; of a later one, the store keeps those that it has. */
export const OPEN_FORM = defineRule({
  ...PRIVACY_RULE,
  id: 'privacy-open',
  title: 'Privacy answers that are not complete',
  severity: 'blocker',
  isMissing: true,
  source: GOOGLE.dataSafety,
  why: 'The package contains the form for a store only when each of its questions is answered.',
  fix: 'Answer the privacy questions.',
  examples: { fires: 'half of the questions answered', holds: 'all questions answered' },
  *check({ answers, platform, isFirst }: PrivacyCheck): Generator<PrivacyFound> {
    const open = openAnswers(answers, platform);
    const [first] = open;
    for (const store of platformsOf(platform)) {
      if (!open.some(({ stores }) => stores.includes(store))) continue;
      const title = `The privacy answers for ${STORES[store].name} are not complete`;
      yield isFirst && first
        ? { subject: { store, field: questionField(first.question) }, title }
        : { subject: { store }, title, severity: 'note' };
    }
  },
});

function certainAdSdks(builds: PrivacyCheck['builds'], platform: PrivacyCheck['platform']) {
  return submittedSdks(builds, platform).filter(({ sdk }) => sdk.purpose === 'ads' && sdk.isConfirmed);
}

function asks(builds: PrivacyCheck['builds'], platform: PrivacyCheck['platform'], permission: string) {
  const android = platform === 'ios' ? undefined : builds.find((build) => build.platform === 'android');
  return android?.permissions.includes(permission) ?? false;
}
