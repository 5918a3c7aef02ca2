import { access, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMeasured } from '../runMeasured';
import { LIVESPEC, PROJECT } from '../sites';

/** What answers the calls of a document. */
export interface MockServer {
  name: string;
  args(port: number): string[];
}

const PACKAGES = { '@stoplight/prism-cli': '5.14.2', '@mockoon/cli': '9.9.0' };
const FOLDER = join(tmpdir(), 'livespec-bench-mocks');
const DOCUMENT = join(PROJECT, 'tests/sandbox/memory/fixtures/pets.yaml');
/** Servers differ in whether they answer below the path of the document's server. */
export const PATHS = ['/v1/pet/10', '/pet/10'];

const BARE = `require('node:http').createServer((request, response) => {
  response.setHeader('Content-Type', 'application/json');
  response.end('{"id":10,"name":"Rex"}');
}).listen(Number(process.argv[1]), '127.0.0.1')`;

/** Installs what is measured beside `livespec sandbox`, unless it is there from an earlier run. */
export async function prepareServers(): Promise<MockServer[]> {
  const inPeers = (path: string) => join(FOLDER, 'node_modules', path);
  const prism = inPeers('@stoplight/prism-cli/dist/index.js');
  const mockoon = inPeers('@mockoon/cli/bin/run.js');
  const isThere = await Promise.all([prism, mockoon].map((path) => access(path))).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    console.error('Installing Prism and Mockoon …');
    await mkdir(FOLDER, { recursive: true });
    await writeFile(join(FOLDER, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }));
    await runMeasured('npm', ['install', '--no-audit', '--no-fund'], FOLDER);
  }
  return [
    { name: 'livespec sandbox', args: (port) => [LIVESPEC, 'sandbox', DOCUMENT, '--port', `${port}`] },
    { name: 'Prism', args: (port) => [prism, 'mock', DOCUMENT, '--port', `${port}`] },
    { name: 'Mockoon', args: (port) => [mockoon, 'start', '--data', DOCUMENT, '--port', `${port}`] },
    { name: 'a bare node:http server', args: (port) => ['-e', BARE, `${port}`] },
  ];
}
