/** Disturbances of one request. In those marked so, the store has done what was asked. */
export const FAULTS = [
  'cut-before',
  'cut-after', // done
  'cut-middle', // done
  '401',
  '403',
  '409',
  '429',
  '500',
  '500-after', // done
  'wrong-json', // done
  'endless', // done
] as const;
export type Fault = (typeof FAULTS)[number];

/** More than a client reads of one answer. */
const ENDLESS_CHUNK = new Uint8Array(17 * 1024 * 1024).fill(32);

function refusal(status: number, code: string, detail: string): Response {
  return new Response(
    JSON.stringify({ errors: [{ id: 'fault', status: String(status), code, title: code, detail }] }),
    { status, headers: { 'content-type': 'application/json' } },
  );
}

/** Answers a request in a disturbed way. @param work does what was asked */
export async function disturbed(fault: Fault, work: () => Response | Promise<Response>): Promise<Response> {
  switch (fault) {
    case 'cut-before':
      throw new TypeError('fetch failed');
    case 'cut-after':
      await work();
      throw new TypeError('fetch failed');
    case 'cut-middle': {
      const answer = await work();
      const bytes = new Uint8Array(await answer.arrayBuffer());
      return new Response(
        new ReadableStream<Uint8Array>({
          pull: (controller) => {
            controller.enqueue(bytes.slice(0, Math.floor(bytes.length / 2)));
            controller.error(new TypeError('terminated'));
          },
        }),
        { status: answer.status === 204 ? 200 : answer.status },
      );
    }
    case '401':
      return refusal(401, 'NOT_AUTHORIZED', 'Provide a properly configured and signed bearer token');
    case '403':
      return refusal(403, 'FORBIDDEN_ERROR', 'This request is forbidden for security reasons');
    case '409':
      return refusal(
        409,
        'STATE_ERROR',
        'The request cannot be fulfilled because of the state of the resource',
      );
    case '429':
      return refusal(429, 'RATE_LIMIT_EXCEEDED', 'The request rate limit has been reached.');
    case '500':
      return refusal(500, 'UNEXPECTED_ERROR', 'An unexpected error occurred.');
    case '500-after':
      await work();
      return refusal(500, 'UNEXPECTED_ERROR', 'An unexpected error occurred.');
    case 'wrong-json':
      await work();
      return new Response('<html><body>Bad gateway</body></html>', { status: 200 });
    case 'endless':
      await work();
      return new Response(
        new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(ENDLESS_CHUNK) }),
      );
  }
}
