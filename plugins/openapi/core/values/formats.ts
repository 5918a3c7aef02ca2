import { fullFormats } from 'ajv-formats/dist/formats';
import { eachWord } from '../words';

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
  uuid: ['7f3e2a90-4c5d-4b1e-9a6f-2d8c1e5b7a43'],
  'json-pointer': ['/name', '/a'],
  'json-pointer-uri-fragment': ['#/name'],
  'relative-json-pointer': ['0/name'],
  regex: ['^[a-z]+$', 'a'],
  ...eachWord('byte base64 base64url', ['c3RyaW5n', 'YWJj']),
};

const FORMATS: Record<string, unknown> = fullFormats;

export function formatExamples(format: string | undefined): readonly string[] {
  return (format !== undefined && Object.hasOwn(EXAMPLES, format) && EXAMPLES[format]) || [];
}

export function isFormatted(value: string | number, format: string | undefined): boolean {
  if (format === undefined || !Object.hasOwn(FORMATS, format)) return true;
  const found = FORMATS[format];
  const rule = typeof found === 'object' && found !== null && 'validate' in found ? found.validate : found;
  const type = typeof found === 'object' && found !== null && 'type' in found ? found.type : 'string';
  if (typeof value !== type) return true;
  if (rule instanceof RegExp) return new RegExp(rule).test(String(value));
  return typeof rule === 'function' ? rule(value) === true : true;
}
