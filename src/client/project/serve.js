import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { startSandbox } from './sandbox.js';

const { port } = parseArgs({ options: { port: { type: 'string', default: '4010' } } }).values;
const sandbox = startSandbox();

/** The documented calls alone: its controls stay out of reach of pages. */
async function respond(request, response) {
  const address = new URL(request.url, `http://127.0.0.1:${port}`);
  if (/^\/+_sandbox/.test(address.pathname)) return response.writeHead(404).end();
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  const body = chunks.length > 0 ? Buffer.concat(chunks) : undefined;
  const answer = await sandbox.fetch(new Request(address, { method: request.method, headers: request.headers, body }));
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  return response.end(Buffer.from(await answer.arrayBuffer()));
}

const server = createServer((request, response) => {
  respond(request, response).catch((error) => response.writeHead(500).end(String(error)));
});
server.on('error', ({ code, message }) => {
  const isTaken = code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${port} is taken. Choose another: npm run sandbox -- --port 4011` : message);
  process.exitCode = 1;
});
server.listen(Number(port), '127.0.0.1', () => {
  console.log(`The sandbox listens on http://127.0.0.1:${server.address().port}`);
});
