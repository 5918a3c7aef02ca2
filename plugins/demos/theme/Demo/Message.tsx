import { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Outcome } from '../../browser/outcome';

export interface MessageProps {
  outcome: Outcome | undefined;
  onClose(): void;
}

/** What became of an action, and another way where the browser has refused. */
export default function Message({ outcome, onClose }: MessageProps): ReactNode {
  return (
    <output className="previewer-message" data-kind={outcome?.kind}>
      {outcome && <span>{textOf(outcome)}</span>}
      {outcome?.kind === 'refused' && <TextToCopy text={outcome.text} />}
      {outcome && (
        <span className="previewer-buttons">
          {outcome.kind === 'blocked' && (
            <button type="button" className="previewer-button" onClick={outcome.openHere}>
              {translate({ id: 'demo.openHere', message: 'Open it in this tab' })}
            </button>
          )}
          {outcome.kind === 'refused' && <SaveText text={outcome.text} fileName={outcome.fileName} />}
          <button type="button" className="previewer-button" onClick={onClose}>
            {translate({ id: 'demo.close', message: 'Close' })}
          </button>
        </span>
      )}
    </output>
  );
}

function textOf({ kind }: Outcome): string {
  const words: Record<Outcome['kind'], string> = {
    copied: translate({ id: 'demo.design.copied', message: 'Copied. Paste it in your design app.' }),
    blocked: translate({ id: 'demo.blocked', message: 'Your browser has blocked the new tab.' }),
    refused: translate({
      id: 'demo.refused',
      message: 'Your browser does not let this page copy. Copy the selected text, or save it as a file.',
    }),
    failed: translate({
      id: 'demo.action.failed',
      message: 'That did not work. Check your connection, and try again.',
    }),
  };
  return words[kind];
}

function TextToCopy({ text }: { text: string }): ReactNode {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <textarea
      ref={field}
      readOnly
      rows={3}
      value={text}
      aria-label={translate({ id: 'demo.refused.text', message: 'Text to copy' })}
    />
  );
}

function SaveText({ text, fileName }: { text: string; fileName: string }): ReactNode {
  const href = `data:text/plain;charset=utf-8,${encodeURIComponent(text)}`;
  return (
    <a className="previewer-button" href={href} download={fileName}>
      {translate({ id: 'demo.refused.save', message: 'Save as a file' })}
    </a>
  );
}
