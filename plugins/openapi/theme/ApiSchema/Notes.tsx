import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { NoteView } from '../../../schema/core/types';
import { inBrackets } from '../../browser/punctuation';

const LONG_VALUE = 80;

export default function Notes({ notes }: { notes: NoteView[] }): ReactNode {
  const short = notes.filter(({ value = '' }) => value.length <= LONG_VALUE);
  const long = notes.filter(({ value = '' }) => value.length > LONG_VALUE);
  return (
    <>
      {short.length > 0 && (
        <span className="api-note">
          {short.map((note, index) => (
            <Note key={index} note={note} lead={index > 0 ? ' · ' : ''} />
          ))}
        </span>
      )}
      {long.map((note, index) => (
        <details key={index}>
          <summary>
            {title(note).replace(/[:：]$/, '')}
            {note.summary && inBrackets(note.summary)}
          </summary>
          <pre className="api-value">{note.value}</pre>
        </details>
      ))}
    </>
  );
}

function Note({ note, lead }: { note: NoteView; lead: string }): ReactNode {
  const { value, href, summary } = note;
  const text = value === undefined ? undefined : href ? <Link to={href}>{value}</Link> : <code>{value}</code>;
  return (
    <>
      {lead}
      {title(note)}
      {text !== undefined && ' '}
      {text}
      {summary && inBrackets(summary)}
    </>
  );
}

function title({ kind, ofItem }: NoteView): string {
  const note = LABELS[kind]();
  return ofItem ? translate({ id: 'api.note.ofItem', message: 'Each item: {note}' }, { note }) : note;
}

const LABELS: Record<NoteView['kind'], () => string> = {
  contradiction: () => translate({ id: 'api.note.contradiction', message: 'Contradiction, no value is valid:' }),
  default: () => translate({ id: 'api.note.default', message: 'Default' }),
  example: () => translate({ id: 'api.note.example', message: 'Example' }),
  const: () => translate({ id: 'api.note.const', message: 'Always' }),
  minimum: () => translate({ id: 'api.note.minimum', message: 'At least' }),
  maximum: () => translate({ id: 'api.note.maximum', message: 'At most' }),
  exclusiveMinimum: () => translate({ id: 'api.note.exclusiveMinimum', message: 'More than' }),
  exclusiveMaximum: () => translate({ id: 'api.note.exclusiveMaximum', message: 'Less than' }),
  multipleOf: () => translate({ id: 'api.note.multipleOf', message: 'A multiple of' }),
  minLength: () => translate({ id: 'api.note.minLength', message: 'Min length' }),
  maxLength: () => translate({ id: 'api.note.maxLength', message: 'Max length' }),
  pattern: () => translate({ id: 'api.note.pattern', message: 'Matches' }),
  minItems: () => translate({ id: 'api.note.minItems', message: 'Min items' }),
  maxItems: () => translate({ id: 'api.note.maxItems', message: 'Max items' }),
  uniqueItems: () => translate({ id: 'api.note.uniqueItems', message: 'Unique items' }),
  contains: () => translate({ id: 'api.note.contains', message: 'Contains' }),
  minContains: () => translate({ id: 'api.note.minContains', message: 'Min matching items' }),
  maxContains: () => translate({ id: 'api.note.maxContains', message: 'Max matching items' }),
  minProperties: () => translate({ id: 'api.note.minProperties', message: 'Min fields' }),
  maxProperties: () => translate({ id: 'api.note.maxProperties', message: 'Max fields' }),
  propertyNames: () => translate({ id: 'api.note.propertyNames', message: 'Names' }),
  readOnly: () => translate({ id: 'api.note.readOnly', message: 'Read only: not part of a request' }),
  writeOnly: () => translate({ id: 'api.note.writeOnly', message: 'Write only: not part of a result' }),
  contentEncoding: () => translate({ id: 'api.note.contentEncoding', message: 'Encoded as' }),
  contentMediaType: () => translate({ id: 'api.note.contentMediaType', message: 'Media type' }),
  int64: () =>
    translate({ id: 'api.note.int64', message: '64 bits: in JavaScript, a number is exact only up to 2^53' }),
  closed: () => translate({ id: 'api.note.closed', message: 'No other fields' }),
  json: () => translate({ id: 'api.note.json', message: 'JSON, as text:' }),
  commas: () => translate({ id: 'api.note.commas', message: 'Separated by commas:' }),
  spaces: () => translate({ id: 'api.note.spaces', message: 'Separated by spaces:' }),
  pipes: () => translate({ id: 'api.note.pipes', message: 'Separated by vertical bars:' }),
  repeated: () => translate({ id: 'api.note.repeated', message: 'Repeated for each item:' }),
  members: () => translate({ id: 'api.note.members', message: 'Each field is sent separately:' }),
  brackets: () => translate({ id: 'api.note.brackets', message: 'Names of fields in brackets:' }),
  commaPairs: () => translate({ id: 'api.note.commaPairs', message: 'Names and values in turn, separated by commas:' }),
  spacePairs: () => translate({ id: 'api.note.spacePairs', message: 'Names and values in turn, separated by spaces:' }),
  pipePairs: () =>
    translate({ id: 'api.note.pipePairs', message: 'Names and values in turn, separated by vertical bars:' }),
  equalPairs: () => translate({ id: 'api.note.equalPairs', message: 'Names with their values, separated by commas:' }),
  label: () => translate({ id: 'api.note.label', message: 'Starts with a dot:' }),
  matrix: () => translate({ id: 'api.note.matrix', message: 'Starts with a semicolon and the name:' }),
  partType: () => translate({ id: 'api.note.partType', message: 'Sent as' }),
  parts: () => translate({ id: 'api.note.parts', message: 'One part for each item' }),
  allowReserved: () => translate({ id: 'api.note.allowReserved', message: 'Reserved characters are not encoded:' }),
  allowEmptyValue: () => translate({ id: 'api.note.allowEmptyValue', message: 'May be empty:' }),
  xml: () => translate({ id: 'api.note.xml', message: 'In XML' }),
  discriminator: () => translate({ id: 'api.note.discriminator', message: 'Discriminator' }),
  absent: () => translate({ id: 'api.note.absent', message: 'Fields may be absent' }),
  extends: () => translate({ id: 'api.note.extends', message: 'Extends' }),
};
