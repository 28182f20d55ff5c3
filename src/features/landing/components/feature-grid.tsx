import type { ReactNode } from 'react';
import { PublicSection } from '@/components/pages/public-page';
import { ListingCard } from './listing-card';
import { ReadinessExcerpt } from './readiness-excerpt';
import { ScreenshotSizes } from './screenshot-sizes';

export function FeatureGrid() {
  return (
    <PublicSection id="features" title="What reviewers send back, caught here first." isRuled>
      <ul className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-3 lg:gap-y-0">
        <Feature
          drawing={<ListingCard />}
          title="Listing text that fits"
          text="Every field is counted the way each store counts it, and wording the stores refuse is named while you type."
        />
        <Feature
          drawing={<ScreenshotSizes />}
          title="Screenshots at the exact size"
          text="Drop the pictures you have. They are drawn with your captions at the sizes the stores ask for, down to the pixel."
        />
        <Feature
          drawing={<ReadinessExcerpt />}
          title="Rules checked on your own build"
          text="One report names blockers, warnings and notes, each with the rule behind it and the place to fix it."
        />
      </ul>
    </PublicSection>
  );
}

function Feature({ drawing, title, text }: { drawing: ReactNode; title: string; text: string }) {
  return (
    <li className="grid grid-cols-1 lg:row-span-2 lg:grid-rows-subgrid">
      <div className="flex min-h-80 items-center justify-center rounded-card border bg-sunken p-5">
        {drawing}
      </div>
      <div>
        <h3 className="mt-5 text-lg font-semibold">{title}</h3>
        <p className="mt-1.5 text-ink-soft">{text}</p>
      </div>
    </li>
  );
}
