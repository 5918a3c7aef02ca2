import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import client from '@generated/game-cloud-client/default/client.json';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** The client and the samples, each a link to one file. */
export default function ClientFiles(): ReactNode {
  const base = useBaseUrl(`/${client.folder}/`);
  const uses: Record<string, string> = {
    'cloud.js': translate({ id: 'client.js', message: 'JavaScript: wx, dy, ks, pages, Node' }),
    'cloud.ts': translate({ id: 'client.ts', message: 'TypeScript' }),
    'cocos/cloud.ts': translate({ id: 'client.cocos', message: 'Cocos Creator' }),
  };
  const shown = Object.entries(uses).flatMap(([path, use]) => {
    const file = client.files.find((one) => one.path === path);
    return file ? [{ path, use, size: sizeOf(file.bytes) }] : [];
  });
  const samples = translate({ id: 'client.project', message: 'All samples, as a project that runs' });
  return (
    <ul className={styles.files}>
      {[...shown, { path: 'samples.zip', use: samples, size: undefined }].map(({ path, use, size }) => (
        <li key={path}>
          <a href={base + path} download={path.split('/').at(-1)}>
            {path.split('/').at(-1)}
          </a>
          {size && <small>{size}</small>}
          <span>{use}</span>
        </li>
      ))}
    </ul>
  );
}

function sizeOf(bytes: number): string {
  return translate({ id: 'client.size', message: '{size} kB' }, { size: String(Math.ceil(bytes / 100) / 10) });
}
