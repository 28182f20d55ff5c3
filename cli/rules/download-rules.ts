import { MAX_RULE_FILE_BYTES, tooLarge } from '@/domain/rule-book/rule-file';
import { formatBytes } from '@/domain/format-bytes';
import type { Result } from '@/domain/result';
import type { Network } from '../stores/core/http';

const LIMIT_MS = 60_000;
const MAX_REDIRECTS = 5;

/** Fetches a rule file. A redirect stays on the host that was named. A failure is a sentence that follows the address. */
export async function downloadRules(address: string, network: Network): Promise<Result<string>> {
  const named = new URL(address);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), network.timeoutMs ?? LIMIT_MS);
  try {
    let url = named;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const response = await network.fetch(url, {
        redirect: 'manual',
        credentials: 'omit',
        signal: controller.signal,
      });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        const next = URL.parse(location, url);
        if (next?.protocol !== 'https:' || next.host !== named.host)
          return refused(`it leads to another host (${next?.host ?? location}). Name that address yourself.`);
        url = next;
        continue;
      }
      if (!response.ok) return refused(`the server answered ${response.status}. Check the address.`);
      return await textOf(response);
    }
    return refused('it leads from one address to the next without end.');
  } catch {
    return refused(
      controller.signal.aborted
        ? 'the server did not answer in time. Try again later.'
        : 'the server can’t be reached. Check the address and the connection.',
    );
  } finally {
    clearTimeout(timer);
  }
}

async function textOf(response: Response): Promise<Result<string>> {
  const large = tooLarge(Number(response.headers.get('content-length') ?? 0));
  if (large !== undefined) {
    await response.body?.cancel();
    return refused(large);
  }
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    length += chunk.length;
    if (length > MAX_RULE_FILE_BYTES)
      return refused(`it has more than ${formatBytes(MAX_RULE_FILE_BYTES)}, the most that a rule file has.`);
  }
  return { ok: true, value: Buffer.concat(chunks).toString('utf8') };
}

const refused = (failure: string): Result<never> => ({ ok: false, failure });
