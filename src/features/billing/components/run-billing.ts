export type RunBilling = (
  action: string,
  commit: () => Promise<unknown>,
  done: { title: string; description?: string; then?: () => void },
  failure: string,
) => void;
