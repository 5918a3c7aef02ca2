import type { Values } from '../core/expressions/evaluate';
import { type InputTexts, listInputFields, readInputs } from '../core/play/inputFields';
import type { PlayableFlow } from '../core/play/listReached';
import { innerRuns, secretsOfInputs, secretsOfRequest, withInner } from '../core/play/listSecrets';
import { createRun } from '../core/run/runWorkflow';
import type { HttpAnswer, HttpRequest, StepRun, WorkflowRun } from '../core/run/types';
import type { FlowOperation, Step } from '../core/types';

/** What became of a request. */
export interface Exchanged {
  answer?: HttpAnswer;
  failure?: { message: string };
  milliseconds: number;
}

/** Sends a request. Never rejects. */
export type Exchanger<Of extends Exchanged> = (
  request: HttpRequest,
  operation: FlowOperation | undefined,
  signal: AbortSignal,
) => Promise<Of>;

export interface PlayState {
  /** `paused`: waits for the reader; `waiting`: for the seconds before another attempt. */
  phase: 'ready' | 'running' | 'paused' | 'waiting' | 'stopped' | 'ended';
  /** The step that runs, or that is next. */
  step?: Step | undefined;
  /** Attempts of the steps of this workflow, in their order. */
  runs: readonly StepRun[];
  /** How long it waits. */
  seconds: number;
  /** What the reader has typed. */
  texts: InputTexts;
  /** Inputs that must have a value, and have none. */
  missing: readonly string[];
  result?: WorkflowRun | undefined;
}

export type Play<Of extends Exchanged = Exchanged> = ReturnType<typeof createPlay<Of>>;

const READY = { phase: 'ready', step: undefined, runs: [], seconds: 0, missing: [], result: undefined } as const;
/** Longer waits, which a server may ask for, are cut. */
const MOST_SECONDS = 60;
/** A reader who polls a sandbox that always answers the same is not to wait for long. */
const MOST_STEPS = 100;

/** A workflow that a reader plays: all of it, or step by step. */
export function createPlay<Of extends Exchanged>(
  flow: PlayableFlow,
  texts: InputTexts,
  exchange: Exchanger<Of>,
  /** Called before the first request of each run. */
  onBegin?: () => void,
) {
  const { document, sources, workflow } = flow;
  const fields = listInputFields(workflow);
  let state: PlayState = { ...READY, texts };
  const listeners = new Set<() => void>();
  const exchanges = new WeakMap<HttpRequest, Of>();
  const operations = new WeakMap<HttpRequest, FlowOperation>();
  let inputs: Values = {};
  let aborting = new AbortController();
  let isByStep = false;
  /** How often the reader has pressed for the next step. */
  let granted = 0;
  let goOn: (() => void) | undefined;

  function set(change: Partial<PlayState>): void {
    state = { ...state, ...change };
    for (const listener of [...listeners]) listener();
  }

  async function begin(): Promise<void> {
    const missing = fields.filter(({ name, required }) => required && !state.texts[name]).map(({ name }) => name);
    if (missing.length > 0) return set({ missing });
    inputs = readInputs(workflow, state.texts);
    aborting = new AbortController();
    const { signal } = aborting;
    onBegin?.();
    set({ ...READY, phase: 'running', step: workflow.steps[0] });
    const run = createRun({
      mostSteps: MOST_STEPS,
      async send(request, operation) {
        if (operation) operations.set(request, operation);
        const exchanged = await exchange(request, operation, signal);
        exchanges.set(request, exchanged);
        signal.throwIfAborted();
        if (!exchanged.answer) throw new Error(exchanged.failure?.message);
        return exchanged.answer;
      },
      async wait(seconds) {
        const capped = Math.min(seconds, MOST_SECONDS);
        set({ phase: 'waiting', seconds: capped });
        await untilAborted(signal, (done) => setTimeout(done, capped * 1000));
        set({ phase: 'running' });
      },
      async onStart(step, of) {
        signal.throwIfAborted();
        // Workflows within this one run along with their step.
        if (of !== workflow) return;
        if (isByStep && granted === 0) {
          set({ phase: 'paused', step });
          await untilAborted(signal, (done) => {
            goOn = done;
          });
        }
        granted = Math.max(0, granted - 1);
        set({ phase: 'running', step });
      },
      onEnd(done) {
        signal.throwIfAborted();
        if (done.workflow === workflow) set({ runs: [...state.runs, done] });
      },
    });
    try {
      const result = await run(document, sources, workflow, inputs);
      if (!signal.aborted) set({ phase: 'ended', step: undefined, result });
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** `byStep`: up to the end of the next step. */
  function play(byStep: boolean): Promise<void> {
    isByStep = byStep;
    granted = byStep ? 1 : 0;
    if (state.phase === 'running' || state.phase === 'waiting') return Promise.resolve();
    if (state.phase !== 'paused') return begin();
    set({ phase: 'running' });
    goOn?.();
    return Promise.resolve();
  }

  function stop(): void {
    if (state.phase === 'ready' || state.phase === 'ended') return;
    aborting.abort();
    set({ phase: 'stopped', step: undefined });
  }

  /** What the request of an attempt calls. */
  function operationOf({ request }: StepRun): FlowOperation | undefined {
    return request && operations.get(request);
  }

  /** Texts of the request of an attempt that no link has, and no page shows. */
  function secretsOf(run: StepRun): string[] {
    const { runs, result } = state;
    const others = [...innerRuns(runs), ...(result ? withInner(result) : [])];
    const own = run.request ? secretsOfRequest(run.request, run.step, operationOf(run)) : [];
    return [...new Set([...own, ...[{ workflow, inputs }, ...others].flatMap(secretsOfInputs)])];
  }

  return {
    flow,
    document,
    workflow,
    fields,
    get: () => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** What became of the request of an attempt. */
    exchangeOf: ({ request }: StepRun): Of | undefined => request && exchanges.get(request),
    operationOf,
    secretsOf,
    play,
    type: (name: string, text: string) =>
      set({
        texts: { ...state.texts, [name]: text },
        missing: state.missing.filter((one) => one !== name || text === ''),
      }),
    stop,
    /** The reader has left the page: no more requests are sent. What waits for the reader still waits. */
    leave(): void {
      if (state.phase !== 'paused') stop();
    },
    reset(): void {
      aborting.abort();
      set(READY);
    },
  };
}

/** Rejects once the signal is aborted. */
async function untilAborted(signal: AbortSignal, begin: (done: () => void) => void): Promise<void> {
  let onAbort = () => {};
  await new Promise<void>((resolve, reject) => {
    onAbort = () => reject(signal.reason as Error);
    signal.addEventListener('abort', onAbort);
    begin(resolve);
  }).finally(() => signal.removeEventListener('abort', onAbort));
  signal.throwIfAborted();
}
