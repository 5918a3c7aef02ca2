import { readSavedValues } from '@theme/samples/savedValues';
import type { Login, OperationPart, SandboxOperation } from '../../sandbox';
import { fillCredentials, fillKnown, placeOf, type Touched } from '../core/fillKnown';
import { fillOwnValues } from '../core/fillOwnValues';
import { createForm, type Form } from '../core/form';
import { keepTouched } from '../core/keepTouched';
import type { Desk, DeskState } from './desk';
import { isSandbox } from './targets';

interface Begun {
  form: Form;
  choice: number;
  set: number;
  touched: Touched;
}

/** The form of the chosen example with what is known, and with what the reader typed. */
export function buildForm(
  desk: Desk,
  call: OperationPart['call'],
  operation: SandboxOperation,
  { form, choice, set, touched }: Begun,
  of: Pick<DeskState, 'known' | 'target'> = desk.store.get(),
): Form {
  const fresh = createForm(operation, call?.requests[choice], set);
  const known = fillKnown(fresh, operation.id, of.known?.values ?? {}, touched);
  const own = fillOwnValues(known, call?.places ?? [], readSavedValues());
  return keepTouched(withCredentials(desk, operation, own, touched, of), form, touched);
}

/** The credentials for the chosen target. */
export function withCredentials(
  desk: Desk,
  { id }: SandboxOperation,
  form: Form,
  touched: Touched = new Set<string>(),
  { known, target }: Pick<DeskState, 'known' | 'target'> = desk.store.get(),
): Form {
  return fillCredentials(form, touched, (credential, name) => {
    const value = known?.values[`${id}.${name}`] ?? known?.values[name] ?? desk.credential(credential, target);
    // What no call returns may be anything, unless a backend checks it.
    const isAny = isSandbox(target) && desk.issuersOf(credential).length === 0;
    return value ?? (isAny ? credential : '');
  });
}

/** The call that logs somebody in, filled; `undefined` if the document lacks it. */
export async function fillLogin(desk: Desk, { operationId, values }: Login) {
  const part = await desk.openOperation(operationId);
  const [operation] = part?.api.operations ?? [];
  if (!operation) return undefined;
  const form = createForm(operation, part?.call?.requests[0]);
  const fields = form.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value }));
  return { operation, form: { ...form, fields } };
}

/** What was typed for one target, another one does not get. */
export function withoutCredentials({ form, touched }: Pick<Begun, 'form' | 'touched'>): Set<string> {
  const secret = new Set(form.fields.filter(({ credential }) => credential !== undefined).map(placeOf));
  return new Set([...touched].filter((place) => !secret.has(place)));
}

/** Forms that are put aside: the desk alone has credentials. */
export function withoutKeys(form: Form): Form {
  const fields = form.fields.map((field) => (field.credential === undefined ? field : { ...field, value: '' }));
  return { ...form, fields };
}

/** No script can put them back into an input. */
export function withoutFiles(form: Form): Form {
  return { ...form, fields: form.fields.map(({ files: _files, ...field }) => field) };
}
