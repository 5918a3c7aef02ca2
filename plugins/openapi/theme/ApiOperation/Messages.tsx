import { translate } from '@docusaurus/Translate';
import CommonFailures from '@theme/ApiOperation/CommonFailures';
import Contents from '@theme/ApiOperation/Contents';
import ResponseExtras from '@theme/ApiOperation/ResponseExtras';
import { TrialContext } from '@theme/ApiOperation/trialContext';
import ApiSchema from '@theme/ApiSchema';
import Fields from '@theme/ApiSchema/Fields';
import Html from '@theme/ApiSchema/Html';
import Type from '@theme/ApiSchema/Type';
import Assumptions from '@theme/Assumed/Assumptions';
import { type ReactNode, useContext } from 'react';
import type { FieldView } from '../../../schema/core/types';
import { colon, comma } from '../../browser/punctuation';
import type { OperationView, ResponseView, ResultView } from '../../core/view/types';

export default function Messages({ operation }: { operation: OperationView }): ReactNode {
  const { parameters, body, result, responses, commonFailures } = operation;
  const { parts } = useContext(TrialContext);
  return (
    <>
      {parameters.map(({ in: place, fields }) => (
        <div key={place}>
          <h3>{PLACES[place]()}</h3>
          <Fields fields={fields} />
        </div>
      ))}
      {body && (
        <div>
          <h3>
            {translate({ id: 'api.body', message: 'Request body' })}
            <small>
              {body.required
                ? translate({ id: 'api.body.required', message: 'required' })
                : translate({ id: 'api.body.optional', message: 'optional' })}
            </small>
          </h3>
          <Html html={body.html} />
          <Assumptions assumed={body.assumed} />
          {parts && <parts.Body />}
          <Contents contents={body.contents} />
        </div>
      )}
      {parts && <parts.Flow />}
      {result && <Result result={result} />}
      {(responses.length > 0 || commonFailures) && (
        <div>
          <h3>{translate({ id: 'api.responses', message: 'Other responses' })}</h3>
          {responses.map((response) => (
            <OtherResponse key={response.status} response={response} />
          ))}
          {commonFailures && <CommonFailures failures={commonFailures} />}
        </div>
      )}
    </>
  );
}

function Result({ result }: { result: ResultView }): ReactNode {
  const [content] = result.contents;
  const { inEnvelope } = result;
  return (
    <div>
      <h3>
        {translate({ id: 'api.result', message: 'Result' })}
        <small>
          {inEnvelope && content ? (
            <>
              <Type type={content.schema.type} />
              {comma()}
              {translate({ id: 'api.result.in', message: 'in' })} <code>{inEnvelope}</code>
            </>
          ) : (
            result.status
          )}
        </small>
      </h3>
      <Html html={result.html} />
      <Assumptions assumed={result.assumed} />
      {inEnvelope && content ? <ApiSchema schema={content.schema} open /> : <Contents contents={result.contents} />}
      {result.envelope && <Envelope fields={result.envelope} />}
      <ResponseExtras response={result} />
    </div>
  );
}

function Envelope({ fields }: { fields: FieldView[] }): ReactNode {
  return (
    <details>
      <summary>
        <span>
          {translate({ id: 'api.envelope', message: 'Wrapped in the envelope' })}
          {colon()}
          <code>{fields.map(({ name }) => name).join(', ')}</code>
        </span>
      </summary>
      <Fields fields={fields} />
    </details>
  );
}

function OtherResponse({ response }: { response: ResponseView }): ReactNode {
  const [first] = response.contents;
  return (
    <details>
      <summary>
        <span>
          <code>{response.status}</code>{' '}
          {response.title ?? <Html inline html={response.html?.replace(/<\/?p>/g, '')} />}{' '}
          {first && <Type type={first.schema.type} />}
        </span>
      </summary>
      {response.title && <Html html={response.html} />}
      <Assumptions assumed={response.assumed} />
      <Contents contents={response.contents} />
      <ResponseExtras response={response} />
    </details>
  );
}

const PLACES: Record<OperationView['parameters'][number]['in'], () => string> = {
  path: () => translate({ id: 'api.parameters.path', message: 'Path parameters' }),
  query: () => translate({ id: 'api.parameters.query', message: 'Query parameters' }),
  header: () => translate({ id: 'api.parameters.header', message: 'Headers' }),
  cookie: () => translate({ id: 'api.parameters.cookie', message: 'Cookies' }),
  querystring: () => translate({ id: 'api.parameters.querystring', message: 'Query string' }),
};
