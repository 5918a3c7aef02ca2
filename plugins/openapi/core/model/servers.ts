import { entries, isObject, list } from '../json';
import { objects, text } from './reader';
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
