import { screen } from '@testing-library/react';
import { image } from '../drafts';
import { renderApp } from '../render-app';
import { stepHeading } from '../wizard';
import { workspaceWith } from '../workspace-engines';

/** The screens that a set has by default. */
export const SCREEN_NAMES = ['home', 'list', 'map'];

export function ownScreens(names = SCREEN_NAMES) {
  return names.map((id) => image({ id, kind: 'picture', width: 1206, height: 2622 }));
}

/** Opens step 3 with a draft for the App Store that has three screens. */
export async function openStudio(draft: Parameters<typeof workspaceWith>[0] = {}) {
  const { engine } = await workspaceWith({ id: 'a', platform: 'ios', images: ownScreens(), ...draft });
  const app = await renderApp('/submit?draft=a&step=3', { engine });
  await stepHeading('Screenshots');
  await screen.findByRole('region', { name: 'Screenshot studio' });
  return app;
}

/** A picture of the strip. */
export function tile(number: number): HTMLElement {
  return screen.getByRole('button', { name: new RegExp(`^Picture ${number}: `) });
}

/** Captions in the order of the strip. */
export function captions(): string[] {
  return screen.getAllByLabelText(/^Caption \d+$/).map((field) => (field as HTMLTextAreaElement).value);
}
