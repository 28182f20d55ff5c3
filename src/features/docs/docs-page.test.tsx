import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { OVERVIEW_SIZES } from '@/domain/screenshots/overview-sizes';
import { WIZARD_STEP_NAMES } from '@/model/wizard-step';
import { DocsPage } from './docs-page';

describe('the documentation', () => {
  beforeEach(() => {
    render(<DocsPage />, { wrapper: MemoryRouter });
  });

  it('has four groups of links', () => {
    const topics = screen.getByRole('navigation', { name: 'Topics' });
    expect(
      within(topics)
        .getAllByRole('heading')
        .map((heading) => heading.textContent),
    ).toEqual(['Getting Started', 'Features', 'API Reference', 'Support']);
  });

  it('answers every link further down, under a heading of the same words that can take the focus', () => {
    const links = within(screen.getByRole('navigation', { name: 'Topics' })).getAllByRole('link');
    expect(links.length).toBeGreaterThan(15);
    for (const link of links) {
      const target = document.getElementById(link.getAttribute('href')?.replace('/#', '') ?? '');
      expect(target).toHaveTextContent(link.textContent ?? '');
      expect(target).toHaveAttribute('tabindex', '-1');
      expect(target?.nextElementSibling?.textContent).not.toBe('');
    }
  });

  it('opens a mail to support', () => {
    expect(screen.getByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:support@storepilot.example',
    );
  });

  it.each([
    ['Name', '30', '30'],
    ['Subtitle', '30', 'none'],
    ['Short description', 'none', '80'],
    ['Description', '4000', '4000'],
    ['Keywords', '100', 'none'],
  ])('gives the limits of %s: App Store %s, Google Play %s', (field, apple, google) => {
    const table = screen.getByRole('table', { name: 'Maximum number of characters' });
    expect(within(table).getByRole('row', { name: `${field} ${apple} ${google}` })).toBeVisible();
  });

  it.each(OVERVIEW_SIZES)('gives the size of $label', ({ label, width, height }) => {
    expect(screen.getByRole('row', { name: `${label} ${width} × ${height}` })).toBeVisible();
  });

  it('names the five steps of the wizard', () => {
    const { parentElement } = screen.getByText(/^Build Selection: /);
    const named = [...(parentElement?.children ?? [])].map(({ textContent }) => textContent.split(':')[0]);
    expect(named).toEqual(Object.values(WIZARD_STEP_NAMES));
  });

  it('leads to the demo presets of the wizard', () => {
    const main = screen.getByRole('region', { name: 'Start here' });
    expect(within(main).getByRole('link', { name: 'LacedUp' })).toHaveAttribute(
      'href',
      '/submit?demo=lacedUp',
    );
    expect(within(main).getByRole('link', { name: 'PawPal' })).toHaveAttribute('href', '/submit?demo=pawPal');
  });
});
