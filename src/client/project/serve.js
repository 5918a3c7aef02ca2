import { parseArgs } from 'node:util';
import { serve } from './sandbox.js';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' }, seed: { type: 'string' } } });

try {
  const { greeting } = await serve({ port: whole('port'), seed: whole('seed') }, console.log);
  console.log(`${greeting}\nStop it with Ctrl-C.\n`);
} catch ({ code, message }) {
  const isTaken = code === 'EADDRINUSE';
  console.error(isTaken ? `Port ${values.port} is taken. Choose another: npm run sandbox -- --port 4011` : message);
  process.exitCode = 1;
}

function whole(name) {
  const text = values[name];
  if (text === undefined || /^\d{1,5}$/.test(text)) return text && Number(text);
  throw new Error(`\`--${name}\` must be a whole number, not \`${text}\`.`);
}
