import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { AboutPage } from './about-page';

describe('the about page', () => {
  beforeEach(() => {
    render(<AboutPage />, { wrapper: MemoryRouter });
  });

  it('states the mission', () => {
    expect(screen.getByRole('region', { name: 'Our mission' })).toHaveTextContent(
      'Anyone who can build an app should be able to publish it',
    );
  });

  it.each([
    ['apps submitted', '10K+'],
    ['approval rate', '95%'],
    ['active developers', '2.5K+'],
    ['AI monitoring', '24/7'],
  ])('claims for %s: %s', (label, value) => {
    expect(screen.getByText(label).parentElement?.querySelector('dd')).toHaveTextContent(value);
  });

  it.each(['What we build', 'What we promise'])('has four of each: %s', (name) => {
    const section = screen.getByRole('region', { name });
    expect(within(section).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  });

  it('says where everything is stored, for those who came by Security', () => {
    const section = screen.getByRole('region', { name: 'Where your work is stored' });
    expect(section).toHaveTextContent('They are never uploaded.');
    expect(within(section).getByRole('link', { name: 'Privacy Policy' })).toHaveAttribute('href', '/privacy');
  });

  it.each(['Start Free Trial', 'Schedule Demo'])('has the button %s, which does nothing', async (name) => {
    const before = document.body.innerHTML;
    await userEvent.click(screen.getByRole('button', { name }));
    expect(document.body.innerHTML).toBe(before);
  });

  it('leads back home', () => {
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });
});
