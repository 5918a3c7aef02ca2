import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import LongName from '../../plugins/shared/LongName';

test.each([
  ['X-Request-Id', 'X-Request-Id'],
  ['PLAID-CLIENT-ID', 'PLAID-CLIENT-|ID'],
  ['eventDescription', 'event|Description'],
  ['include_original_transaction', 'include_|original_|transaction'],
  ['internationalization', 'internationalization'],
])('%s breaks at its joints only', (name, shown) => {
  expect(renderToStaticMarkup(<LongName name={name} />).replaceAll('<wbr/>', '|')).toBe(shown);
});
