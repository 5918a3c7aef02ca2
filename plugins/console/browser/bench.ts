import type { OperationView } from '../../openapi';
import type { Login, OperationPart, SandboxOperation } from '../../sandbox';
import { messageOf } from '../../shared/core/messageOf';
import { type JsonForm, listJsonRows } from '../core/body/jsonRows';
import { placeOf, type Touched } from '../core/fillKnown';
import type { Form } from '../core/form';
import { type FormRow, listRows } from '../core/rows';
import { SHARED } from '../core/sharedName';
import { fillHanded, fillShared, readShared } from '../core/shareForm';
import { askSandbox, letAct } from './askSandbox';
import type { BenchState } from './benchState';
import { changesData } from './changesData';
import { deskOf, type Entry } from './desk';
import { enterRun } from './enterRun';
import { buildForm, fillLogin, withCredentials, withoutCredentials, withoutFiles, withoutKeys } from './fillForm';
import { judgeChanges } from './judgeChanges';
import { perform } from './perform';
import type { Answered } from './readReply';
import { chosenRoute } from './route';
import { createStore } from './store';
import { faultOf, isSandbox } from './targets';
import { watchSandbox } from './watchSandbox';

export type Bench = NonNullable<ReturnType<typeof createBench>>;

/** A call on trial: its form, and what became of it. `version` of the docs: see `versionKey`. */
export function createBench(shown: OperationView, version: string, part: OperationPart, choice: number) {
  let view = shown;
  const desk = deskOf(version, part);
  const { api, call } = part;
  const [found] = api.operations;
  if (!found) return undefined;
  const operation = found;
  const shared = readShared(new URLSearchParams(location.search).get(SHARED));
  const kept = desk.kept.get(view.id) as BenchState | undefined;
  const store = createStore<BenchState>(
    kept
      ? { ...kept, form: withCredentials(desk, operation, kept.form) }
      : begin(shared?.id === view.id && call?.requests[shared.choice] ? shared.choice : choice),
  );
  let running: AbortController | undefined;
  /** Resolves when the form has what the sandbox knows. */
  let filled = Promise.resolve();
  let rows: { form: Form; found: ReturnType<typeof listRows> } | undefined;
  let jsonRows: { mediaType: string; found: JsonForm } | undefined;
  let latest = { ...desk.store.get(), receiver: desk.receiver() };

  function begin(chosen: number): BenchState {
    const idle = { set: 0, picked: {}, isBusy: false, refused: [] };
    const empty = { ...idle, form: { fields: [] }, choice: chosen, touched: new Set<string>() };
    const form = buildForm(desk, call, operation, empty);
    const isListed = form.body && 'text' in form.body && listJsonRows(view, form.body.mediaType).rows.size > 0;
    return { ...empty, form, bodyMode: isListed ? 'fields' : 'text' };
  }

  const rebuild = (change: Partial<BenchState> = {}) => {
    const state = { ...store.get(), ...change };
    store.set({ ...change, form: buildForm(desk, call, operation, state) });
  };

  function typed(form: Form, places: string[]): void {
    store.set({ form, touched: new Set([...store.get().touched, ...places]), asking: undefined });
  }

  function refresh(): Promise<void> {
    filled = askSandbox(desk);
    return filled;
  }

  /** One at a time: keys repeat. */
  async function run(
    sent: SandboxOperation,
    form: Form,
    chosen: number,
    prefer?: string,
    // The desk is that of all forms: another may choose another target meanwhile.
    to = chosenRoute(desk),
  ): Promise<Answered | undefined> {
    if (running) return undefined;
    running = new AbortController();
    store.set({ isBusy: true, asking: undefined });
    try {
      const onPart = (answer: Answered) => store.set({ answer });
      const answer = await perform(desk, { operation: sent, form, prefer, to, signal: running.signal, onPart });
      enterRun(desk, { operation: sent, form, choice: chosen }, answer);
      const { reply } = answer;
      if (reply && !reply.isError && desk.keepThoseOf(reply.json, to)) await letAct(desk, to);
      if (reply) await refresh();
      return sent === operation ? answer : { ...answer, title: sent.title };
    } finally {
      running = undefined;
      store.set({ isBusy: false });
    }
  }

  async function send({ prefer, isForced = false }: { prefer?: string; isForced?: boolean } = {}): Promise<void> {
    // Otherwise a quick reader would send the values of the samples.
    await filled;
    const { form, choice: chosen } = store.get();
    if (!prefer && !isForced) {
      const asking = ask(form);
      if (asking) return store.set({ asking, answer: undefined });
    }
    const answer = await run(operation, form, chosen, prefer);
    if (answer) store.set({ answer });
  }

  function ask({ fields }: Form): BenchState['asking'] {
    const { target } = desk.store.get();
    if (!isSandbox(target)) {
      return changesData(view) && faultOf(desk.store.get(), desk) === undefined ? 'confirm' : undefined;
    }
    return fields.some(({ isKey, value }) => isKey && value === '') ? 'login' : undefined;
  }

  /** What a reader wants beside sending; shows why it did not work. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    if (store.get().answer?.failure) store.set({ answer: undefined });
    try {
      await work();
    } catch (error) {
      const failure = { kind: 'request', message: messageOf(error), address: '' } as const;
      const { form } = store.get();
      store.set({ answer: { failure, sent: '', milliseconds: 0, form, target: desk.store.get().target } });
    }
  }

  async function logIn(login: Login): Promise<void> {
    const to = chosenRoute(desk);
    const filled = await fillLogin(desk, login);
    const answer = filled && (await run(filled.operation, filled.form, 0, undefined, to));
    if (!answer) return;
    const isDone = answer.reply?.isError === false;
    rebuild({ touched: withoutCredentials(store.get()), asking: undefined, ...(!isDone && { answer }) });
  }

  /** Credentials are those of the target that is chosen now. */
  function edit({ form, choice: chosen }: Entry): void {
    const own = form.fields.filter(({ credential }) => credential === undefined).map(placeOf);
    const touched = new Set([...own, 'body']);
    store.set({ form: withCredentials(desk, operation, form), choice: chosen, touched, asking: undefined });
  }

  const bench = {
    get view() {
      return view;
    },
    /** For a page that has changed. */
    show(next: OperationView): void {
      if (next === view) return;
      view = next;
      rows = undefined;
      jsonRows = undefined;
      store.set({});
    },
    operation,
    call,
    /** Not all of a request is checked before it is sent. */
    isPartial: part.isPartial ?? false,
    desk,
    store,
    start(): () => void {
      if (shared?.id === view.id && !kept) {
        const { form } = store.get();
        const handed = desk.takeHanded(view.id);
        const filled = fillHanded(fillShared(form, shared), handed);
        const places = filled.fields.filter(({ credential }) => credential === undefined).map(placeOf);
        typed(filled, [...places, ...handed.fields.map(placeOf), 'body']);
      }
      const stop = desk.store.subscribe(() => {
        const next = { ...desk.store.get(), receiver: desk.receiver() };
        const isElsewhere = next.receiver !== latest.receiver;
        const isSame = next.known === latest.known && next.credentials === latest.credentials;
        latest = next;
        if (isElsewhere) rebuild({ touched: withoutCredentials(store.get()) });
        else if (!isSame) rebuild();
      });
      void refresh();
      const stopWatching = watchSandbox(desk, () => void refresh());
      const stopJudging = judgeChanges(store, part);
      return () => {
        stop();
        stopWatching();
        stopJudging();
        // For the next time that the call is opened.
        const { answer: _answer, ...state } = store.get();
        const form = withoutKeys(withoutFiles(state.form));
        desk.kept.set(view.id, { ...state, form, touched: withoutCredentials(state), isBusy: false });
      };
    },
    rows(): ReturnType<typeof listRows> {
      const { form } = store.get();
      if (rows?.form !== form) rows = { form, found: listRows(form, view) };
      return rows.found;
    },
    jsonRows(): JsonForm {
      const { body } = store.get().form;
      if (!body || !('text' in body)) return { rows: new Map(), unions: new Map() };
      if (jsonRows?.mediaType !== body.mediaType) {
        jsonRows = { mediaType: body.mediaType, found: listJsonRows(view, body.mediaType) };
      }
      return jsonRows.found;
    },
    change: (row: FormRow, fields: Form['fields']) => typed({ ...store.get().form, fields }, [placeOf(row.fields[0])]),
    changeBody(text: string): void {
      const { form } = store.get();
      if (form.body && 'text' in form.body) typed({ ...form, body: { ...form.body, text } }, ['body']);
    },
    choose: (next: number) => rebuild({ choice: next, touched: withoutBody(store.get().touched) }),
    chooseSet: (set: number) => rebuild({ set, touched: withoutCredentials(store.get()) }),
    refresh,
    forgetKeys(): void {
      desk.forgetCredentials();
      rebuild({ touched: withoutCredentials(store.get()) });
    },
    send: (options?: Parameters<typeof send>[0]) => attempt(() => send(options)),
    run,
    attempt,
    logIn: (login: Login) => attempt(() => logIn(login)),
    cancel: () => running?.abort(),
    again: (entry: Entry) =>
      attempt(async () => {
        if (entry.operation === operation) {
          edit(entry);
          return send();
        }
        const answer = await run(entry.operation, withCredentials(desk, entry.operation, entry.form), entry.choice);
        if (answer) store.set({ answer });
      }),
    edit,
    /** A new value from the sandbox for a parameter. */
    issue: (name: string, take: (value: string) => void) =>
      attempt(async () => {
        const value = await (await desk.connect()).controls?.issue(name);
        if (value !== undefined) take(value);
      }),
    reset: () =>
      attempt(async () => {
        await (await desk.connect()).controls?.reset();
        desk.forgetCredentials();
        await refresh();
        rebuild({ touched: new Set(), answer: undefined, asking: undefined });
      }),
  };
  return bench;
}

function withoutBody(touched: Touched): Touched {
  return new Set([...touched].filter((place) => place !== 'body' && !place.startsWith('body.')));
}
