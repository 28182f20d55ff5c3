import { PATHS, submitPath } from '@/config/paths';
import { UnderDevelopment } from './under-development';

export function TemplatesPage() {
  return (
    <UnderDevelopment
      title="Templates"
      text="Templates are under development"
      plan="Complete listings and screenshot sets to start from, for the usual kinds of apps, will be collected here."
      links={[
        {
          title: 'LacedUp, a filled-in submission',
          text: 'A running app for both stores, with texts and screenshots, to look at or change.',
          path: submitPath({ demo: 'lacedUp' }),
        },
        {
          title: 'PawPal, a filled-in submission',
          text: 'A pet care app for both stores, ready to explore.',
          path: submitPath({ demo: 'pawPal' }),
        },
        {
          title: 'ASO Optimizer',
          text: 'Title, description and keywords for the app you have.',
          path: PATHS.aso,
        },
      ]}
    />
  );
}
