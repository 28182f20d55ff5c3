import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ProductPage } from './product-page';

const TOOLS = [
  'Submission Wizard',
  'ASO Optimizer',
  'Marketing Kit',
  'Localization Packs',
  'Error Recovery',
  'Policy Watchdog',
];

describe('the product page', () => {
  beforeEach(() => {
    render(<ProductPage />, { wrapper: MemoryRouter });
  });

  it('lists six tools', () => {
    const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
    expect(names).toEqual([...TOOLS, 'All six are in every plan.']);
  });

  it.each(TOOLS)('describes %s, names three benefits and leads to sign-up', (name) => {
    const heading = screen.getByRole('heading', { name });
    expect(heading.nextElementSibling?.textContent?.length).toBeGreaterThan(40);
    const benefits = heading.parentElement as HTMLElement;
    expect(within(benefits).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.getByRole('link', { name: `Try ${name}` })).toHaveAttribute('href', '/sign-up');
  });

  it('says what is simulated', () => {
    expect(screen.getByText(/simulated in your browser for now/)).toBeVisible();
  });

  it.each([
    ['Start Free Trial', '/sign-up'],
    ['View Pricing', '/pricing'],
    ['Back to Home', '/'],
  ])('leads with %s to %s', (name, target) => {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', target);
  });
});
