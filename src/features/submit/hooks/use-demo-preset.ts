import { useQuery } from '@tanstack/react-query';
import type { DemoName } from '../data/demo-names';

/** One of the invented submissions, read when it is asked for. `preset` is undefined until then. */
export function useDemoPreset(name: DemoName | undefined) {
  const { data, failureCount, refetch } = useQuery({
    queryKey: ['demo-presets'],
    queryFn: async () => (await import('../data/demo-presets')).DEMO_PRESETS,
    enabled: name !== undefined,
  });
  return {
    preset: name && data?.[name],
    hasFailed: !data && failureCount > 0,
    retry: () => void refetch({ cancelRefetch: true }),
  };
}
