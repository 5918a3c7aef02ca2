import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { Fragment, type ReactNode } from 'react';
import type { FieldView } from '../../core/schema/types';
import type { ContentView, OperationView, ResponseView, ResultView } from '../../core/view/types';
import ApiSchema from '../ApiSchema';
import Fields from '../ApiSchema/Fields';
import Html from '../ApiSchema/Html';
import Type from '../ApiSchema/Type';
import { Assumptions } from '../Assumed';
import { colon, comma, fullStop } from '../punctuation';
import { useChosenMediaType } from './ChosenExample';
import CommonFailures from './CommonFailures';
import Examples from './Examples';
import Extensions from './Extensions';
import PartEncoding from './PartEncoding';
import RuntimeText from './RuntimeText';

/** Parameters, body, result and further responses. */
export default function Messages({ operation }: { operation: OperationView }): ReactNode {
  const { parameters, body, result, responses, commonFailures } = operation;
  return (
    <>
      {parameters.map(({ in: place, fields }) => (
        <div key={place}>
          <h3>{placeTitle(place)}</h3>
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
          <Contents contents={body.contents} />
        </div>
      )}
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

export function ResponseExtras({ response: { headers, links, extensions } }: { response: ResponseView }): ReactNode {
  return (
    <>
      {headers && (
        <details>
          <summary>{translate({ id: 'api.headers', message: 'Headers' })}</summary>
          <Fields fields={headers} />
        </details>
      )}
      {links?.map(({ name, html, target, href, passes, server }) => (
        <div key={name} className="api-note">
          {translate({ id: 'api.link', message: 'Leads on to' })}{' '}
          {href ? <Link to={href}>{target}</Link> : <code>{target}</code>}
          {passes.map((pass, index) => (
            <Fragment key={index}>
              {index > 0 ? comma() : colon()}
              <code>{pass.name}</code> = {pass.text ? <RuntimeText text={pass.text} /> : <code>{pass.value}</code>}
            </Fragment>
          ))}
          {server && (
            <>
              {' '}
              <code>{server}</code>
            </>
          )}
          {html && (
            <>
              {fullStop()}
              <Html inline html={html} />
            </>
          )}
        </div>
      ))}
      {extensions && <Extensions extensions={extensions} />}
    </>
  );
}

/** The first media type open, further ones folded until they are chosen. */
export function Contents({ contents }: { contents: ContentView[] }): ReactNode {
  const chosen = useChosenMediaType();
  return contents.map((content, index) =>
    index === 0 ? (
      <div key={content.mediaType} className="api-content">
        <p className="api-media">
          <ContentHead content={content} />
        </p>
        <ContentBody content={content} />
      </div>
    ) : (
      <details key={content.mediaType} open={content.mediaType === chosen}>
        <summary>
          <span>
            <ContentHead content={content} />
          </span>
        </summary>
        <ContentBody content={content} />
      </details>
    ),
  );
}

function ContentHead({ content: { mediaType, schema, streamed } }: { content: ContentView }): ReactNode {
  return (
    <>
      <code>{mediaType}</code> <Type type={schema.type} />
      {streamed && ` · ${translate({ id: 'api.streamed', message: 'a stream of these' })}`}
    </>
  );
}

function ContentBody({
  content: { mediaType, schema, items, encoding, examples, extensions },
}: {
  content: ContentView;
}): ReactNode {
  return (
    <>
      <ApiSchema schema={schema} open />
      {encoding?.map((part, index) => (
        <PartEncoding key={index} part={part} />
      ))}
      {items && (
        <>
          <p className="api-media">
            <Type type={items.type} /> · {translate({ id: 'api.streamed', message: 'a stream of these' })}
          </p>
          <ApiSchema schema={items} open />
        </>
      )}
      {examples && (
        <Examples
          examples={examples}
          mediaType={mediaType}
          title={translate({ id: 'api.example.of', message: 'Example' })}
        />
      )}
      {extensions && <Extensions extensions={extensions} />}
    </>
  );
}

function placeTitle(place: OperationView['parameters'][number]['in']): string {
  switch (place) {
    case 'path':
      return translate({ id: 'api.parameters.path', message: 'Path parameters' });
    case 'query':
      return translate({ id: 'api.parameters.query', message: 'Query parameters' });
    case 'header':
      return translate({ id: 'api.parameters.header', message: 'Headers' });
    case 'cookie':
      return translate({ id: 'api.parameters.cookie', message: 'Cookies' });
    case 'querystring':
      return translate({ id: 'api.parameters.querystring', message: 'Query string' });
  }
}
