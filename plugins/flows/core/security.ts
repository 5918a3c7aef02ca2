import { print, type Value } from './expressions/evaluate';
import { problem, StepMistake } from './problems';
import type { FlowOperation, FlowScheme, FlowSecurity, ParameterPlace } from './types';

/** What a kind of credentials needs, and what a request has of it. */
interface Kind {
  needs: string[];
  write(values: readonly string[]): string;
}

const BEARER: Kind = { needs: ['accessToken'], write: ([token]) => `Bearer ${token}` };

/** `undefined` for a kind that cannot be sent in advance, such as Digest, which answers a challenge. */
function kindOf({ type, scheme = '', in: place, name }: FlowScheme): Kind | undefined {
  if (type === 'apiKey' && place !== undefined && name !== undefined)
    return { needs: ['apiKey'], write: ([key = '']) => key };
  if (type === 'oauth2' || type === 'openIdConnect') return BEARER;
  if (type !== 'http') return undefined;
  if (/^bearer$/i.test(scheme)) return { ...BEARER, needs: ['token'] };
  return /^basic$/i.test(scheme)
    ? { needs: ['username', 'password'], write: ([user, password]) => `Basic ${toBase64(`${user}:${password}`)}` }
    : undefined;
}

/** The scheme itself, or that of the document by its name. */
export function findScheme(
  { scheme }: FlowSecurity,
  operation: Pick<FlowOperation, 'schemes'> | undefined,
): FlowScheme | undefined {
  return typeof scheme === 'string' ? operation?.schemes?.get(scheme) : scheme;
}

/** Names of the values that a scheme needs; `undefined` if it cannot be sent. */
export function valuesFor(scheme: FlowScheme): string[] | undefined {
  return kindOf(scheme)?.needs;
}

/** Where a scheme is in a request. */
export function placeOf({ type, in: place, name }: FlowScheme): { name: string; in: ParameterPlace } {
  const isKey =
    type === 'apiKey' && name !== undefined && (place === 'query' || place === 'cookie' || place === 'header');
  return isKey ? { name, in: place } : { name: 'Authorization', in: 'header' };
}

/** What a request sends. Throws if a value is missing, or the scheme cannot be sent. */
export function writeCredential(
  scheme: FlowScheme,
  values: Readonly<Record<string, Value>>,
): { name: string; in: ParameterPlace; value: string } {
  const kind = kindOf(scheme);
  if (!kind) throw new StepMistake(problem('unknownScheme', { name: scheme.scheme ?? scheme.type }));
  const lacking = kind.needs.find((name) => values[name] === undefined);
  if (lacking !== undefined) throw new StepMistake(problem('noCredential', { name: lacking }));
  return { ...placeOf(scheme), value: kind.write(kind.needs.map((name) => print(values[name]))) };
}

/** Of UTF-8. */
function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
