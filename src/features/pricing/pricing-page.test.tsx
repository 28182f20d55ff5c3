import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { PricingPage } from './pricing-page';

describe('the pricing page', () => {
  beforeEach(() => {
    render(<PricingPage />, { wrapper: MemoryRouter });
  });

  const plan = (name: string) => screen.getByRole('listitem', { name });

  it.each([
    { name: 'Starter', price: 'Free', volume: '1 app submission per month', action: 'Get Started Free' },
    { name: 'Professional', price: '$29', volume: 'Unlimited submissions', action: 'Start Free Trial' },
    { name: 'Enterprise', price: 'Custom', volume: 'Custom volume and terms', action: 'Create an Account' },
  ])('offers $name: $price, $volume', ({ name, price, volume, action }) => {
    expect(within(plan(name)).getByText(price)).toBeVisible();
    expect(within(plan(name)).getByText(volume)).toBeVisible();
    expect(within(plan(name)).getByRole('link')).toHaveTextContent(action);
    expect(within(plan(name)).getByRole('link')).toHaveAttribute('href', '/sign-up');
  });

  it('has three plans, of which only Professional is Most Popular', () => {
    expect(within(screen.getByRole('region', { name: 'Plans' })).getAllByRole('heading')).toHaveLength(3);
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(within(plan('Professional')).getByText('Most Popular')).toBeVisible();
    expect(within(plan('Professional')).getByText('per month')).toBeVisible();
  });

  it('answers in place that no payment is taken', async () => {
    const answer = screen.getByText(/No payment is taken in this version/);
    expect(answer).not.toBeVisible();
    await userEvent.click(screen.getByText('Will I be charged for trying a plan?'));
    expect(answer).toBeVisible();
  });

  it('leads back home', () => {
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
