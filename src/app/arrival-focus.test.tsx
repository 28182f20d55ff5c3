import { render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { focusHeading } from './arrival-focus';

/** A page that shows its heading once it has read its data. */
function Page({ isRead }: { isRead: boolean }) {
  return (
    <>
      <button>Menu</button>
      <main tabIndex={-1}>{isRead && <h1>Policies</h1>}</main>
    </>
  );
}

describe('the focus of a page that has just been opened', () => {
  let stop: () => void;
  let rerender: (page: ReactNode) => void;
  beforeEach(() => {
    ({ rerender } = render(<Page isRead={false} />));
    stop = focusHeading();
  });
  afterEach(() => stop());
  const heading = () => screen.getByRole('heading', { name: 'Policies' });

  it('is its heading, which appears after its data is read', async () => {
    rerender(<Page isRead />);
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('is its heading, even when a dialog that closed has returned the focus to the page before', async () => {
    screen.getByRole('main').focus();
    rerender(<Page isRead />);
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  it('stays with what the user has chosen since', async () => {
    const button = screen.getByRole('button', { name: 'Menu' });
    button.focus();
    rerender(<Page isRead />);
    await Promise.resolve();
    expect(button).toHaveFocus();
  });
});
