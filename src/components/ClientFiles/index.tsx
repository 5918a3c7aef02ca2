import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import client from '@generated/game-cloud-client/default/client.json';
import { useCopy } from '@livespec/docusaurus/client/shared/browser/useCopy';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const SAMPLES = 'samples.zip';
const COCOS = 'Cocos Creator';

/** The client and the samples: each a link to one file, with a button that copies its text. */
export default function ClientFiles(): ReactNode {
  const base = useBaseUrl(`/${client.folder}/`);
  return (
    <div className={styles.files}>
      <p>
        {translate({
          id: 'client.use',
          message:
            'Put the client into your project. It calls the sandbox that “npm run sandbox” starts in the folder of samples.zip.',
        })}
      </p>
      <ul>
        {client.files.map((path) => (
          <ClientFile key={path} path={path} href={base + path} />
        ))}
        <li>
          <a href={base + SAMPLES} download={SAMPLES}>
            {SAMPLES}
          </a>
          <small>{translate({ id: 'client.project', message: 'all samples' })}</small>
        </li>
      </ul>
    </div>
  );
}

function ClientFile({ path, href }: { path: string; href: string }): ReactNode {
  const name = path.split('/').at(-1);
  const [state, copy] = useCopy(async () => (await fetch(href)).text());
  const label =
    state === 'copied'
      ? translate({ id: 'client.copied', message: 'Copied' })
      : translate({ id: 'client.copy', message: 'Copy {name}' }, { name: path });
  return (
    <li>
      <a href={href} download={name}>
        {name}
      </a>
      {path.startsWith('cocos/') && <small>{COCOS}</small>}
      <button type="button" className="api-icon" data-state={state} aria-label={label} title={label} onClick={copy} />
    </li>
  );
}
