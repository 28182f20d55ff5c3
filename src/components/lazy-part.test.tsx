import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Component, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part';

function Greeting({ name }: { name: string }) {
  return <p>Hello {name}</p>;
}

/** Replaces the page's error boundary: shows the error that reaches it. */
class Outer extends Component<{ children: ReactNode }, { error?: string }> {
  override state: { error?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { error: String(error) };
  }
  override render() {
    return this.state.error ? <p>Outside: {this.state.error}</p> : this.props.children;
  }
}

describe('lazyPart', () => {
  it('says that it loads, then renders the part with its props', async () => {
    const Part = lazyPart(() => Promise.resolve(Greeting));
    render(<Part name="Ada" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading…');
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('renders preloaded code immediately, and loads it once', async () => {
    const load = vi.fn(() => Promise.resolve(Greeting));
    const Part = lazyPart(load);
    Part.prefetch();
    await Promise.resolve();
    render(<Part name="Ada" />);
    expect(screen.getByText('Hello Ada')).toBeVisible();
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('re-renders the part only with other props', async () => {
    const Counted = vi.fn(Greeting);
    const Part = lazyPart(() => Promise.resolve(Counted));
    const { rerender } = render(<Part name="Ada" />);
    await screen.findByText('Hello Ada');
    Counted.mockClear();
    rerender(<Part name="Ada" />);
    expect(Counted).not.toHaveBeenCalled();
    rerender(<Part name="Grace" />);
    expect(screen.getByText('Hello Grace')).toBeVisible();
  });

  it('says that a part failed to load, keeps the rest, and tries again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught.
    let isBroken = true;
    const Part = lazyPart(() =>
      isBroken ? Promise.reject(new Error('Failed to fetch')) : Promise.resolve(Greeting),
    );
    render(
      <>
        <input aria-label="Note" defaultValue="typed" />
        <Part name="Ada" />
      </>,
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded');
    expect(screen.getByLabelText('Note')).toHaveValue('typed');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it.each([
    ['that began before it rendered', true],
    ['that began while it loaded', false],
  ])('says so too when a prefetch fails with it %s', async (_, isFirst) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let fail: (reason: Error) => void = () => undefined;
    const loads = [
      new Promise<typeof Greeting>((_resolve, reject) => (fail = reject)),
      Promise.resolve(Greeting),
    ];
    const Part = lazyPart(() => loads.shift() ?? Promise.reject(new Error('loaded too often')));
    if (isFirst) Part.prefetch();
    render(
      <Outer>
        <Part name="Ada" />
      </Outer>,
    );
    if (!isFirst) Part.prefetch();
    fail(new Error('Failed to fetch'));
    expect(await screen.findByText(/This part could not be loaded|Outside|Hello/)).toHaveTextContent(
      'This part',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('loads again when it renders after a prefetch that failed', async () => {
    const loads = [Promise.reject(new Error('Failed to fetch')), Promise.resolve(Greeting)];
    const Part = lazyPart(() => loads.shift() ?? Promise.reject(new Error('loaded too often')));
    Part.prefetch();
    await Promise.resolve();
    render(<Part name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeVisible();
  });

  it('leaves an error of the part itself to the page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Part = lazyPart(() =>
      Promise.resolve(function Broken(): ReactNode {
        throw new Error('no data');
      }),
    );
    render(
      <Outer>
        <Part />
      </Outer>,
    );
    expect(await screen.findByText('Outside: Error: no data')).toBeVisible();
  });
});
