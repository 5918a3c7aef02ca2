import { call } from './platform';

let offset = 0; // milliseconds that the server is ahead of this device

export async function synchronise(samples = 5): Promise<void> {
  let shortest = Infinity;
  for (let i = 0; i < samples; i += 1) {
    const sent = Date.now();
    const server = await call('GET', '/timestamp');
    const roundTrip = Date.now() - sent;
    if (roundTrip < shortest) {
      shortest = roundTrip;
      offset = server - (sent + roundTrip / 2);
    }
  }
}

/** The time of the server, in milliseconds since 1970. */
export const now = () => Math.round(Date.now() + offset);
