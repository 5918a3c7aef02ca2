import { type ReactNode, useState } from 'react';
import type { Files as FileTexts } from '../../core/editor/types';

export interface FilesProps {
  files: FileTexts;
  /** The file that is open. */
  opened?: string;
}

/** Files that unfold. */
export default function Files({ files, opened }: FilesProps): ReactNode {
  return Object.entries(files).map(([path, text]) => (
    <File key={path} path={path} text={text} isFirst={path === opened} />
  ));
}

/** Bundles are large: the text of a file is there once it is open. */
function File({ path, text, isFirst }: { path: string; text: string; isFirst: boolean }): ReactNode {
  const [isOpen, setOpen] = useState(isFirst);
  return (
    <details open={isFirst} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <code>{path}</code>
      </summary>
      {isOpen && (
        <pre tabIndex={0}>
          <code>{text}</code>
        </pre>
      )}
    </details>
  );
}
