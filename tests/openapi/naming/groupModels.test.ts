import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { divideAlphabet } from '../../../plugins/openapi/core/naming/divideAlphabet';
import { groupModels } from '../../../plugins/openapi/core/naming/groupModels';

const CAPACITY = 60;

function group(names: string[], weight = 10) {
  const things = names.map((name) => ({ item: name, name, weight }));
  return groupModels(things, CAPACITY).map(({ slug, title = '', items }) => [slug, title, items.length]);
}

const series = (prefix: string, ends: string[]) => ends.map((end) => `${prefix}${end}`);

describe('models are grouped by what they are about', () => {
  test.each([
    ['the first word', series('Payment', ['', 'A', 'B', 'C', 'D']), [['payment', 'Payment', 5]]],
    ['all first words that they share', series('LegalHold', ['A', 'B', 'C', 'D', 'E']), [['legal', 'Legal hold', 5]]],
    ['singular and plural', ['Accounts', 'Account', 'AccountA', 'AccountB', 'AccountsC'], [['account', 'Account', 5]]],
    [
      'more words, where there are too many',
      [
        ...series('PaymentIntent', ['A', 'B', 'C', 'D', 'E']),
        ...series('PaymentMethod', ['A', 'B', 'C', 'D', 'E', 'F']),
      ],
      [
        ['payment-intent', 'Payment intent', 5],
        ['payment-method', 'Payment method', 6],
      ],
    ],
    [
      'what is made, not how',
      ['User', 'CreateUserRequest', 'UpdateUserRequest', 'DeletedUser', 'NullableUser'],
      [['user', 'User', 5]],
    ],
    [
      'what comes after the namespace',
      ['apps', 'batch'].flatMap((name) => series(`io.k8s.api.${name}.v1.`, ['A', 'B', 'C', 'D', 'E'])),
      [
        ['app', 'Apps v1', 5],
        ['batch', 'Batch v1', 5],
      ],
    ],
    ['acronyms in capitals', series('vpc_peering_', ['a', 'b', 'c', 'd', 'e']), [['vpc', 'VPC peering', 5]]],
  ])('by %s', (_, names, expected) => {
    const others = ['Apple', 'Melon', 'Zebra'];
    expect(group([...names, ...others]).filter(([slug]) => slug !== 'other')).toEqual(expected);
  });

  test('few that begin alike are among the rest, in alphabetical order, titled by whole names', () => {
    expect(group(['Account', 'Billing', 'Card', 'CardA', 'Dog', 'Egg', 'Note', 'Zebra'])).toEqual([
      ['a-m', 'Account – Egg', 6],
      ['n-z', 'Note – Zebra', 2],
    ]);
    expect(group(['Account', 'Billing'])).toEqual([['other', '', 2]]);
  });

  test('nothing is lost, and no page has more than it can hold', () => {
    const name = fc.stringMatching(/^([A-C][a-c]{0,2}){1,4}$/);
    fc.assert(
      fc.property(fc.uniqueArray(name, { maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (names, weight) => {
        const groups = groupModels(
          names.map((each) => ({ item: each, name: each, weight })),
          CAPACITY,
        );
        expect(groups.flatMap(({ items }) => items).toSorted()).toEqual(names.toSorted());
        for (const { items } of groups) expect(items.length === 1 || items.length * weight <= CAPACITY).toBe(true);
      }),
    );
  });
});

describe('the alphabet', () => {
  const divide = (keys: string[]) =>
    divideAlphabet(
      keys.map((key) => ({ key, weight: 10 })),
      ({ key }) => key,
      30,
    ).map(({ letters, items }) => [letters, ...items.map(({ key }) => key)]);

  test('is halved until each part fits, then goes on with the next letter', () => {
    expect(divide(['ab', 'ac', 'ad', 'an', 'bee', 'zoo'])).toEqual([
      ['aa-am', 'ab', 'ac', 'ad'],
      ['an-az', 'an'],
      ['b', 'bee'],
      ['n-z', 'zoo'],
    ]);
  });

  test('ends, whatever the script, and where names are the same', () => {
    const keys = ['邀', '请', '邀请', '好友', '礼包', ...Array.from({ length: 7 }, () => 'same')];
    expect(
      divide(keys)
        .flatMap(([, ...items]) => items)
        .toSorted(),
    ).toEqual(keys.toSorted());
    expect(new Set(divide(keys).map(([letters]) => letters)).size).toBe(divide(keys).length);
  });

  test('a new name moves others only if the part that it comes to overflows', () => {
    const key = fc.stringMatching(/^[a-f]{1,3}$/);
    const placesOf = (keys: string[]) =>
      new Map(divide(keys).flatMap(([letters = '', ...items]) => items.map((each) => [each, letters])));
    fc.assert(
      fc.property(fc.uniqueArray(key, { maxLength: 30 }), key, (keys, added) => {
        fc.pre(!keys.includes(added));
        const [before, after] = [placesOf(keys), placesOf([...keys, added])];
        const moved = keys.filter((each) => before.get(each) !== after.get(each));
        expect(new Set(moved.map((each) => before.get(each))).size).toBeLessThanOrEqual(1);
      }),
    );
  });
});
