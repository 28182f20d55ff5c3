/** The values of the `demo` parameter. The presets load when one is opened. */
export const DEMO_NAMES = ['lacedUp', 'pawPal'] as const;
export type DemoName = (typeof DEMO_NAMES)[number];

export function isDemoName(name: string | undefined): name is DemoName {
  return DEMO_NAMES.some((each) => each === name);
}
