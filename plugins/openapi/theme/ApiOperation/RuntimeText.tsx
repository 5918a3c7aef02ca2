import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import type { RuntimeExpression, RuntimeText as Text } from '../../core/view/runtimeExpression';

export default function RuntimeText({ text }: { text: Text }): ReactNode {
  return text.map((piece, index) => (
    <Fragment key={index}>
      {index > 0 && ' '}
      {typeof piece === 'string' ? <code>{piece}</code> : <Expression expression={piece} />}
    </Fragment>
  ));
}

function Expression({ expression }: { expression: RuntimeExpression }): ReactNode {
  const [before, after] = TEXTS[expression.of](expression.name).split('{name}');
  return (
    <>
      {before}
      {after !== undefined && <code>{expression.name}</code>}
      {after}
    </>
  );
}

/** `{name}` marks the place of the name. */
const TEXTS: Record<RuntimeExpression['of'], (name?: string) => string> = {
  url: () => translate({ id: 'api.runtime.url', message: 'the address of this request' }),
  method: () => translate({ id: 'api.runtime.method', message: 'the method of this request' }),
  statusCode: () => translate({ id: 'api.runtime.statusCode', message: 'the status code of this result' }),
  'request.header': () => translate({ id: 'api.runtime.requestHeader', message: 'the header {name} of this request' }),
  'request.query': () => translate({ id: 'api.runtime.query', message: 'the query parameter {name} of this request' }),
  'request.path': () => translate({ id: 'api.runtime.path', message: 'the path parameter {name} of this request' }),
  'request.body': (name) =>
    name === undefined
      ? translate({ id: 'api.runtime.requestBody', message: 'the body of this request' })
      : translate({ id: 'api.runtime.requestField', message: 'the {name} in the body of this request' }),
  'response.header': () => translate({ id: 'api.runtime.responseHeader', message: 'the header {name} of this result' }),
  'response.body': (name) =>
    name === undefined
      ? translate({ id: 'api.runtime.responseBody', message: 'this result' })
      : translate({ id: 'api.runtime.responseField', message: 'the {name} of this result' }),
};
