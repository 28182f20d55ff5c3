import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { iosBuild } from '@tests/support/build-fixtures/build-info';
import { stubDrawing } from '@tests/support/images/fake-canvas';
import { captions, openStudio, SCREEN_NAMES, tile } from '@tests/support/images/studio';
import { paste } from '@tests/support/wizard';

beforeEach(stubDrawing);

it('removes a picture where it is selected, one with a double click, and says so', async () => {
  const app = await openStudio();
  for (const [index, name] of SCREEN_NAMES.entries()) await paste(app, `Caption ${index + 1}`, name);
  expect(screen.queryByRole('button', { name: 'Remove picture 1' })).not.toBeInTheDocument();
  await app.user.click(tile(1));
  await app.user.dblClick(screen.getByRole('button', { name: 'Remove picture 1' }));
  expect(captions()).toEqual(['list', 'map']);
  expect(screen.getByText('Picture 1 removed.')).toBeInTheDocument();
  expect(tile(1)).toHaveFocus();
  await app.user.keyboard('{Control>}z{/Control}');
  expect(captions()).toEqual(['home', 'list', 'map']);

  await app.user.keyboard('{Control>}a{/Control}');
  await app.user.click(screen.getByRole('button', { name: 'Remove the selected pictures' }));
  expect(screen.queryByRole('list', { name: 'Pictures of the set' })).not.toBeInTheDocument();
});

it('shows the controls of what is selected, and those of the set when nothing is', async () => {
  const app = await openStudio();
  const scope = (name: string) => screen.getByRole('button', { name });
  expect(scope('Whole set')).toHaveAttribute('aria-pressed', 'true');
  await app.user.click(screen.getByLabelText('Caption 2'));
  expect(scope('Picture 2')).toHaveAttribute('aria-pressed', 'true');
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Text' })).toHaveAttribute('aria-selected', 'true'),
  );
  await app.user.click(screen.getByRole('button', { name: 'Screen of picture 2' }));
  await waitFor(() =>
    expect(screen.getByRole('tab', { name: 'Layout' })).toHaveAttribute('aria-selected', 'true'),
  );
  await app.user.click(screen.getByRole('list', { name: 'Pictures of the set' }));
  expect(scope('Whole set')).toHaveAttribute('aria-pressed', 'true');
});

it('lists a size that a store asks for without pictures, and says what to do', async () => {
  const app = await openStudio({ builds: [iosBuild({ deviceFamilies: [1, 2] })] });
  const sizes = () => within(screen.getByRole('group', { name: 'Size that is shown' }));
  await app.user.click(screen.getByRole('button', { name: /^iPad 13".*none$/ }));
  expect(sizes().getByRole('button', { name: /^iPad 13".*none$/ })).toHaveAttribute('aria-pressed', 'true');
  const studio = within(screen.getByRole('region', { name: 'Screenshot studio' }));
  expect(studio.getByText(/^Add iPad screenshots, or publish for iPhone only/)).toBeVisible();
});
