import { createCloud, withFetch } from './js/cloud.js';
import { play } from './js/start/play.js';
import { openGame } from './sandbox.js';

const [address] = process.argv.slice(2);
const send = address === undefined ? (await openGame()).send : withFetch;
const call = createCloud(send, address);

const session = await call('GET', '/api/v1/wx/login', { gameId: 'demo', code: 'mia' });
console.log(`Logged in as player ${session.userDetails.id}`);
await play(call, session);
