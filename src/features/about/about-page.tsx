import { CLAIMS } from '@/config/product';
import { Button } from '@/components/button';
import { ClosingCall, FigureBand, PageIntro, PublicPage } from '@/components/pages/public-page';
import { Features } from './components/features';
import { Mission } from './components/mission';
import { Security } from './components/security';
import { Values } from './components/values';

const FIGURES = [
  { value: CLAIMS.appsSubmitted, label: 'apps submitted' },
  { value: CLAIMS.approvalRate, label: 'approval rate' },
  { value: CLAIMS.activeDevelopers, label: 'active developers' },
  { value: CLAIMS.monitoring, label: 'AI monitoring' },
];

export function AboutPage() {
  return (
    <PublicPage>
      <PageIntro
        name="About Us"
        statement="Review should hold no surprises."
        lead="StorePilot is made for people who build apps without code, and for the teams who publish them."
      />
      <Mission />
      <Features />
      <FigureBand label="StorePilot in numbers" figures={FIGURES} />
      <Values />
      <Security />
      <ClosingCall
        title="See it with your own app."
        text="Start with the build you have, or let us show you around."
        actions={
          <>
            {/* Neither button has an action. */}
            <Button size="large">Start Free Trial</Button>
            <Button size="large" variant="secondary">
              Schedule Demo
            </Button>
          </>
        }
      />
    </PublicPage>
  );
}
