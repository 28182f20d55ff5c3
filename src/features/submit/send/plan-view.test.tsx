import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { ShownPlan } from '@/lib/open-program/open-program';
import { PlanView } from './plan-view';

const NOTHING = { steps: [], conflicts: [], blocks: [], newer: [], notes: [] };

function show(plan: Partial<ShownPlan['plan']>, blockers: string[] = []) {
  const shown = { blockers, plan: { name: 'Lantern', ...NOTHING, ...plan } };
  const onTakeMine = vi.fn();
  render(<PlanView shown={shown} store="ios" onTakeMine={onTakeMine} />);
  return { onTakeMine, user: userEvent.setup() };
}

it('shows what is removed, what the console changed, and what is left to do by hand', async () => {
  const path = 'texts/de-DE/subtitle';
  const { user } = show({
    steps: [
      { key: path, title: 'Change German: name and subtitle', fields: [{ path, before: 'Ruhe', after: '' }] },
      {
        key: 'pictures/de-DE/APP_IPHONE_67',
        title: 'Screenshots German, iPhone 6.9"',
        pictures: [
          { change: 'kept', name: '1.png' },
          { change: 'removed', name: '2.png' },
        ],
      },
      {
        key: 'review',
        title: 'Change the details',
        fields: [{ path: 'details/demoPassword', after: null, isSecret: true }],
      },
    ],
    newer: [{ path: 'texts/de-DE/keywords', before: 'abend', after: 'abend,nacht' }],
    byHand: ['The rejected submission still contains this version.'],
  });
  expect(
    screen.getByText('Removed from the store: 1 text and 1 file. Sending cannot be undone.'),
  ).toBeVisible();
  expect(screen.getByText(/^Subtitle \(German/)).toHaveTextContent('Subtitle (German) · Removed');
  expect(screen.getByText('Ruhe', { selector: 'del' })).toBeVisible();
  expect(screen.getByText('2.png: removed')).toBeVisible();
  expect(screen.getByText('Changed, and not shown.')).toBeVisible();
  expect(screen.getByText(/rejected submission still contains/)).toBeVisible();
  await user.click(screen.getByText('Changed in the store since you got it, and left there'));
  expect(screen.getByText(/^Keywords \(German/)).toBeVisible();
  expect(screen.queryByText('The store already has all of this.')).toBeNull();
});

it('leaves a conflict to the user, in all three versions, and says when there is nothing to do', async () => {
  const conflict = { path: 'texts/de-DE/description', base: 'Alt.', live: 'Konsole.', mine: 'Mein Text.' };
  const { user, onTakeMine } = show({ conflicts: [conflict] });
  const notice = within(
    screen.getByText('Changed here and in the store since you got it').closest('div') ?? document.body,
  );
  for (const line of ['Before: Alt.', 'In the store: Konsole.', 'Here: Mein Text.'])
    expect(notice.getByText(line)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace with mine' }));
  expect(onTakeMine).toHaveBeenCalledOnce();
  show({});
  expect(screen.getByText('The store already has all of this.')).toBeVisible();
});
