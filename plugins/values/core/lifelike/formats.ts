import { fullFormats } from 'ajv-formats/dist/formats';
import { eachWord } from '../../../shared/core/words';

const EXAMPLES: Record<string, readonly string[]> = {
  date: ['2024-01-15'],
  ...eachWord('time iso-time', ['10:30:00Z']),
  ...eachWord('date-time iso-date-time', ['2024-01-15T10:30:00Z']),
  duration: ['P1D'],
  ...eachWord('email idn-email', ['user@example.com', 'a@b.io']),
  ...eachWord('hostname idn-hostname', ['example.com', 'a.io']),
  ipv4: ['192.0.2.1', '1.2.3.4'],
  ipv6: ['2001:db8::1', '::1'],
  ...eachWord('uri iri', ['https://example.com', 'http://a.io', 'urn:a']),
  url: ['https://example.com', 'http://a.io'],
  ...eachWord('uri-reference iri-reference', ['https://example.com', '/a']),
  'uri-template': ['https://example.com/{id}', '/{id}'],
  ...eachWord('uuid uuid4 guid', ['7f3e2a90-4c5d-4b1e-9a6f-2d8c1e5b7a43']),
  ...eachWord('uuid1', ['c232ab00-9414-11ec-b3c8-9f6bdeced846']),
  ...eachWord('uuid3 uuid5', ['886313e1-3b8a-5372-9b90-0c9aee199e5d']),
  ...eachWord('uuid6 uuid7', ['018d0a2e-7b5c-7cc3-98c4-dc0c0c07398f']),
  'json-pointer': ['/name', '/a'],
  'json-pointer-uri-fragment': ['#/name'],
  'relative-json-pointer': ['0/name'],
  regex: ['^[a-z]+$', 'a'],
  ...eachWord('byte bytes base64 base64url', ['c3RyaW5n', 'YWJj']),
  // Numbers that JSON sends as texts.
  ...eachWord('int32 uint32 int64 uint64 integer long bigint', ['1']),
  ...eachWord('decimal decimal128 bigdecimal double float number', ['1.5', '1']),
  ...eachWord('ip ipvanyaddress', ['192.0.2.1']),
  ...eachWord('cidr cidrv4 ipv4network ipvanynetwork', ['192.0.2.0/24']),
  ...eachWord('cidrv6 ipv6network', ['2001:db8::/32']),
  ...eachWord('phone e164', ['+15035550123']),
  ...eachWord('http-date date-time-http', ['Mon, 15 Jan 2024 10:30:00 GMT']),
  ...eachWord('local-time partial-time time-local', ['10:30:00']),
  ...eachWord('local-date-time date-time-local', ['2024-01-15T10:30:00']),
  ...eachWord('timespan date-span time-span', ['01:30:00']),
  ...eachWord('google-duration', ['1s']),
  ...eachWord('google-datetime', ['2024-01-15T10:30:00Z']),
  ...eachWord('field-mask google-fieldmask', ['name']),
  ...eachWord('json json-string', ['{}']),
  ...eachWord('semver version', ['1.0.0']),
  ...eachWord('color hex-color', ['#336699']),
};

const FORMATS: Record<string, unknown> = fullFormats;

export function formatExamples(format: string | undefined): readonly string[] {
  return (format !== undefined && Object.hasOwn(EXAMPLES, format) && EXAMPLES[format]) || [];
}

/** Whether values are checked against this format. */
export function isChecked(format: string | undefined): boolean {
  return format !== undefined && Object.hasOwn(FORMATS, format);
}

export function isFormatted(value: string | number, format: string | undefined): boolean {
  if (format === undefined || !isChecked(format)) return true;
  const found = FORMATS[format];
  const rule = typeof found === 'object' && found !== null && 'validate' in found ? found.validate : found;
  const type = typeof found === 'object' && found !== null && 'type' in found ? found.type : 'string';
  if (typeof value !== type) return true;
  if (rule instanceof RegExp) return new RegExp(rule).test(String(value));
  return typeof rule === 'function' ? rule(value) === true : true;
}
