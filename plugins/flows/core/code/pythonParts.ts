import { quotePython } from '../../../samples/core/languages/python/literals';
import { isNumber, layOut } from './lines';

const TAKEN = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with BASE at call failed float inputs is_same isinstance json kept list order quote re reply retries step steps time to_number to_text type urlencode urlopen print str'.split(
    ' ',
  ),
);
export const LAYOUT = { by: '    ' };

/** What programs begin with. */
export const HELPERS = `def call(method, url, query=None, headers=None, body=None):
    pairs = [
        (name, to_text(item))
        for name, value in (query or {}).items()
        for item in (value if isinstance(value, list) else [value])
        if item is not None
    ]
    if pairs:
        url += "?" + urlencode(pairs)
    data = None if body is None else json.dumps(body).encode()
    json_type = {} if body is None else {"Content-Type": "application/json"}
    texts = {name: to_text(value) for name, value in (headers or {}).items()}
    request = Request(url, data, {**json_type, **texts}, method=method)
    try:
        response = urlopen(request, timeout=10)
    except HTTPError as error:
        response = error
    with response:
        text = response.read().decode()
        is_json = "json" in response.headers.get("Content-Type", "")
        data = json.loads(text) if is_json else text
        return {"status": response.status, "headers": response.headers, "body": data}


def at(value, *path):
    for key in path:
        try:
            value = value[key]
        except (KeyError, IndexError, TypeError):
            return None
    return value


def to_text(value):
    if value is None or isinstance(value, str):
        return value or ""
    return json.dumps(value)


def failed(step, reply):
    return RuntimeError(f'{step}: HTTP {reply["status"]} {json.dumps(reply["body"])}')`.split('\n');

export const COMPARISONS = {
  is_same: `# Letters are the same in either case, and numbers also where they are texts.
def is_same(left, right):
    if left is None or right is None:
        return left is right
    if to_text(left).lower() == to_text(right).lower():
        return True
    return type(left) != type(right) and to_number(left) == to_number(right)`,
  order: `# Below 0 if the left one is less. It is not a number if they have no order.
def order(left, right):
    difference = to_number(left) - to_number(right)
    if difference == difference:
        return difference
    if not isinstance(left, str) or not isinstance(right, str):
        return difference
    one, other = left.lower(), right.lower()
    return (one > other) - (one < other)`,
  to_number: `def to_number(value):
    try:
        return float("nan" if isinstance(value, bool) else value)
    except (TypeError, ValueError):
        return float("nan")`,
};

/** `friendLogin` -> `friend_login`. */
function toName(id: string): string {
  return id
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/\W+/g, '_')
    .replace(/^(?=\d)/, '_');
}

export const NAMING = { taken: TAKEN, toName, suffix: '_step', replyOf: (name: string) => `${name}_reply` };

/** What may be absent. */
export function follow(value: string, path: readonly string[]): string {
  if (path.length === 0) return value;
  return `at(${[value, ...path.map((name) => (isNumber(name) ? name : quotePython(name)))].join(', ')})`;
}

export function printLiteral(value: unknown): string {
  if (typeof value === 'string') return quotePython(value);
  if (value === true || value === false) return value ? 'True' : 'False';
  if (value === null || value === undefined) return 'None';
  if (Array.isArray(value)) return layOut('[', value.map(printLiteral), ']', LAYOUT);
  if (typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).map(([key, inner]) => `${quotePython(key)}: ${printLiteral(inner)}`);
  return layOut('{', members, '}', LAYOUT);
}
