import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './tabs';

const ITEMS = ['Alerts', 'Checks', 'Monitoring', 'Settings'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: `Content of ${label}`,
}));
const TAB_WIDTH = 150;
const ROW_WIDTH = 350;

describe('Tabs in a row that is wider than the window', () => {
  beforeEach(() => {
    // jsdom has no layout: this is that of a phone.
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      return screen.getAllByRole('tab').indexOf(this) * TAB_WIDTH;
    });
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(TAB_WIDTH);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(ROW_WIDTH);
  });

  beforeEach(() => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(readonly onResize: () => void) {}
        observe() {
          this.onResize(); // browsers: in the next frame
        }
        disconnect() {}
      },
    );
  });

  it('centres the chosen tab at first, without scrolling the page', () => {
    const scrollPage = vi.spyOn(Element.prototype, 'scrollIntoView');
    render(<Tabs label="Policy" items={ITEMS} value="settings" />);
    const row = screen.getByRole('tablist');
    // The middle of the fourth tab is 525 px from the start of the row.
    expect(row.scrollLeft).toBe(525 - ROW_WIDTH / 2);
    expect(scrollPage).not.toHaveBeenCalled();
  });

  it('centres the chosen tab again when the row becomes narrower', () => {
    let resize = () => {};
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(onResize: () => void) {
          resize = onResize;
        }
        observe() {}
        disconnect() {}
      },
    );
    render(<Tabs label="Policy" items={ITEMS} value="settings" />);
    vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(250);
    resize();
    expect(screen.getByRole('tablist').scrollLeft).toBe(525 - 250 / 2);
  });

  it('centres the tab that is pressed', async () => {
    render(<Tabs label="Policy" items={ITEMS} />);
    const row = screen.getByRole('tablist');
    await userEvent.click(screen.getByRole('tab', { name: 'Monitoring' }));
    expect(await screen.findByText('Content of Monitoring')).toBeVisible();
    expect(row.scrollLeft).toBe(375 - ROW_WIDTH / 2);
  });
});

it.each([
  ['{ArrowRight}', 'Checks'],
  ['{ArrowLeft}', 'Settings'],
  ['{End}', 'Settings'],
  ['{End}{ArrowRight}', 'Alerts'],
  ['{End}{Home}', 'Alerts'],
])('the keys %s choose and focus %s, and Tab leads to its content', async (keys, name) => {
  const user = userEvent.setup();
  render(<Tabs label="Policy" items={ITEMS} />);
  await user.tab();
  expect(screen.getByRole('tab', { name: 'Alerts' })).toHaveFocus();
  await user.keyboard(keys);
  expect(screen.getByRole('tab', { name, selected: true })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('tabpanel', { name })).toHaveFocus();
  expect(screen.getByRole('tabpanel')).toHaveTextContent(`Content of ${name}`);
});
