import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '@tests/support/render-app';

it('offers countries by a part of their name, by keyboard, and nothing is decided before', async () => {
  const { user } = await renderApp('/submit?step=2&part=details');
  await user.click(await screen.findByText('Price, countries and release'));
  const countries = await screen.findByRole('radiogroup', { name: 'Countries' });
  expect(screen.getByLabelText('App Store release')).toHaveDisplayValue('Decide in the console');
  expect(screen.queryByLabelText('App price')).not.toBeInTheDocument();
  await user.click(within(countries).getByRole('radio', { name: 'Only some' }));
  expect(await screen.findByText('No country or region is chosen')).toBeVisible();
  await user.type(screen.getByLabelText('Add a country or region'), 'turk{Enter}');
  await user.type(screen.getByLabelText('Add a country or region'), 'germ{Enter}');
  const chosen = screen.getByRole('list', { name: 'Chosen countries' });
  expect(within(chosen).getAllByRole('button')).toHaveLength(2);
  await user.click(within(chosen).getByRole('button', { name: 'Remove Germany' }));
  expect(within(chosen).getAllByRole('button')).toHaveLength(1);
});

it('asks for a price only of a paid app, and for a day only of a dated release', async () => {
  const { user } = await renderApp('/submit?step=2&part=details');
  await user.click(await screen.findByText('Price, countries and release'));
  const price = await screen.findByRole('radiogroup', { name: 'Price of the app' });
  await user.click(within(price).getByRole('radio', { name: 'Paid' }));
  await user.click(screen.getByLabelText('App price'));
  await user.paste('1,99 €');
  expect(screen.getByLabelText('App price')).toHaveValue('1,99 €');
  await user.selectOptions(screen.getByLabelText('App Store release'), 'date');
  expect(screen.getByLabelText('Day of the release')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('License agreement'), 'custom');
  expect(screen.getByLabelText('Text of the license agreement')).toBeVisible();
});
