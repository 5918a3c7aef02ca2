import { LIMITS } from '../../../schema/core/keywords/bounds';
import { list } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import { specRule } from '../engine/rule';
import { schemasOf } from '../support/schemas';

/** The type of a format. Many JSON libraries lose digits of 64 bits, so `int64` is for strings, too. */
const FORMATS = new Map([
  ...['int32', 'double-int'].map((format) => [format, 'integer'] as const),
  ...['float', 'double'].map((format) => [format, 'number'] as const),
  ...['date-time', 'date', 'uri', 'email', 'uuid', 'regex'].map((format) => [format, 'string'] as const),
]);

/** Formats of the registries of OpenAPI and JSON Schema. One that resembles none may be the author's own. */
const KNOWN = new Set([
  ...FORMATS.keys(),
  ...'int64 binary byte char commonmark decimal decimal128 duration hostname html http-date idn-email idn-hostname int8 int16 ipv4 ipv6 iri iri-reference json-pointer media-range password relative-json-pointer single-int time uint8 uint16 uint32 uint64 unixtime unix-time uri-reference uri-template url base64url sf-binary sf-boolean sf-decimal sf-integer sf-string sf-token'.split(
    ' ',
  ),
]);

/** Limits apply to values of one type only. */
const KEYWORDS = new Map<string, string[]>(
  LIMITS.map(({ name, on = '' }) => [name, on === 'number' ? ['number', 'integer'] : [on]]),
);

export const formatOfType = specRule({
  id: 'format-of-type',
  about: 'A format exists, formats and limits fit their types, and examples of numbers fit their limits.',
  *check(project, { model }) {
    for (const { schema, key } of schemasOf(model)) {
      const { type, format } = schema;
      const types = [...list(type), ...(typeof type === 'string' ? [type] : [])];
      const fitting = typeof format === 'string' ? FORMATS.get(format) : undefined;
      const at = project.positionOf(schema, 'format') ?? project.positionOf(schema);
      for (const word of types.length > 0 ? Object.keys(schema) : []) {
        const own = KEYWORDS.get(word);
        if (!own || types.some((one) => own.includes(String(one)))) continue;
        const place = project.positionOf(schema, word);
        if (!place) continue;
        const message = `\`${word}\` has no effect on the type ${types.join(' or ')}.`;
        yield { at: place, message, hint: `It is for the type ${own.join(' or ')}.` };
      }
      const hint =
        typeof format === 'string' && format.length > 4 && !KNOWN.has(format) ? didYouMean(format, KNOWN) : undefined;
      if (at && hint) yield { at, message: `There is no format \`${String(format)}\`.`, hint };
      if (!at || !fitting || types.length === 0 || types.includes(fitting)) continue;
      const message = `\`${key}\` has the type ${types.join(' or ')}, but the format \`${String(format)}\` is for the type ${fitting}.`;
      yield { at, message };
    }
  },
});
