import { quotePython } from '../../../samples/core/languages/python/literals';
import { isNumber, layOut } from './lines';

const TAKEN = new Set(
  'and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with BASE at call failed inputs json quote reply retries steps time urlencode urlopen print str'.split(
    ' ',
  ),
);
export const LAYOUT = { by: '    ' };

/** What programs begin with. */
export const HELPERS = `def call(method, url, query=None, headers=None, body=None):
    pairs = {name: value for name, value in (query or {}).items() if value is not None}
    if pairs:
        url += "?" + urlencode(pairs, doseq=True)
    data = None if body is None else json.dumps(body).encode()
    json_type = {} if body is None else {"Content-Type": "application/json"}
    request = Request(url, data, {**json_type, **(headers or {})}, method=method)
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


def failed(step, reply):
    return RuntimeError(f'{step}: HTTP {reply["status"]} {json.dumps(reply["body"])}')`.split('\n');

/** `friendLogin` -> `friend_login`. */
export function nameOf(id: string): string {
  const name = id
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .replace(/\W+/g, '_')
    .replace(/^(?=\d)/, '_');
  return TAKEN.has(name) ? `${name}_step` : name;
}

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
