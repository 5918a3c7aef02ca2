import { useMemo } from 'react';
import { cleanValue, serverAddress } from '../../../samples/core/code/serverAddress';
import { createChoice } from '../../browser/createChoice';
import type { ServerView } from '../../core/view/types';

interface ServerChoice {
  index: number;
  values: Record<string, string>;
}

export interface ChosenServer extends ServerChoice {
  /** Absent for the first server with its defaults, as in all samples. */
  address?: string;
  choose(choice: ServerChoice): void;
}

const NOTHING: ServerChoice = { index: 0, values: {} };

const useChoices = createChoice('api.servers', 'sessionStorage');

/** Returns the reader's choice. The same list on another page shares it. */
export function useServer(servers: ServerView[]): ChosenServer {
  const [saved, save] = useChoices();
  const key = servers.map(({ url }) => url).join(' ');
  return useMemo(() => {
    const all = readChoices(saved);
    const choice = all[key] ?? NOTHING;
    const server = servers[choice.index] ?? servers[0];
    const isFirst = choice.index === 0 && Object.values(choice.values).every((value) => value === '');
    return {
      ...choice,
      ...(server && !isFirst ? { address: cleanValue(serverAddress(server, choice.values)) } : {}),
      choose: (next) => save(JSON.stringify({ ...all, [key]: next })),
    };
  }, [saved, save, servers, key]);
}

function readChoices(saved: string | null): Record<string, ServerChoice> {
  try {
    const value: unknown = JSON.parse(saved ?? '{}');
    const entries = Object.entries(value as Record<string, ServerChoice>);
    return Object.fromEntries(
      entries.filter(([, choice]) => Number.isInteger(choice.index) && typeof choice.values === 'object'),
    );
  } catch {
    return {};
  }
}
