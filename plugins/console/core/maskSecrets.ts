import type { Field } from './field';
import { valueOf } from './toRequest';

const MASK = '••••';

/** Hides the credentials of a request in a text, encoded or not. */
export function maskSecrets(text: string, fields: Field[]): string {
  const secrets = fields.flatMap((field) => {
    if (field.credential === undefined || field.value === '') return [];
    const sent = valueOf({ ...field, prefix: '' });
    return [sent, encodeURIComponent(sent)];
  });
  // The longest first: one may contain another.
  const sorted = secrets.toSorted((one, other) => other.length - one.length);
  return sorted.reduce((masked, secret) => masked.replaceAll(secret, MASK), text);
}
