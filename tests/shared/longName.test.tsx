import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import LongName from '../../plugins/shared/LongName';

test.each([
  ['X-Request-Id', 'X-Request-Id'],
  ['PLAID-CLIENT-ID', 'PLAID-CLIENT-|ID'],
  ['eventDescription', 'event|Description'],
  ['include_original_transaction', 'include_|original_|transaction'],
  ['internationalization', 'internationalization'],
  ['a'.repeat(60), `${'a'.repeat(28)}|${'a'.repeat(28)}|aaaa`],
])('%s breaks at its joints only, unless it is no word', (name, shown) => {
  expect(renderToStaticMarkup(<LongName name={name} />).replaceAll('<wbr/>', '|')).toBe(shown);
});
