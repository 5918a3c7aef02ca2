import { wellFormed } from '../../shared/core/wellFormed';
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
  // The longest first: one may contain another.
  const written = [...new Set(secrets.filter((secret) => secret !== '').flatMap(writings))].toSorted(
    (one, other) => other.length - one.length,
  );
  return written.reduce((masked, secret) => {
    if (secret.length >= SHORT) return masked.replaceAll(secret, MASK);
    const literal = secret.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return masked.replace(new RegExp(`(?<![\\p{L}\\d])${literal}(?![\\p{L}\\d])`, 'gu'), MASK);
  }, text);
}

/** As it is, in an address, in a form, and in JSON. */
function writings(secret: string): string[] {
  const inForm = new URLSearchParams({ '': secret }).toString().slice(1);
  return [secret, encodeURIComponent(wellFormed(secret)), inForm, JSON.stringify(secret).slice(1, -1)];
}
