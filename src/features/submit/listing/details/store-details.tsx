import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { platformsOf } from '@/model/app';
import { Card } from '@/components/card';
import { Disclosure } from '@/components/disclosure';
import { lazyPart } from '@/components/lazy-part';
import { fieldsState, wordsOf } from '../../checks/place-state';
import { StateLabel } from '../../checks/state-label';
import { controlName } from '../../wizard/control-name';
import { useRequestedControl } from '../../wizard/use-requested-control';
import { AppAndVersion } from './app-and-version';
import { AppStoreInformation } from './app-store-information';
import type { DetailSection, StoreDetailsProps } from './detail-section';
import { PlayContact } from './play-contact';
import { ReviewContact } from './review-contact';

/** Details with one value for all languages, in the order of the form. A new section is one entry here. */
const SECTIONS: readonly DetailSection[] = [
  {
    id: 'app-store-information',
    title: 'App Store category and copyright',
    store: 'ios',
    fields: ['primaryCategory', 'secondaryCategory', 'copyright'],
    Part: AppStoreInformation,
  },
  {
    id: 'play-contact',
    title: 'Contact on Google Play',
    store: 'android',
    fields: ['developerName', 'contactEmail', 'contactPhone', 'contactWebsite'],
    Part: PlayContact,
  },
  {
    id: 'review-contact',
    title: 'App Review contact',
    store: 'ios',
    fields: ['reviewFirstName', 'reviewLastName', 'reviewEmail', 'reviewPhone'],
    Part: ReviewContact,
  },
  {
    id: 'reviewer-kit',
    title: 'Reviewer’s kit: sign-in and notes',
    fields: ['needsLogin', 'demoUser', 'demoPassword', 'reviewNotes', 'reviewerKit/'],
    Part: lazyPart(() =>
      import('../../reviewer-kit/reviewer-kit-part').then((module) => module.ReviewerKitPart),
    ),
  },
  {
    id: 'purchases',
    title: 'In-app purchases and subscriptions',
    fields: ['purchases/'],
    Part: lazyPart(() =>
      import('../../purchases/purchases-section').then((module) => module.PurchasesSection),
    ),
  },
  {
    id: 'release',
    title: 'Price, countries and release',
    fields: ['release/'],
    Part: lazyPart(() => import('../../release/release-section').then((module) => module.ReleaseSection)),
  },
  {
    id: 'competitors',
    title: 'Competitors’ names',
    fields: ['competitors'],
    Part: lazyPart(() => import('./competitors-part').then((module) => module.CompetitorsPart)),
  },
  {
    id: 'test-tracks',
    title: 'Test tracks: TestFlight and closed test',
    fields: ['testing/'],
    Part: lazyPart(() => import('../../testing/test-tracks-part').then((module) => module.TestTracksPart)),
  },
];

/**
 * Store details: the app and its version, then the sections that the chosen stores have. The section of a requested
 * field is open at first.
 */
export function StoreDetails(props: StoreDetailsProps) {
  const { draft, locale, requestedField } = props;
  const controls = useRequestedControl(controlName(requestedField, locale));
  const { key } = useLocation();
  const [request, setRequest] = useState({ field: requestedField, key });
  // The first save of a new draft takes the field out of the address: what it opened stays open.
  if (requestedField !== undefined && request.key !== key) setRequest({ field: requestedField, key });
  const platforms = platformsOf(draft.platform);
  const sections = SECTIONS.filter(({ store }) => store === undefined || platforms.includes(store));
  return (
    <div ref={controls} className="grid gap-5">
      <AppAndVersion {...props} />
      <Card title="For the stores" description="Asked once, not per language.">
        <div className="grid gap-2">
          {sections.map(({ id, title, fields, Part }) => {
            const owns = (asked: string) => fields.some((field) => isOf(asked, field));
            const isAsked = request.field !== undefined && owns(request.field);
            return (
              <Disclosure
                // A link opens it once more after it was closed.
                key={isAsked ? `${id} ${request.key}` : id}
                title={title}
                aside={<StateLabel isOpenOnly wordsOf={(standing) => wordsOf(fieldsState(standing, owns))} />}
                isOpenAtFirst={isAsked}
              >
                <Part {...props} />
              </Disclosure>
            );
          })}
        </div>
      </Card>
    </div>
  );
}

function isOf(asked: string, field: string): boolean {
  return field.endsWith('/') ? asked.startsWith(field) : asked === field;
}
