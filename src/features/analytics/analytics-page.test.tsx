import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { watchDownloads } from '@tests/support/screens/downloads';
import { renderApp } from '@tests/support/render-app';
import { engineWith } from '@tests/support/workspace-engines';
import { submissionsCollection } from '@/lib/workspace/app-collections';

/** The figure below a summary card's name. */
function figure(name: string) {
  return screen.getByText(name, { selector: 'p' }).closest('div')?.parentElement;
}

/** A toast slides in: it is there a moment before it shows. */
async function toast(title: string) {
  await waitFor(() => expect(screen.getByText(title)).toBeVisible());
}

it('shows the figures of an own app once it has a history, above the samples while these are shown', async () => {
  const engine = await engineWith(submissionsCollection, [
    {
      ...{
        id: 'own',
        appId: 'lantern',
        appName: 'Lantern',
        bundleId: 'org.lantern.journal',
        version: '1.4.0',
      },
      ...{ platform: 'ios', status: 'rejected', date: '2026-11-10' },
      steps: [
        { id: 'a', state: 'uploaded', day: '2026-11-10' },
        { id: 'b', state: 'rejected', day: '2026-11-13' },
      ],
    },
  ]);
  const { user } = await renderApp('/analytics', { engine });
  const answers = within(await screen.findByRole('region', { name: 'Answers of the stores' }));
  expect(answers.getByRole('link', { name: 'Lantern 1.4.0' })).toHaveAttribute('href', '/apps/lantern');
  expect(answers.getByRole('cell', { name: '3 days' })).toBeVisible();
  expect(figure('Average days in review')).toHaveTextContent('3');
  expect(screen.getByLabelText('Period')).toHaveDisplayValue('Last 6 Months');
  expect(screen.getByRole('tab', { name: 'AI Insights' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Use my own' }));
  await waitFor(() => expect(screen.queryByText('Sample data')).not.toBeInTheDocument());
  expect(figure('Total Submissions')).toHaveTextContent('1');
  expect(figure('Rejections')).toHaveTextContent('1');
  expect(screen.queryByLabelText('Period')).not.toBeInTheDocument();
});

describe('Submission Analytics', () => {
  it('shows six months of sample data, four summary cards and five tabs', async () => {
    await renderApp('/analytics');
    expect(screen.getByRole('heading', { level: 1, name: 'Submission Analytics' })).toBeVisible();
    expect(screen.getByText('Sample data')).toBeVisible();
    expect(screen.getByLabelText('Period')).toHaveDisplayValue('Last 6 Months');
    expect(
      within(screen.getByLabelText('Period'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Last Month', 'Last 3 Months', 'Last 6 Months', 'Last Year']);
    expect(figure('Total Submissions')).toHaveTextContent('772');
    expect(figure('Approval Rate')).toHaveTextContent('92%');
    expect(figure('Average Approval Time')).toHaveTextContent('25 h');
    expect(figure('Rejections')).toHaveTextContent('62');
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Overview',
      'Regional',
      'Rejections',
      'Timeline',
      'AI Insights',
    ]);
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    ['Last Month', 'last-month', '144', '93.1%', '25 h', '10'],
    ['Last 3 Months', 'last-3-months', '434', '92.4%', '25 h', '33'],
    ['Last Year', 'last-year', '1,373', '91%', '26 h', '124'],
  ])('follows the period %s and keeps it in the URL', async (label, id, total, rate, time, rejected) => {
    const { user, path } = await renderApp('/analytics?tab=timeline');
    await user.selectOptions(screen.getByLabelText('Period'), label);
    expect(path()).toBe(`/analytics?tab=timeline&period=${id}`);
    expect(figure('Total Submissions')).toHaveTextContent(total);
    expect(figure('Approval Rate')).toHaveTextContent(rate);
    expect(figure('Average Approval Time')).toHaveTextContent(time);
    expect(figure('Rejections')).toHaveTextContent(rejected);
    expect(screen.getByRole('status')).toHaveTextContent(`${label}: `);
  });

  it('opens a period and a tab by URL, and falls back for unknown ones', async () => {
    const { unmount } = await renderApp('/analytics?period=last-month&tab=insights');
    expect(screen.getByLabelText('Period')).toHaveDisplayValue('Last Month');
    expect(screen.getByRole('tab', { name: 'AI Insights' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('heading', { name: 'Start with privacy and data use' })).toBeVisible();
    unmount();
    await renderApp('/analytics?period=%3Cb%3E&tab=none');
    expect(screen.getByLabelText('Period')).toHaveDisplayValue('Last 6 Months');
    expect(screen.getByRole('tab', { name: 'Overview' })).toHaveAttribute('aria-selected', 'true');
  });

  it('moves through the tabs by keyboard, each with its chart, named and described', async () => {
    const { user, path } = await renderApp('/analytics');
    const charts = () => screen.queryAllByRole('img').map((chart) => chart.getAttribute('aria-label') ?? '');
    expect(charts()).toEqual([
      expect.stringMatching(
        /^Chart: Approval times by region\. North America: Hours 21\. Europe: Hours 23\./,
      ),
      expect.stringMatching(
        /^Chart: Review lengths by store and region\. North America: App Store, hours 18, Google Play, hours 13\./,
      ),
    ]);
    await user.click(screen.getByRole('tab', { name: 'Overview' }));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(path()).toBe('/analytics?tab=regional'));
    expect(charts()).toEqual([expect.stringContaining('Chart: Approval rate by region. North America:')]);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(path()).toBe('/analytics?tab=rejections'));
    expect(charts()).toEqual([
      expect.stringContaining(
        'Chart: Rejection reasons. Metadata and screenshots: Rejections 21, Share, % 33.9.',
      ),
    ]);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(path()).toBe('/analytics?tab=timeline'));
    expect(charts()).toEqual([
      expect.stringContaining('Chart: Submissions by month. June 2026: Submissions 119'),
      expect.stringContaining('Chart: Approval time by month. June 2026: Hours 26.'),
    ]);
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(path()).toBe('/analytics?tab=insights'));
    expect(within(screen.getByRole('tabpanel')).getAllByRole('listitem')).toHaveLength(5);
  });

  it('badges a region Excellent above 90 percent, else Good', async () => {
    await renderApp('/analytics?tab=regional');
    const table = screen.getByRole('region', { name: 'Table: Regional performance' });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => {
        const cells = within(row).getAllByRole('cell');
        return [within(row).getByRole('rowheader').textContent, cells[0]?.textContent, cells[1]?.textContent];
      });
    expect(rows).toEqual([
      ['North America', '95.3', 'Excellent'],
      ['Europe', '93.4', 'Excellent'],
      ['Asia Pacific', '91.8', 'Excellent'],
      ['Latin America', '89.3', 'Good'],
      ['Middle East and Africa', '83.1', 'Good'],
    ]);
  });

  it('shows the table behind a chart, and the chart again', async () => {
    const { user } = await renderApp('/analytics?tab=rejections');
    await user.click(screen.getByRole('button', { name: 'Show table for Rejection reasons' }));
    const table = screen.getByRole('region', { name: 'Table: Rejection reasons' });
    expect(within(table).getByRole('row', { name: 'Metadata and screenshots 21 33.9' })).toBeVisible();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show chart for Rejection reasons' }));
    expect(screen.getByRole('img')).toBeVisible();
  });

  it('exports what is shown as CSV', async () => {
    const saved = watchDownloads();
    const { user } = await renderApp('/analytics?tab=regional&period=last-3-months');
    await user.click(screen.getByRole('button', { name: 'Export Report' }));
    expect(await screen.findByRole('dialog', { name: 'Export Report' })).toHaveTextContent(
      'Regional, Last 3 Months',
    );
    await user.click(screen.getByRole('button', { name: 'Download CSV' }));

    await toast('Download Started');
    expect(saved.map(({ name }) => name)).toEqual([
      'submission-analytics-regional-last-3-months-2026-11-20.csv',
    ]);
    expect(await saved[0]?.text()).toContain('Middle East and Africa,85.4,Good,41,31');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('exports what is shown as PDF', async () => {
    const saved = watchDownloads();
    const { user } = await renderApp('/analytics?tab=rejections');
    await user.click(screen.getByRole('button', { name: 'Export Report' }));
    await user.click(await screen.findByRole('button', { name: 'Download PDF' }));

    await toast('Download Started');
    expect(saved.map(({ name }) => name)).toEqual([
      'submission-analytics-rejections-last-6-months-2026-11-20.pdf',
    ]);
    const pdf = (await saved[0]?.text()) ?? '';
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('Metadata and screenshots');
  });

  it('says so when the browser refuses the file, and offers it again', async () => {
    vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new Error('refused');
    });
    const { user } = await renderApp('/analytics');
    await user.click(screen.getByRole('button', { name: 'Export Report' }));
    await user.click(await screen.findByRole('button', { name: 'Download CSV' }));
    await toast('Download failed');
    expect(screen.getByRole('button', { name: 'Download CSV' })).toBeEnabled();
  });
});
