import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'sonner';
import { expect, it, vi } from 'vitest';
import { notify } from '@/lib/notify';
import { Toaster } from './toaster';

/** Presses the buttons of all toasts that sonner still remembers. */
function pressRemembered() {
  for (const each of toast.getHistory()) {
    if (!('action' in each) || typeof each.action !== 'object' || !each.action) continue;
    if ('onClick' in each.action) (each.action.onClick as () => void)();
  }
}

it('lets go of a button’s handler, and of the workspace that it writes to, once its toast has ended', async () => {
  const user = userEvent.setup();
  render(<Toaster />);
  const [pressed, closed] = [vi.fn(), vi.fn()];
  act(() => notify.success('App deleted', undefined, { label: 'Undo', onClick: pressed, stays: true }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  act(() => notify.success('Draft deleted', undefined, { label: 'Restore', onClick: closed, stays: true }));
  await screen.findByRole('button', { name: 'Restore' });
  for (const button of screen.getAllByRole('button', { name: /Close/ })) await user.click(button);
  pressRemembered();
  expect(pressed).toHaveBeenCalledTimes(1);
  expect(closed).not.toHaveBeenCalled();
});

it('stops listening to the document once a toast has ended', async () => {
  const [added, removed] = [
    vi.spyOn(document, 'addEventListener'),
    vi.spyOn(document, 'removeEventListener'),
  ];
  const ofVisibility = ({ mock }: typeof added | typeof removed) =>
    mock.calls.filter(([type]) => type === 'visibilitychange').map(([, listener]) => listener);
  render(<Toaster />);
  act(() => notify.success('App deleted', undefined, { label: 'Undo', onClick: vi.fn(), stays: true }));
  await screen.findByText('App deleted');
  act(() => void toast.dismiss());
  const isGone = () => expect(screen.queryByText('App deleted')).not.toBeInTheDocument();
  await waitFor(isGone);
  expect(ofVisibility(added)).not.toEqual([]);
  // The toast of an earlier test may end now, too.
  expect(ofVisibility(added).filter((each) => !ofVisibility(removed).includes(each))).toEqual([]);
});
