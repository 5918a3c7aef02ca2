import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { inBrackets } from '../../browser/punctuation';
import type { NoteView } from '../../core/schema/types';

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
  const note = label(kind);
  return ofItem ? translate({ id: 'api.note.ofItem', message: 'Each item: {note}' }, { note }) : note;
}

function label(kind: NoteView['kind']): string {
  switch (kind) {
    case 'contradiction':
      return translate({ id: 'api.note.contradiction', message: 'Contradiction, no value is valid:' });
    case 'default':
      return translate({ id: 'api.note.default', message: 'Default' });
    case 'example':
      return translate({ id: 'api.note.example', message: 'Example' });
    case 'const':
      return translate({ id: 'api.note.const', message: 'Always' });
    case 'minimum':
      return translate({ id: 'api.note.minimum', message: 'At least' });
    case 'maximum':
      return translate({ id: 'api.note.maximum', message: 'At most' });
    case 'exclusiveMinimum':
      return translate({ id: 'api.note.exclusiveMinimum', message: 'More than' });
    case 'exclusiveMaximum':
      return translate({ id: 'api.note.exclusiveMaximum', message: 'Less than' });
    case 'multipleOf':
      return translate({ id: 'api.note.multipleOf', message: 'A multiple of' });
    case 'minLength':
      return translate({ id: 'api.note.minLength', message: 'Min length' });
    case 'maxLength':
      return translate({ id: 'api.note.maxLength', message: 'Max length' });
    case 'pattern':
      return translate({ id: 'api.note.pattern', message: 'Matches' });
    case 'minItems':
      return translate({ id: 'api.note.minItems', message: 'Min items' });
    case 'maxItems':
      return translate({ id: 'api.note.maxItems', message: 'Max items' });
    case 'uniqueItems':
      return translate({ id: 'api.note.uniqueItems', message: 'Unique items' });
    case 'contains':
      return translate({ id: 'api.note.contains', message: 'Contains' });
    case 'minContains':
      return translate({ id: 'api.note.minContains', message: 'Min matching items' });
    case 'maxContains':
      return translate({ id: 'api.note.maxContains', message: 'Max matching items' });
    case 'minProperties':
      return translate({ id: 'api.note.minProperties', message: 'Min fields' });
    case 'maxProperties':
      return translate({ id: 'api.note.maxProperties', message: 'Max fields' });
    case 'propertyNames':
      return translate({ id: 'api.note.propertyNames', message: 'Names' });
    case 'readOnly':
      return translate({ id: 'api.note.readOnly', message: 'Read only: not part of a request' });
    case 'writeOnly':
      return translate({ id: 'api.note.writeOnly', message: 'Write only: not part of a result' });
    case 'contentEncoding':
      return translate({ id: 'api.note.contentEncoding', message: 'Encoded as' });
    case 'contentMediaType':
      return translate({ id: 'api.note.contentMediaType', message: 'Text of type' });
    case 'int64':
      return translate({ id: 'api.note.int64', message: '64 bits: beyond 2^53, JavaScript needs BigInt' });
    case 'closed':
      return translate({ id: 'api.note.closed', message: 'No other fields' });
    case 'json':
      return translate({ id: 'api.note.json', message: 'JSON, as text:' });
    case 'commas':
      return translate({ id: 'api.note.commas', message: 'Separated by commas:' });
    case 'spaces':
      return translate({ id: 'api.note.spaces', message: 'Separated by spaces:' });
    case 'pipes':
      return translate({ id: 'api.note.pipes', message: 'Separated by vertical bars:' });
    case 'repeated':
      return translate({ id: 'api.note.repeated', message: 'Repeated for each item:' });
    case 'members':
      return translate({ id: 'api.note.members', message: 'Each field is sent separately:' });
    case 'brackets':
      return translate({ id: 'api.note.brackets', message: 'Names of fields in brackets:' });
    case 'commaPairs':
      return translate({ id: 'api.note.commaPairs', message: 'Names and values in turn, separated by commas:' });
    case 'spacePairs':
      return translate({ id: 'api.note.spacePairs', message: 'Names and values in turn, separated by spaces:' });
    case 'pipePairs':
      return translate({ id: 'api.note.pipePairs', message: 'Names and values in turn, separated by vertical bars:' });
    case 'equalPairs':
      return translate({ id: 'api.note.equalPairs', message: 'Names with their values, separated by commas:' });
    case 'label':
      return translate({ id: 'api.note.label', message: 'Starts with a dot:' });
    case 'matrix':
      return translate({ id: 'api.note.matrix', message: 'Starts with a semicolon and the name:' });
    case 'partType':
      return translate({ id: 'api.note.partType', message: 'Sent as' });
    case 'parts':
      return translate({ id: 'api.note.parts', message: 'One part for each item' });
    case 'allowReserved':
      return translate({ id: 'api.note.allowReserved', message: 'Reserved characters are not encoded:' });
    case 'allowEmptyValue':
      return translate({ id: 'api.note.allowEmptyValue', message: 'May be empty:' });
    case 'xml':
      return translate({ id: 'api.note.xml', message: 'In XML' });
    case 'discriminator':
      return translate({ id: 'api.note.discriminator', message: 'Discriminator' });
    case 'extends':
      return translate({ id: 'api.note.extends', message: 'Extends' });
    default:
      return kind;
  }
}
