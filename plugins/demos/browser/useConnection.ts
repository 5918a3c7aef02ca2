import { type RefObject, useEffect, useRef, useState } from 'react';
import { SERVER_ERROR } from '../core/editor/kindOfError';
import { STACKBLITZ } from '../core/editor/policyNeeds';
import type { EditorProject, EditorSettings, FrameOptions } from '../core/editor/types';
import { type Editor, loadEditorKit } from './editor';

export type Connection =
  | { state: 'loading' }
  | { state: 'ready'; editor: Editor }
  /** `loading` if the frame may only be slow. */
  | { state: 'failed'; error: Error; mayAnswer: boolean };

export interface Opening {
  project: EditorProject;
  settings: EditorSettings;
  options: FrameOptions;
  frameTitle: string;
}

/** A frame does not say that its server is not there: it shows the browser's page about that. */
async function isReachable(origin: string): Promise<boolean> {
  try {
    await fetch(origin, { method: 'HEAD', mode: 'no-cors', cache: 'no-store', credentials: 'omit' });
    return true;
  } catch {
    return false;
  }
}

/** Opens the editor in `host`, whose children React must leave alone: the library replaces them. */
export function useConnection(host: RefObject<HTMLElement | null>, opening: Opening) {
  const [attempt, setAttempt] = useState({ fresh: true });
  const [connection, setConnection] = useState<Connection>({ state: 'loading' });
  const latest = useRef(opening);
  /** Settings sent to the editor so far. */
  const appliedRef = useRef(opening.settings);
  useEffect(() => {
    latest.current = opening;
  });
  useEffect(() => {
    let isCurrent = true;
    const openIn = async (place: HTMLElement): Promise<Editor | undefined> => {
      const kit = await loadEditorKit();
      if (!isCurrent) return undefined;
      const old = place.querySelector('iframe');
      if (old && !attempt.fresh) return kit.connect(old);
      const { project, settings, options, frameTitle } = latest.current;
      const target = document.createElement('div');
      place.replaceChildren(target);
      const opened = kit.embed(target, project, settings, options);
      place.querySelector('iframe')?.setAttribute('title', frameTitle);
      // An address cannot hold these two: they follow when the editor answers.
      appliedRef.current = { ...settings, previewPath: undefined, diff: undefined };
      return opened;
    };
    const place = host.current;
    if (!place) return undefined;
    openIn(place).then(
      (editor) => {
        if (isCurrent && editor) setConnection({ state: 'ready', editor });
      },
      (error: Error) => {
        if (isCurrent) setConnection({ state: 'failed', error, mayAnswer: place.querySelector('iframe') !== null });
      },
    );
    const { origin = STACKBLITZ } = latest.current.options;
    void isReachable(origin).then((isThere) => {
      if (!isCurrent || isThere) return;
      const error = new Error(`${SERVER_ERROR} ${origin}`);
      // An editor that answers all the same is shown.
      setConnection((now) => (now.state === 'loading' ? { state: 'failed', error, mayAnswer: true } : now));
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, host]);
  const start = (fresh: boolean) => () => {
    setConnection({ state: 'loading' });
    setAttempt({ fresh });
  };
  return { connection, appliedRef, keepWaiting: start(false), reload: start(true) };
}
