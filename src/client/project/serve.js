import { parseArgs } from 'node:util';
import { serve } from './sandbox.js';

let values = {};

try {
  ({ values } = parseArgs({ options: { port: { type: 'string', default: '4010' }, seed: { type: 'string' } } }));
  const { greeting } = await serve({ port: whole('port'), seed: whole('seed') }, console.log);
  console.log(`${greeting}\nStop it with Ctrl-C.\n`);
} catch ({ code, message }) {
  const isTaken = code === 'EADDRINUSE';
  const isUnknown = code?.startsWith('ERR_PARSE_ARGS');
  if (isTaken) console.error(`Port ${values.port} is taken. Choose another: npm run sandbox -- --port 4011`);
  else console.error(isUnknown ? 'The sandbox takes `--port` and `--seed`, each with a whole number.' : message);
  process.exitCode = 1;
}

function whole(name) {
  const text = values[name];
  if (text === undefined || /^\d{1,5}$/.test(text)) return text && Number(text);
  throw new Error(`\`--${name}\` must be a whole number, not \`${text}\`.`);
}
