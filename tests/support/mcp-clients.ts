import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';

/** Answer of a tool. */
export interface ToolAnswer {
  isError: boolean;
  text: string;
  data: Record<string, unknown>;
  /** Size of the result as JSON. */
  bytes: number;
}

/** A program that uses `storepilot mcp`. */
export interface McpClient {
  tools: () => Promise<{ name: string; annotations?: { readOnlyHint?: boolean | undefined } | undefined }[]>;
  call: (name: string, args?: Record<string, unknown>) => Promise<ToolAnswer>;
  read: (uri: string) => Promise<{ text: string; bytes: number }>;
  close: () => Promise<void>;
}

interface CallResult {
  content?: readonly unknown[];
  structuredContent?: unknown;
  isError?: boolean | undefined;
}

function answerOf(result: CallResult): ToolAnswer {
  const [first] = (result.content ?? []) as { text?: string }[];
  return {
    isError: result.isError === true,
    text: first?.text ?? '',
    data: (result.structuredContent ?? {}) as Record<string, unknown>,
    bytes: Buffer.byteLength(JSON.stringify(result)),
  };
}

/** The protocol's own client, which checks each result against the tool's schema. */
export async function officialClient(bin: string, cwd: string): Promise<McpClient> {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [bin, 'mcp'], cwd, stderr: 'ignore' }),
  );
  return {
    tools: async () => (await client.listTools()).tools,
    call: async (name, args = {}) => answerOf(await client.callTool({ name, arguments: args })),
    read: async (uri) => {
      const result = await client.readResource({ uri });
      const [first] = result.contents;
      return {
        text: first && 'text' in first ? first.text : '',
        bytes: Buffer.byteLength(JSON.stringify(result)),
      };
    },
    close: () => client.close(),
  };
}

interface Reply {
  id: number | null;
  result?: CallResult & { tools?: { name: string }[]; contents?: { text: string }[] };
  error?: { message: string };
}

/** A client in forty lines that knows only JSON lines, with the handshake of 2025. */
export async function plainClient(
  bin: string,
  cwd: string,
): Promise<
  McpClient & { send: (line: string) => void; request: (method: string, params: object) => Promise<Reply> }
> {
  const child = spawn(process.execPath, [bin, 'mcp'], { cwd, stdio: ['pipe', 'pipe', 'ignore'] });
  const waiting = new Map<number, (reply: Reply) => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const reply = JSON.parse(line) as Reply;
    if (reply.id !== null) waiting.get(reply.id)?.(reply);
  });
  let last = 0;
  const send = (line: string) => void child.stdin.write(`${line}\n`);
  const request = (method: string, params: object) =>
    new Promise<Reply>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      send(JSON.stringify({ jsonrpc: '2.0', id: last, method, params }));
    });
  const result = async (method: string, params: object) => {
    const { result: found, error } = await request(method, params);
    if (!found) throw new Error(error?.message);
    return found;
  };
  await result('initialize', {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'plain', version: '1' },
  });
  send(JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' }));
  return {
    send,
    request,
    tools: async () => (await result('tools/list', {})).tools ?? [],
    call: async (name, args = {}) => answerOf(await result('tools/call', { name, arguments: args })),
    read: async (uri) => {
      const found = await result('resources/read', { uri });
      return { text: found.contents?.[0]?.text ?? '', bytes: Buffer.byteLength(JSON.stringify(found)) };
    },
    close: () =>
      new Promise((resolve) => {
        child.once('close', () => resolve());
        child.stdin.end();
      }),
  };
}
