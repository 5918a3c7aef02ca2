import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { formatSize } from '../../browser/formatSize';
import type { inputAttributes } from '../../browser/inputAttributes';

interface FileInputProps {
  common: ReturnType<typeof inputAttributes>;
  files: File[];
  takesSeveral: boolean;
  onFiles: (files: File[]) => void;
}

/** Not SVG, which can have scripts. */
const PICTURE = /^image\/(png|jpeg|gif|webp|avif|bmp)$/;

/** Files of the reader, by dialog or dropped, with their size, and pictures as such. */
export default function FileInput({ common, files, takesSeveral, onFiles }: FileInputProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="api-files">
      <input
        {...common}
        ref={input}
        type="file"
        multiple={takesSeveral}
        onChange={({ target }) => onFiles([...(target.files ?? [])])}
      />
      {files.length > 0 && (
        <ul>
          {files.map((file, index) => (
            <li key={`${index} ${file.name}`}>
              {PICTURE.test(file.type) && <Preview file={file} />}
              <span>{file.name}</span>
              <small>{formatSize(file.size)}</small>
              <button
                type="button"
                className="api-cross"
                aria-label={`${translate({ id: 'console.remove', message: 'Remove' })} ${file.name}`}
                onClick={() => {
                  // The browser's own list cannot be changed.
                  if (input.current) input.current.value = '';
                  input.current?.focus();
                  onFiles(files.toSpliced(index, 1));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Preview({ file }: { file: File }): ReactNode {
  const address = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  return <img src={address} alt="" />;
}
