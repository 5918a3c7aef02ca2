import Translate from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import type { RuntimeExpression, RuntimeText as Text } from '../../core/view/runtimeExpression';

/** What a link or a callback hands on, in words: text as code, and runtime expressions as what they mean. */
export default function RuntimeText({ text }: { text: Text }): ReactNode {
  return text.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {typeof piece === 'string' ? <code>{piece}</code> : <Expression expression={piece} />}
    </Fragment>
  ));
}

function Expression({ expression: { of, name: text } }: { expression: RuntimeExpression }): ReactNode {
  const values = { name: <code>{text}</code> };
  switch (of) {
    case 'url':
      return <Translate id="api.runtime.url">the address of this request</Translate>;
    case 'method':
      return <Translate id="api.runtime.method">the method of this request</Translate>;
    case 'statusCode':
      return <Translate id="api.runtime.statusCode">the status code of this result</Translate>;
    case 'request.header':
      return (
        <Translate id="api.runtime.requestHeader" values={values}>
          {'the header {name} of this request'}
        </Translate>
      );
    case 'request.query':
      return (
        <Translate id="api.runtime.query" values={values}>
          {'the query parameter {name} of this request'}
        </Translate>
      );
    case 'request.path':
      return (
        <Translate id="api.runtime.path" values={values}>
          {'the path parameter {name} of this request'}
        </Translate>
      );
    case 'request.body':
      return text === undefined ? (
        <Translate id="api.runtime.requestBody">the body of this request</Translate>
      ) : (
        <Translate id="api.runtime.requestField" values={values}>
          {'the {name} in the body of this request'}
        </Translate>
      );
    case 'response.header':
      return (
        <Translate id="api.runtime.responseHeader" values={values}>
          {'the header {name} of this result'}
        </Translate>
      );
    case 'response.body':
      return text === undefined ? (
        <Translate id="api.runtime.responseBody">this result</Translate>
      ) : (
        <Translate id="api.runtime.responseField" values={values}>
          {'the {name} of this result'}
        </Translate>
      );
    default:
      return of satisfies never;
  }
}
