import { ClosingCall, PublicPage } from '@/components/pages/public-page';
import { DashboardPreview } from './components/dashboard-preview';
import { FeatureGrid } from './components/feature-grid';
import { Founders } from './components/founders';
import { Hero } from './components/hero';
import { Statistics } from './components/statistics';

export function LandingPage() {
  return (
    <PublicPage isHome>
      <Hero />
      <Statistics />
      <DashboardPreview />
      <FeatureGrid />
      <Founders />
      <ClosingCall
        title="Bring the build you have."
        text="Start with 1 app submission per month, free. Nothing to install: your builds stay in your browser, and so do your texts and pictures until you share them with a team."
      />
    </PublicPage>
  );
}
