import { translate } from '@docusaurus/Translate';
import CommonFailures from '@theme/ApiOperation/CommonFailures';
import Contents from '@theme/ApiOperation/Contents';
import Examples from '@theme/ApiOperation/Examples';
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
  const { id, parameters, body, result, responses, commonFailures } = operation;
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
      {result && (responses[0] ? <Responses id={id} responses={[result, ...responses]} /> : <Result result={result} />)}
      {commonFailures && <CommonFailures failures={commonFailures} />}
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
      <ResponseBody response={result} />
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

/** One at a time, by status: native folds of one name, in a row where the browser can. The first shows its example beside the text. */
function Responses({ id, responses }: { id: string; responses: ResponseView[] }): ReactNode {
  return (
    <div>
      <h3>{translate({ id: 'api.responses', message: 'Responses' })}</h3>
      <div className="api-responses">
        {responses.map((response, index) => (
          <details key={response.status} id={`${id}.${response.status}`} name={id} open={index === 0}>
            <summary>
              <code className={`api-status-${response.status[0]}`}>{response.status}</code>
            </summary>
            {response.title && <b>{response.title}</b>}
            <ResponseBody response={response} />
          </details>
        ))}
      </div>
    </div>
  );
}

function ResponseBody({ response }: { response: ResultView }): ReactNode {
  const [content] = response.contents;
  const { html, assumed, contents, inEnvelope, envelope, examples } = response;
  return (
    <>
      <Html html={html} />
      <Assumptions assumed={assumed} />
      {inEnvelope && content ? <ApiSchema schema={content.schema} open /> : <Contents contents={contents} />}
      {envelope && <Envelope fields={envelope} />}
      <ResponseExtras response={response} />
      {examples && <Examples examples={examples} />}
    </>
  );
}

const PLACES: Record<OperationView['parameters'][number]['in'], () => string> = {
  path: () => translate({ id: 'api.parameters.path', message: 'Path parameters' }),
  query: () => translate({ id: 'api.parameters.query', message: 'Query parameters' }),
  header: () => translate({ id: 'api.parameters.header', message: 'Headers' }),
  cookie: () => translate({ id: 'api.parameters.cookie', message: 'Cookies' }),
  querystring: () => translate({ id: 'api.parameters.querystring', message: 'Query string' }),
};
