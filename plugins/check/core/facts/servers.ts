import { once } from '../../../shared/core/cache';
import type { Facts } from './types';

export const LOCAL_ADDRESS =
  /^https?:\/\/(?:localhost|127\.\d+\.\d+\.\d+|0\.0\.0\.0|\[::1\]|10\.[\d.]+|192\.168\.[\d.]+)(?::|$)/;

/** None, if a server is relative or has variables: then any address may be right. */
export const listOrigins = once(({ model }: Facts): ReadonlySet<string> => {
  const origins = model.servers.map(({ url }) => /^https?:\/\/[^/{}]+(?=\/|$)/.exec(url)?.[0]);
  return new Set(origins.every((one) => one !== undefined) ? origins : []);
});
