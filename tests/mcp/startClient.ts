import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { ROOT } from '../helpers/sources';

export interface Answered {
  text: string;
  isError: boolean;
}

export interface McpClient {
  client: Client;
  ask(tool: string, input?: Record<string, unknown>): Promise<Answered>;
}

/** Starts `livespec mcp` and the protocol's own client, which speaks the version `pin` or begins with `initialize`. */
export async function startClient(args: string[], pin?: string): Promise<McpClient> {
  const client = new Client(
    { name: 'tests', version: '1.0.0' },
    pin === undefined ? {} : { versionNegotiation: { mode: { pin } } },
  );
  const command = [join(ROOT, 'plugins/bin/livespec.mjs'), 'mcp', ...args];
  await client.connect(new StdioClientTransport({ command: process.execPath, args: command, cwd: ROOT }));
  return {
    client,
    async ask(tool, input = {}) {
      const { content, isError } = await client.callTool({ name: tool, arguments: input });
      const [part] = content;
      if (content.length !== 1 || part?.type !== 'text') throw new Error(`No single text: ${JSON.stringify(content)}`);
      return { text: part.text, isError: isError ?? false };
    },
  };
}
