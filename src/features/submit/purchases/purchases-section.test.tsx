import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '@tests/support/render-app';

type App = Awaited<ReturnType<typeof renderApp>>;

const TITLE = 'In-app purchases and subscriptions';

async function answer({ user }: App, option: 'Yes' | 'No') {
  const group = await screen.findByRole('radiogroup', { name: 'Does the app sell anything?' });
  await user.click(within(group).getByRole('radio', { name: option }));
}

async function openSection(): Promise<App> {
  const app = await renderApp('/submit?step=2&part=details');
  await app.user.click(await screen.findByText(TITLE));
  return app;
}

async function write({ user }: App, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

describe('purchases and subscriptions', () => {
  it('are one question until the app sells something, and No is an answer', async () => {
    const app = await openSection();
    await answer(app, 'No');
    expect(screen.queryByRole('button', { name: 'Add a subscription' })).not.toBeInTheDocument();
    await answer(app, 'Yes');
    expect(screen.getByRole('button', { name: 'Add a subscription' })).toBeVisible();
  });

  it('open the first field of an added subscription, with a group and a base plan', async () => {
    const app = await openSection();
    await answer(app, 'Yes');
    await app.user.click(screen.getByRole('button', { name: 'Add a subscription' }));
    expect(await screen.findByLabelText('Reference name')).toHaveFocus();
    expect(screen.getByLabelText('Base plan ID')).toBeVisible();
    expect(screen.getByLabelText('Group display name')).toBeVisible();
    expect(screen.getByText(/^To fill in: product ID, /)).toBeVisible();
  });

  it('say what a store refuses, and take prices with a comma', async () => {
    const app = await openSection();
    await answer(app, 'Yes');
    await app.user.click(screen.getByRole('button', { name: 'Add a one-time purchase' }));
    await write(app, 'Product ID', 'plus monthly');
    await write(app, 'Price', '4,99 €');
    expect(await screen.findAllByText(/Product ID plus monthly has other characters/)).toHaveLength(2);
    expect(screen.getByLabelText('Price')).toHaveValue('4,99 €');
  });

  it('come back after they were removed', async () => {
    const app = await openSection();
    await answer(app, 'Yes');
    await app.user.click(screen.getByRole('button', { name: 'Add a one-time purchase' }));
    await write(app, 'Reference name', 'Coins');
    await app.user.click(screen.getByRole('button', { name: 'Remove this product' }));
    expect(screen.queryByLabelText('Reference name')).not.toBeInTheDocument();
    await app.user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Coins', { selector: 'bdi' })).toBeVisible();
  });
});
