import { translate } from '@docusaurus/Translate';
import { useChosenMediaType } from '@theme/ApiOperation/chosen';
import Examples from '@theme/ApiOperation/Examples';
import Extensions from '@theme/ApiOperation/Extensions';
import PartEncoding from '@theme/ApiOperation/PartEncoding';
import ApiSchema from '@theme/ApiSchema';
import Type from '@theme/ApiSchema/Type';
import type { ReactNode } from 'react';
import type { ContentView } from '../../core/view/types';

/** Shows the first media type open, others folded unless chosen. */
export default function Contents({ contents }: { contents: ContentView[] }): ReactNode {
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
