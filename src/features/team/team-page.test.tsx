import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createMemoryEngine } from '@/lib/workspace/engine';
import { androidBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { quietRatings } from '@tests/support/ratings';
import { renderApp } from '@tests/support/render-app';
import { workspaceWith } from '@tests/support/workspace-engines';

const open = (tab: string, options?: Parameters<typeof renderApp>[1]) =>
  renderApp(`/team?tab=${tab}`, options);

it('offers a team with other people before the one of the samples', async () => {
  await renderApp('/team');
  const headings = await screen.findAllByRole('heading', { level: 2 });
  expect(headings.map(({ textContent }) => textContent).slice(0, 2)).toEqual([
    'Work with other people',
    'Try the workflow on this device',
  ]);
});

describe('Team Members', () => {
  it('lists the team and says what each role may do', async () => {
    await open('members');
    const list = await screen.findByRole('list', { name: 'Team members' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('Review and approve')).toBeVisible();
    expect(screen.getByText(/Roles are shown, not enforced/)).toBeVisible();
    const card = screen.getByRole('heading', { name: 'Team Members' }).closest('section');
    expect(card).toHaveTextContent('Sample data');
  });

  it.each(['', '   '])('refuses the address %j', async (email) => {
    const { user } = await open('members');
    const field = await screen.findByLabelText('Email');
    if (email) await user.type(field, email);
    await user.click(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('Email Required')).toBeVisible();
    expect(screen.getByText('Please enter an email address')).toBeVisible();
  });

  it('adds an invited member as pending, a developer unless chosen', async () => {
    const { user } = await open('members');
    expect(await screen.findByLabelText('Role')).toHaveValue('developer');
    expect(
      within(screen.getByLabelText('Role'))
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Developer', 'Reviewer', 'Publisher', 'Admin']);
    await user.type(screen.getByLabelText('Email'), 'new@example.com');
    await user.dblClick(screen.getByRole('button', { name: 'Send Invitation' }));
    expect(await screen.findByText('Invitation Sent')).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText('Email')).toHaveValue(''));
    const member = (await screen.findAllByText('new@example.com'))[0]?.closest('li');
    expect(member).toHaveTextContent('Pending');
    expect(member).toHaveTextContent('Joined Nov 20, 2026');
  });
});

describe('Workflow Setup', () => {
  it('shows the five steps with their owners, QA Testing optional', async () => {
    await open('workflow');
    const steps = await screen.findAllByRole('heading', { level: 3 });
    expect(steps.map((step) => step.closest('li')?.textContent)).toEqual([
      '1Development CompleteOwner: DeveloperRequired',
      '2Code ReviewOwner: ReviewerRequired',
      '3QA TestingOwner: ReviewerOptional',
      '4Final ApprovalOwner: PublisherRequired',
      '5Store SubmissionOwner: PublisherRequired',
    ]);
    expect(screen.getByText('Sample data')).toBeVisible();
  });
});

describe('Pending Approvals', () => {
  it('lets only the current step act, and stamps who and when', async () => {
    const { user } = await open('approvals');
    const steps = await screen.findByRole('list', { name: 'Steps of LacedUp 2.2.0' });
    expect(
      within(steps)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Approve QA Testing of LacedUp', 'Reject QA Testing of LacedUp']);
    await user.click(within(steps).getByRole('button', { name: 'Approve QA Testing of LacedUp' }));
    expect(await screen.findByText('Step Approved')).toBeVisible();
    expect(await within(steps).findByText('Approved by mia@example.com on Nov 20, 2026')).toBeVisible();
    expect(within(steps).getByRole('button', { name: 'Approve Final Approval of LacedUp' })).toBeVisible();
  });

  it('is complete and approved after the last step', async () => {
    const { user } = await open('approvals');
    await user.click(await screen.findByRole('button', { name: 'Approve Store Submission of PawPal' }));
    expect(await screen.findByText(/Current step: Complete/)).toBeVisible();
    expect(screen.getByText('All steps are approved.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /of PawPal/ })).toBeNull();
  });

  it('ends the request when a step is rejected', async () => {
    const { user } = await open('approvals');
    await user.click(
      await screen.findByRole('button', { name: 'Reject Development Complete of Plot Keeper' }),
    );
    expect(await screen.findByText('Step Rejected')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /of Plot Keeper/ })).toBeNull());
  });

  it('in two tabs has one decision: the second sees the first', async () => {
    const engine = createMemoryEngine();
    const first = await open('approvals', { engine });
    const approve = await screen.findByRole('button', { name: 'Approve QA Testing of LacedUp' });
    const second = await open('approvals', { engine });
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: 'Approve QA Testing of LacedUp' })).toHaveLength(2),
    );
    const other = screen.getAllByRole('button', { name: 'Reject QA Testing of LacedUp' })[1];
    await first.user.click(approve);
    await waitFor(() => expect(screen.getAllByText('Step Approved').length).toBeGreaterThan(0));
    if (other) await second.user.click(other);
    expect((await screen.findAllByText('QA Testing was decided by mia@example.com.')).length).toBeGreaterThan(
      0,
    );
    expect(screen.queryByText('Step Rejected')).toBeNull();
  });

  it('shows what is being approved: the diff, the checks and the package', async () => {
    const { user } = await open('approvals');
    const [summary] = await screen.findAllByText(/What is being approved: 3 changed texts/);
    if (summary) await user.click(summary);
    expect(screen.getByText('Texts, 2.1.0 compared with 2.2.0')).toBeVisible();
    expect(screen.getAllByText(/weather along your route/).some((part) => part.closest('ins'))).toBe(true);
    expect(screen.getByText('LacedUp.ipa, 48 MB')).toBeVisible();
  });

  it('shows the old and the new page as the stores show them', async () => {
    const { user } = await open('approvals');
    const [summary] = await screen.findAllByText(/What is being approved: 3 changed texts/);
    const content = summary?.closest('details');
    if (!summary || !content) throw new Error('There is no request with changed texts');
    await user.click(summary);
    await user.click(within(content).getByText('Before and after, as the stores show it'));
    expect(await within(content).findByText('Before: 2.1.0')).toBeVisible();
    expect(within(content).getByText('Now: 2.2.0')).toBeVisible();
  });

  it('takes a draft of the workspace', async () => {
    const { engine } = await workspaceWith({ id: 'd-1' });
    const { user } = await open('approvals', { engine });
    await user.click(await screen.findByRole('button', { name: 'Request approval' }));
    expect(await screen.findByText('Approval requested')).toBeVisible();
    const [request, ...samples] = within(
      await screen.findByRole('list', { name: 'Approval requests' }),
    ).getAllByText(/^Submitted by/);
    expect(request).toHaveTextContent('Submitted by mia@example.com on Nov 20, 2026');
    expect(request?.closest('li')).not.toHaveTextContent('Sample data');
    expect(request?.closest('li')).toHaveTextContent('9 images');
    expect(samples).not.toEqual([]);
    for (const sample of samples) expect(sample.closest('li')).toHaveTextContent('Sample data');
  });
});

it('an approval of an update shows what its builds and its answers change', async () => {
  const traces = buildTraces({ packages: ['com.applovin'] });
  const earlier = androidBuild({
    identity: { bundleId: 'org.lantern.journal', version: '1.3.0' },
    traces: buildTraces(),
  });
  const { engine } = await workspaceWith({
    id: 'd-1',
    builds: [androidBuild({ traces })],
    earlierBuilds: [earlier],
    ratings: quietRatings({ apple: { unrestrictedWebAccess: true } }),
    answersBefore: { ratings: quietRatings() },
  });
  const { user } = await open('approvals', { engine });
  await user.click(await screen.findByRole('button', { name: 'Request approval' }));
  const list = await screen.findByRole('list', { name: 'Approval requests' });
  const heading = await within(list).findByText('Android build, 1.3.0 compared with 1.4.0 (52)');
  const request = heading.closest('details');
  if (!request) throw new Error('The comparison is not in the content of the request');
  await user.click(within(request).getByText(/^What is being approved/));
  expect(await within(request).findByText('AppLovin MAX (advertising)')).toBeVisible();
  const answers = within(await within(request).findByRole('region', { name: 'Age rating answers' }));
  expect(answers.getByText('16+').closest('li')).toHaveTextContent(
    'ChangedRating on the App Store: 4+ → 16+',
  );
});

describe('Analytics', () => {
  it('counts the requests of this workspace beside sample figures', async () => {
    await open('analytics');
    expect(await screen.findByText('Pending requests')).toBeVisible();
    expect(screen.getByText('Sample data')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'QA Testing, hours' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  });
});
