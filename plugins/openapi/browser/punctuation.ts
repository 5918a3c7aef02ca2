import { translate } from '@docusaurus/Translate';

export function colon(): string {
  return translate({ id: 'api.colon', message: ': ' });
}

export function comma(): string {
  return translate({ id: 'api.comma', message: ', ' });
}

export function fullStop(): string {
  return translate({ id: 'api.fullStop', message: '. ' });
}

/** Includes the space before the brackets. */
export function inBrackets(text: string): string {
  return translate({ id: 'api.brackets', message: ' ({text})' }, { text });
}
