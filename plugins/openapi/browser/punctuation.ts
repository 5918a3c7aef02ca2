import { translate } from '@docusaurus/Translate';

/** Between a term and what is said of it. */
export function colon(): string {
  return translate({ id: 'api.colon', message: ': ' });
}

/** Between the items of a list. */
export function comma(): string {
  return translate({ id: 'api.comma', message: ', ' });
}

/** Between two sentences. */
export function fullStop(): string {
  return translate({ id: 'api.fullStop', message: '. ' });
}

/** A remark after a term, with the space that its brackets need. */
export function inBrackets(text: string): string {
  return translate({ id: 'api.brackets', message: ' ({text})' }, { text });
}
