import { fullFormats } from 'ajv-formats/dist/formats';

/** A value of each format that has a form of its own. */
const EXAMPLES: Record<string, string> = {
  date: '2024-01-15',
  time: '10:30:00Z',
  'iso-time': '10:30:00Z',
  'date-time': '2024-01-15T10:30:00Z',
  'iso-date-time': '2024-01-15T10:30:00Z',
  duration: 'P1D',
  email: 'user@example.com',
  'idn-email': 'user@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com',
  url: 'https://example.com',
  iri: 'https://example.com',
  'uri-reference': 'https://example.com',
  'iri-reference': 'https://example.com',
  'uri-template': 'https://example.com/{id}',
  uuid: '7f3e2a90-4c5d-4b1e-9a6f-2d8c1e5b7a43',
  'json-pointer': '/name',
  'json-pointer-uri-fragment': '#/name',
  'relative-json-pointer': '0/name',
  regex: '^[a-z]+$',
  byte: 'c3RyaW5n',
  base64: 'c3RyaW5n',
  base64url: 'c3RyaW5n',
};

const FORMATS: Record<string, unknown> = fullFormats;

export function formatExample(format: string | undefined): string | undefined {
  return format !== undefined && Object.hasOwn(EXAMPLES, format) ? EXAMPLES[format] : undefined;
}

/** Is a text or number of this format? Of a format that nobody defines, anything is. */
export function isFormatted(value: string | number, format: string | undefined): boolean {
  if (format === undefined || !Object.hasOwn(FORMATS, format)) return true;
  const found = FORMATS[format];
  const rule = typeof found === 'object' && found !== null && 'validate' in found ? found.validate : found;
  const type = typeof found === 'object' && found !== null && 'type' in found ? found.type : 'string';
  if (typeof value !== type) return true;
  if (rule instanceof RegExp) return new RegExp(rule).test(String(value));
  return typeof rule === 'function' ? rule(value) === true : true;
}
