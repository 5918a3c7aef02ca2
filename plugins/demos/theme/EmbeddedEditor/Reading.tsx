import { translate } from '@docusaurus/Translate';
import Files from '@theme/EmbeddedEditor/Files';
import type { ReactNode } from 'react';

/** What was read last. */
export interface ReadingProps {
  url?: string | null;
  dependencies?: Record<string, string>;
  files?: Record<string, string>;
}

export default function Reading({ url, dependencies, files }: ReadingProps): ReactNode {
  if (url === null) {
    return <p>{translate({ id: 'demos.editor.noUrl', message: 'The project serves no preview yet.' })}</p>;
  }
  if (url !== undefined) {
    return (
      <p>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {url}
        </a>
      </p>
    );
  }
  if (dependencies) {
    return Object.keys(dependencies).length === 0 ? (
      <p>{translate({ id: 'demos.editor.noDependencies', message: 'The project has no dependencies.' })}</p>
    ) : (
      <ul>
        {Object.entries(dependencies).map(([name, version]) => (
          <li key={name}>
            <code>{`${name} ${version}`}</code>
          </li>
        ))}
      </ul>
    );
  }
  return files && <Files files={files} />;
}
