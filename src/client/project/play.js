import { BASE } from './js/cloud.js';
import { play } from './js/play.js';
import { startSandbox } from './sandbox.js';

const [address] = process.argv.slice(2);
const sandbox = address === undefined ? startSandbox() : undefined;
const send = globalThis.fetch;
globalThis.fetch = (url, init) =>
  sandbox ? sandbox.fetch(new Request(url, init)) : send(url.replace(BASE, address), init);

await play();
