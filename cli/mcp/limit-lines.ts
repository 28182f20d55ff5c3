import { Transform } from 'node:stream';

/** Largest request, in bytes. The longest argument is a message of a store. */
export const MAX_REQUEST_BYTES = 2_000_000;
/** Bytes at both ends of a request in which its id is looked for. */
const ENDS = 300;

const LINE_FEED = 10;
const ID = '"id"\\s*:\\s*(\\d{1,15}|"[^"\\\\]{1,80}")';
const ID_FIRST = new RegExp(`^\\s*\\{\\s*(?:"jsonrpc"\\s*:\\s*"2\\.0"\\s*,\\s*)?${ID}`);
const ID_LAST = new RegExp(`,\\s*${ID}\\s*\\}\\s*$`);

/**
 * Passes lines on, except those that are too long: the protocol’s reader would end the connection for them.
 * @param refuse gets the answer to a request that was left out, as a line
 */
export function limitLines(refuse: (line: string) => void, most = MAX_REQUEST_BYTES): Transform {
  let kept: Buffer[] = [];
  let length = 0;
  /** The last bytes of a line that is too long. */
  let tail = Buffer.alloc(0);
  const add = (part: Buffer) => {
    length += part.length;
    if (length <= most) kept.push(part);
    else {
      kept = [Buffer.concat(kept).subarray(0, ENDS)];
      tail = Buffer.concat([tail, part.subarray(-ENDS)]).subarray(-ENDS);
    }
  };
  const end = (): Buffer | undefined => {
    const [line, last, isTooLong] = [Buffer.concat(kept), tail, length > most];
    kept = [];
    length = 0;
    tail = Buffer.alloc(0);
    if (!isTooLong) return line;
    const id = ID_FIRST.exec(line.toString('latin1'))?.[1] ?? ID_LAST.exec(last.toString('latin1'))?.[1];
    const error = { code: -32600, message: `The request is larger than ${most / 1_000_000} MB.` };
    refuse(`{"jsonrpc":"2.0","id":${id ?? 'null'},"error":${JSON.stringify(error)}}\n`);
    return undefined;
  };
  return new Transform({
    transform(chunk: Buffer, _, done) {
      let start = 0;
      for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, start)) {
        add(chunk.subarray(start, at + 1));
        const line = end();
        if (line) this.push(line);
        start = at + 1;
      }
      if (start < chunk.length) add(Buffer.from(chunk.subarray(start)));
      done();
    },
  });
}
