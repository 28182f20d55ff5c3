import { CLAIMS } from '@/config/product';
import { ClosingCall, FigureBand, PublicPage } from '@/components/pages/public-page';
import { DashboardPreview } from './components/dashboard-preview';
import { FeatureGrid } from './components/feature-grid';
import { Founders } from './components/founders';
import { Hero } from './components/hero';

export function LandingPage() {
  return (
    <PublicPage isHome>
      <Hero />
      <Statistics />
      <DashboardPreview />
      <Founders />
      <FeatureGrid />
      <ClosingCall
        title="Bring the build you have."
        text="Start with 1 app submission per month, free. Nothing to install: your builds stay in your browser, and so do your texts and pictures until you share them with a team."
      />
    </PublicPage>
  );
}

const STATISTICS = [
  { value: CLAIMS.appsSubmitted, label: 'apps published' },
  { value: CLAIMS.approvalRate, label: 'first-time success rate' },
  { value: CLAIMS.averageSubmissionTime, label: 'average submission time' },
  { value: CLAIMS.uptime, label: 'uptime' },
  { prefix: 'up to', value: CLAIMS.fewerRejections, label: 'fewer rejections' },
];

function Statistics() {
  return <FigureBand label="StorePilot in numbers" figures={STATISTICS} />;
}
