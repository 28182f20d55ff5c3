import { FileCheck2, Languages, PackageCheck, UsersRound } from 'lucide-react';
import { Card } from '@/components/card';
import { PublicSection } from '@/components/pages/public-page';

const FEATURES = [
  {
    icon: PackageCheck,
    title: 'Guided submission',
    text: 'Five steps from a build file to a package that the stores’ upload tools accept unchanged.',
  },
  {
    icon: Languages,
    title: 'Texts and images',
    text: 'Listing text, screenshots and banners for both stores, in the languages of your markets.',
  },
  {
    icon: FileCheck2,
    title: 'Policy checks',
    text: 'Both stores’ rules checked against your build and your listing, with the source of every rule.',
  },
  {
    icon: UsersRound,
    title: 'Team approvals',
    text: 'Each step shows who decided it and when: building, review and publishing.',
  },
] as const;

export function Features() {
  return (
    <PublicSection id="features" title="What we build" isRuled>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-4">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <Card as="li" key={title}>
            <Icon className="size-7 stroke-[1.5] text-accent" />
            <h3 className="mt-8 text-lg font-semibold">{title}</h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </Card>
        ))}
      </ul>
    </PublicSection>
  );
}
