import documents from '@generated/sandbox/default/documents.js';
import { useChosenRequest } from '@theme/ApiOperation/chosen';
import type { TrialProps } from '@theme/ApiOperation/Trial';
import { TrialContext, type TrialParts, type Trial as TrialValue } from '@theme/ApiOperation/trialContext';
import { loadPart } from '@theme/sandbox/operationParts';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { loadTogether } from '../../../shared/browser/loadTogether';
import { useVersionKey } from '../../../shared/browser/useVersionKey';
import type { Bench } from '../../browser/bench';
import { BenchContext } from '../../browser/benchContext';
import { SHARED } from '../../core/sharedName';

interface Opened {
  parts: TrialParts;
  bench: Bench;
}

/** Turns a call into a form. Loads the console, and what the sandbox knows of the document, when it is about to be opened. */
export default function Trial({ operation, children }: TrialProps): ReactNode {
  const [opened, setOpened] = useState<Opened>();
  const [progress, setProgress] = useState<TrialValue['progress']>();
  const version = useVersionKey() ?? '';
  const hasSandbox = Object.hasOwn(documents, version);
  const isWanted = useRef(false);
  const [choice] = useChosenRequest(operation.choices ?? []);
  const shownChoice = useRef(choice);
  useEffect(() => {
    shownChoice.current = choice;
  }, [choice]);
  const { bench, parts: shownParts } = opened ?? {};
  const { id, kind } = operation;
  const { toggle, prepare } = useMemo<Pick<TrialValue, 'toggle' | 'prepare'>>(() => {
    if (!hasSandbox || kind !== 'operation') return {};
    const loadParts = () => import('@theme/ApiConsole/parts');
    const load = () => loadTogether(loadParts(), () => loadPart(version, operation.id));
    const open = async () => {
      const [{ parts, createBench, notLoaded }, part] = await load().catch(async () => [await loadParts()] as const);
      const made = part && isWanted.current ? createBench(operation, version, part, shownChoice.current) : undefined;
      isWanted.current = made !== undefined;
      setOpened(made && { bench: made, parts });
      setProgress(part ? undefined : notLoaded());
    };
    return {
      prepare: () => void load().catch(() => {}),
      toggle: () => {
        isWanted.current = !isWanted.current;
        if (!isWanted.current) return setOpened(undefined);
        setProgress('');
        void open();
      },
    };
  }, [hasSandbox, operation, kind, version]);
  const trial = useMemo<TrialValue>(
    () => ({ toggle, prepare, progress, parts: shownParts }),
    [toggle, prepare, progress, shownParts],
  );
  useEffect(() => bench?.start(), [bench]);
  // In the dev server, a call changes while it is open.
  useEffect(() => bench?.show(operation), [bench, operation]);
  useEffect(() => {
    // A link to a filled form.
    if (isFor(id) && !isWanted.current) toggle?.();
  }, [id, toggle]);
  return (
    <TrialContext.Provider value={trial}>
      <BenchContext.Provider value={bench}>{children}</BenchContext.Provider>
    </TrialContext.Provider>
  );
}

function isFor(id: string): boolean {
  return (new URLSearchParams(location.search).get(SHARED) ?? '').startsWith(`{"id":${JSON.stringify(id)},`);
}
