import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { PrivacyPage } from './privacy-page';
import { TermsPage } from './terms-page';

describe.each([
  { title: 'Terms of Service', Page: TermsPage },
  { title: 'Privacy Policy', Page: PrivacyPage },
])('$title', ({ title, Page }) => {
  it('is dated January 2025 and says that builds never leave the browser, and texts only when they are shared', () => {
    render(<Page />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText('January 2025')).toHaveAttribute('datetime', '2025-01');
    expect(screen.getAllByText(/your builds never leave this browser/i).length).toBeGreaterThan(0);
    expect(screen.getAllByText(/only if\s+you share a draft with a team/i).length).toBeGreaterThan(0);
  });

  it('has a table of contents that leads to every clause, in order', () => {
    render(<Page />, { wrapper: MemoryRouter });
    const contents = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    const clauses = screen
      .getAllByRole('heading', { level: 2 })
      .filter((heading) => heading.textContent !== 'Contents');
    expect(contents.map((link) => link.getAttribute('href'))).toEqual(clauses.map(({ id }) => `/#${id}`));
    expect(clauses.map((clause) => clause.textContent)).toEqual(
      contents.map((link, index) => `${index + 1}. ${link.textContent?.replace(/^\d+/, '')}`),
    );
  });

  it('leads back home and to support', () => {
    render(<Page />, { wrapper: MemoryRouter });
    expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
    for (const link of screen.getAllByRole('link', { name: 'support@storepilot.example' }))
      expect(link).toHaveAttribute('href', 'mailto:support@storepilot.example');
  });
});
