import { isObject } from '../json';
import { entries, list, objects, text } from './reader';
import type { Server } from './types';

export function readServers(value: unknown): Server[] {
  return objects(value).flatMap((node) => {
    const url = text(node.url);
    if (!url) return [];
    return [
      {
        url,
        name: text(node.name),
        description: text(node.description),
        variables: entries(node.variables).flatMap(([name, variable]) =>
          isObject(variable)
            ? [
                {
                  name,
                  default: String(variable.default ?? ''),
                  enum: list(variable.enum).map(String),
                  description: text(variable.description),
                },
              ]
            : [],
        ),
      },
    ];
  });
}

/** The address of a server with its variables at their defaults, without a slash at the end. */
export function serverUrl(server: Server | undefined): string {
  if (!server) return 'https://api.example.com';
  const url = server.variables.reduce(
    (text, { name, default: value }) => text.replaceAll(`{${name}}`, value),
    server.url,
  );
  const absolute = /^[a-z][a-z0-9+.-]*:\/\//i.test(url)
    ? url
    : `https://api.example.com${url.startsWith('/') ? '' : '/'}${url}`;
  return absolute.replace(/\/+$/, '');
}
