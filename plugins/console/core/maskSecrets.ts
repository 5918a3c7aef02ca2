import type { Field } from './field';
import { valueOf } from './toRequest';

const MASK = '••••';
/** A shorter text is part of many words. */
const SHORT = 6;

/** Hides the secrets of a request in a text, encoded or not. */
export function maskSecrets(text: string, fields: Field[]): string {
  const secrets = fields.flatMap((field) =>
    field.credential === undefined && !field.isSecret ? [] : valueOf({ ...field, prefix: '' }),
  );
  return maskTexts(text, secrets);
}

/** Hides secrets in a text, encoded or not. */
export function maskTexts(text: string, secrets: readonly string[]): string {
  const written = new Set(secrets.filter((secret) => secret !== '').flatMap(writings));
  // The longest first: one may contain another.
  const patterns = [...written]
    .toSorted((one, other) => other.length - one.length)
    .map((secret) => {
      const literal = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      return secret.length < SHORT ? `(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])` : literal;
    });
  return patterns.length === 0 ? text : text.replace(new RegExp(patterns.join('|'), 'gu'), MASK);
}

/** As it is, in an address, in a form, and in JSON. */
function writings(secret: string): string[] {
  const inForm = new URLSearchParams({ '': secret }).toString().slice(1);
  return [secret, encodeURIComponent(secret), inForm, JSON.stringify(secret).slice(1, -1)];
}
