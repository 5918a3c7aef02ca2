import { expect, it } from 'vitest';
import { plainText } from '../../../plugins/shared/core/description/plainText';

it.each([
  ['Create a pet', 'Create a pet'],
  ['**Deprecated** use `pets/create`', 'Deprecated use pets/create'],
  ['Get [the guide](/docs/guide) of a pet', 'Get the guide of a pet'],
  ['# A heading', 'A heading'],
  ['One\nline\n\nand another', 'One line and another'],
  ['- one\n- two\n\n> three', 'one two three'],
  ['get_user_by_id', 'get_user_by_id'],
  ['Get /users/{id} of <id>', 'Get /users/{id} of <id>'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['Tom &amp; Jerry', 'Tom & Jerry'],
  ['Deletes it./&amp;gt;', 'Deletes it./>'],
  ['Search - *** DEPRECATED ***', 'Search - DEPRECATED'],
  ['Get locations <i class="fa fa-lock"></i>', 'Get locations'],
  ['&nbsp;<i class="fa fa-lock"></i>', ''],
  ['[a]: https://a.example', '[a]: https://a.example'],
])('%j is shown without formatting as %j', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
