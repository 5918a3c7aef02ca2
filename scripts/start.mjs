// Starts the dev server. Not TypeScript: no compiler should be loaded into the server's process.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

console.log('Loading Docusaurus …');

const { values } = parseArgs({
  strict: false,
  options: { port: { type: 'string', short: 'p' }, host: { type: 'string', short: 'h' } },
});
const text = (value) => (typeof value === 'string' ? value : undefined);

// Docusaurus does the same, but exits with 0 if it cannot ask for another port.
const { getHostPort } = (await import('@docusaurus/core/lib/server/getHostPort.js')).default;
const wanted = text(values.port) ?? process.env.PORT ?? '3000';
const { port } = await getHostPort({ port: wanted, host: text(values.host) });
if (port === null) {
  console.error(`Port ${wanted} is not available. Choose another one: npm start -- --port ${Number(wanted) + 1}`);
  process.exit(1);
}

const docusaurus = import.meta.resolve('@docusaurus/core/bin/docusaurus.mjs');
process.argv = [process.argv[0], fileURLToPath(docusaurus), 'start', ...process.argv.slice(2), '--port', String(port)];
await import(docusaurus);
