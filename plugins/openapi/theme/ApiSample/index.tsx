import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import ApiCode from '@theme/ApiCode';
import { useSampleLanguage } from '@theme/ApiOperation/useSampleLanguage';
import { Fragment, type ReactNode, useId } from 'react';
import LongName from '../../../shared/LongName';
import type { CallView } from '../../core/pages/partFinder';
import './sample.css';

interface ApiSampleProps {
  /** Its id in the document. */
  id: string;
  /** Ids of languages, in the order of the tabs; default: all. */
  languages?: string[];
  /** The call and its samples, also as JSON, which the build adds. */
  data?: string | Samples;
}

/** Without a method, they are of more than a call. */
type Samples = Omit<CallView, 'method' | 'path'> & Partial<Pick<CallView, 'method' | 'path'>>;

/** The generated sample of a call, in a language that the reader chooses; without JavaScript, too. */
export default function ApiSample({ data }: ApiSampleProps): ReactNode {
  const [language, chooseLanguage] = useSampleLanguage();
  const group = useId();
  if (!data) return null;
  const { id, title, method, path, href, samples }: Samples = typeof data === 'string' ? JSON.parse(data) : data;
  const chosen = samples.find(({ id }) => id === language) ?? samples[0];
  const head = (
    <Link to={href} title={title}>
      {method === undefined || path === undefined ? (
        title
      ) : (
        <>
          <span className={`api-method api-${method.toLowerCase()}`}>{method}</span>{' '}
          <code>
            <LongName name={path} />
          </code>
        </>
      )}
    </Link>
  );
  return (
    <fieldset className="api-sample">
      <legend>{translate({ id: 'api.sample.language', message: 'Language' })}</legend>
      {samples.map((sample) => (
        <Fragment key={sample.id}>
          <input
            type="radio"
            id={`${group}${sample.id}`}
            name={group}
            checked={sample === chosen}
            onChange={() => chooseLanguage(sample.id)}
          />
          <label htmlFor={`${group}${sample.id}`}>{sample.label}</label>
          <ApiCode
            name={translate(
              { id: 'api.sample.name', message: '{language} sample of {title}' },
              { language: sample.label, title },
            )}
            head={head}
            code={sample.code}
            grammar={sample.grammar}
            sample={method === undefined ? undefined : { code: sample.code, call: id, language: sample.id, choice: 0 }}
          />
        </Fragment>
      ))}
    </fieldset>
  );
}
