import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import Choice from '@theme/ApiCode/Choice';
import { useChosenExample } from '@theme/ApiOperation/chosen';
import Html from '@theme/ApiSchema/Html';
import type { ReactNode } from 'react';
import type { ExampleView } from '../../core/view/types';

interface ExamplesProps {
  examples: ExampleView[];
  /** Default: "Result". */
  title?: string;
  mediaType?: string;
  /** The title of the operation. */
  of?: string;
}

export default function Examples({ examples, title: given, mediaType, of }: ExamplesProps): ReactNode {
  const [chosen, choose] = useChosenExample(examples, mediaType);
  const example = examples[chosen] ?? examples[0];
  if (!example) return null;
  const title = given ?? translate({ id: 'api.example', message: 'Result' });
  const isElsewhere = example.href !== undefined && !example.href.startsWith('/');
  return (
    <>
      <ApiCode
        name={[title, example.label, of].filter((part) => part).join(' · ')}
        head={
          <>
            <b className={given ? undefined : example.ok ? 'api-ok' : 'api-bad'}>{title}</b>
            {examples.length > 1 ? (
              <Choice
                name={translate({ id: 'api.example.choose', message: 'Example' })}
                labels={examples.map(({ label }) => label)}
                chosen={chosen}
                onChoose={choose}
              />
            ) : (
              <span>{example.label}</span>
            )}
          </>
        }
        code={example.code}
        besideFields={of !== undefined}
        grammar={example.grammar}
      />
      {(example.html || example.href) && (
        <div className="api-note">
          <Html inline html={example.html} />{' '}
          {example.href && (
            <Link to={example.href}>
              {isElsewhere ? example.href : translate({ id: 'api.example.error', message: 'About this error' })}
            </Link>
          )}
        </div>
      )}
    </>
  );
}
