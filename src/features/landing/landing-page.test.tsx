import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { countCharacters, listingLimit } from '@/domain/listings/limits';
import { OVERVIEW_SIZES } from '@/domain/screenshots/overview-sizes';
import { WIZARD_STEP_NAMES } from '@/model/wizard-step';
import { SAMPLE_APPS } from '@/domain/workspace/sample-workspace';
import { LandingPage } from './landing-page';

describe('the landing page', () => {
  beforeEach(() => {
    render(<LandingPage />, { wrapper: MemoryRouter });
  });

  it.each([
    ['Get Started Free', '/sign-up'],
    ['Watch Demo', '/sign-in'],
    ['Start Free Trial', '/sign-up'],
    ['View Pricing', '/pricing'],
    ['Learn Our Story', '/about'],
    ['Product', '/product'],
    ['Documentation', '/docs'],
    ['Security', '/about'],
    ['Terms', '/terms'],
    ['Privacy', '/privacy'],
    ['support@storepilot.example', 'mailto:support@storepilot.example'],
  ])('leads with %s to %s', (name, target) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target);
  });

  it.each(['Terms', 'Privacy'])('opens %s in a new tab, and says so', (name) => {
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription('Opens in a new tab');
  });

  it.each([
    ['apps published', '10K+'],
    ['first-time success rate', '95%'],
    ['average submission time', '3 minutes'],
    ['uptime', '99.9%'],
    ['fewer rejections', 'up to90%'],
  ])('claims for %s: %s', (label, value) => {
    const numbers = screen.getByRole('region', { name: 'StorePilot in numbers' });
    const term = within(numbers).getByText(label);
    expect(term.parentElement?.querySelector('dd')).toHaveTextContent(value);
  });

  it('shows the workspace a new account starts with, marked as sample data and without buttons', () => {
    const preview = screen.getByRole('figure', { name: 'Your Apps' });
    const approved = SAMPLE_APPS.filter((app) => app.lastSubmission.status === 'approved').length;
    expect(within(preview).getByText('Sample data')).toBeVisible();
    expect(within(preview).getByText('Total Apps').nextSibling).toHaveTextContent(`${SAMPLE_APPS.length}`);
    expect(within(preview).getByText('Approved', { selector: 'dt' }).nextSibling).toHaveTextContent(
      `${approved}`,
    );
    for (const app of SAMPLE_APPS.slice(0, 3)) {
      expect(within(preview).getByText(app.name)).toBeVisible();
      expect(within(preview).getByText(app.bundleId)).toBeVisible();
      expect(within(preview).getByText(app.nextActions[0] ?? '')).toBeVisible();
    }
    expect(within(preview).queryByRole('button')).not.toBeInTheDocument();
    expect(within(preview).queryByRole('link')).not.toBeInTheDocument();
  });

  it('draws a submission along the five steps of the wizard, done in the average time', () => {
    const plan = screen.getByRole('figure', { name: 'From build to submission' });
    const steps = within(plan).getAllByRole('listitem');
    expect(steps.map((step) => step.textContent)).toEqual(
      Object.values(WIZARD_STEP_NAMES).map((name) => expect.stringContaining(name) as string),
    );
    expect(steps[0]).toHaveTextContent(/^0:00/);
    expect(steps[4]).toHaveTextContent(/^3:00/);
    const { width, height } = OVERVIEW_SIZES[0];
    expect(steps[2]).toHaveTextContent(`10 drawn at ${width} × ${height}`);
    expect(within(plan).getByText('Sample data')).toBeVisible();
  });

  it('has three features, each under a heading of its own', () => {
    const features = screen.getByRole('region', { name: 'What reviewers send back, caught here first.' });
    expect(
      within(features)
        .getAllByRole('heading', { level: 3 })
        .map((heading) => heading.textContent),
    ).toEqual(['Listing text that fits', 'Screenshots at the exact size', 'Rules checked on your own build']);
  });

  it('draws the sizes of the overview', () => {
    for (const { label, width, height } of OVERVIEW_SIZES) {
      const size = screen.getByText(`${width} × ${height}`);
      expect(size.previousSibling).toHaveTextContent(label.replace(' inch', '″'));
    }
  });

  it('counts the sample listing as the stores do', () => {
    const name = 'PawPal: Walks & Meals';
    expect(screen.getByText(name).previousSibling).toHaveTextContent(
      `${countCharacters(name)}/${listingLimit('ios', 'title').max}`,
    );
    const short = screen.getByText(/^Share walks/);
    expect(short.previousSibling).toHaveTextContent(
      `${countCharacters(short.textContent)}/${listingLimit('android', 'shortDescription').max}`,
    );
  });

  it('quotes a customer and names the founders, and says that all are invented', () => {
    expect(screen.getByRole('blockquote')).toHaveTextContent('I used to send a build and hope.');
    expect(screen.getByText('Nadia Ferrow')).toBeVisible();
    const founders = screen.getByRole('region', { name: /Two people/ });
    const people = within(within(founders).getByRole('list', { name: 'The founders of StorePilot' }));
    expect(people.getByText('Ilse Marwood').closest('li')).toHaveTextContent('Co-founder, product');
    expect(people.getByText('Teo Castellan').closest('li')).toHaveTextContent('Co-founder, engineering');
    expect(within(founders).getByText('People and apps on this page are invented examples.')).toBeVisible();
  });

  it('is home itself and has no way back to it', () => {
    expect(screen.queryByRole('link', { name: 'Back to Home' })).not.toBeInTheDocument();
  });
});
