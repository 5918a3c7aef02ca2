import { assumptions, type Follow, flag, text } from '../../../schema/core/reader';
import { entries, isObject, list } from '../../../shared/core/json';
import type { Caller, Parameter, SecurityScheme, SecuritySet } from './types';

export function readSecuritySchemes(value: unknown, follow: Follow): SecurityScheme[] {
  return entries(value).map(([key, scheme]) => {
    const node = follow(scheme) ?? {};
    return {
      key,
      type: text(node.type) ?? 'unknown',
      in: text(node.in),
      name: text(node.name),
      scheme: text(node.scheme),
      bearerFormat: text(node.bearerFormat),
      description: text(node.description),
      openIdConnectUrl: text(node.openIdConnectUrl),
      flows: entries(node.flows).map(([flow, detail]) => ({
        flow,
        urls: entries(detail).flatMap(([kind, url]) => {
          // It may be relative: `token`.
          const address = kind.endsWith('Url') ? text(url) : undefined;
          return address ? [{ kind, url: address }] : [];
        }),
        scopes: entries(isObject(detail) ? detail.scopes : undefined).map(([name, description]) => ({
          name,
          description: text(description) ?? '',
        })),
      })),
      oauth2MetadataUrl: text(node.oauth2MetadataUrl),
      deprecated: flag(node.deprecated),
      ...assumptions(node),
    };
  });
}

export function readSecurity(value: unknown, schemes: SecurityScheme[]): SecuritySet[] {
  return list(value)
    .filter(isObject)
    .map((set) =>
      Object.entries(set).map(([key, scopes]) => ({
        scheme: schemes.find((scheme) => scheme.key === key) ?? { key, type: 'unknown', flows: [], deprecated: false },
        scopes: list(scopes).filter((scope): scope is string => typeof scope === 'string'),
      })),
    );
}

/** A credential that must not reach a player: a scheme whose name contains "secret". */
function isSecret(scheme: SecurityScheme): boolean {
  return /secret/i.test(scheme.name ?? scheme.key);
}

/** Secrets are for servers. A missing `security` means that the author did not say who may call. */
export function deriveCaller(security: SecuritySet[], parameters: Parameter[], isStated: boolean): Caller {
  const schemes = security.flat().map(({ scheme }) => scheme);
  const hasSecret =
    schemes.some(isSecret) ||
    parameters.some(({ schema }) => isObject(schema) && schema.format === 'password' && schema.readOnly !== true);
  if (hasSecret) return 'server';
  if (security.length > 0 && security.every((set) => set.length > 0)) return 'client';
  return isStated ? 'anyone' : 'unstated';
}
