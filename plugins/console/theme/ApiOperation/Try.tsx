import { translate } from '@docusaurus/Translate';
import documents from '@generated/sandbox/default/documents.js';
import type { ApiConsoleProps } from '@theme/ApiConsole';
import type { TryProps } from '@theme/ApiOperation/Try';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useVersionKey } from '../../../shared/browser/useVersionKey';
import type { SandboxDocument } from '../../browser/sandboxDocument';

interface Opened {
  Console: ComponentType<ApiConsoleProps>;
  document: SandboxDocument;
}

/** Loads the console when it is opened. */
export default function Try({ operation }: TryProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const version = useVersionKey() ?? '';
  const sandbox = Object.hasOwn(documents, version) ? documents[version] : undefined;
  if (!sandbox) return null;
  const open = async () => {
    const [{ default: Console }, { default: api }] = await Promise.all([import('@theme/ApiConsole'), sandbox.api()]);
    setOpened({ Console, document: { version, api } });
  };
  return (
    <>
      <button type="button" className="api-try" data-call-id={operation.id} onClick={() => void open()}>
        {translate({ id: 'console.open', message: 'Try it' })}
      </button>
      {opened && (
        <opened.Console operation={operation} document={opened.document} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}
