import { readSavedValues } from '@theme/samples/savedValues';
import type { OperationView } from '../../openapi';
import type { Login, SandboxOperation } from '../../sandbox';
import { fillCredentials, fillKnown, placeOf, type Touched } from '../core/fillKnown';
import { fillOwnValues } from '../core/fillOwnValues';
import { createForm, type Form } from '../core/form';
import { keepTouched } from '../core/keepTouched';
import type { Desk } from './desk';
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
  { id }: OperationView,
  operation: SandboxOperation,
  { form, choice, set, touched }: Begun,
): Form {
  const call = desk.callOf(id);
  const fresh = createForm(operation, call?.requests[choice], set);
  const known = fillKnown(fresh, operation.id, desk.store.get().known?.values ?? {}, touched);
  const own = fillOwnValues(known, call?.places ?? [], readSavedValues());
  return keepTouched(withCredentials(desk, operation, own, touched), form, touched);
}

/** The credentials for the chosen target. */
export function withCredentials(
  desk: Desk,
  { id }: SandboxOperation,
  form: Form,
  touched: Touched = new Set<string>(),
): Form {
  const { known, target } = desk.store.get();
  return fillCredentials(form, touched, (credential, name) => {
    const value = known?.values[`${id}.${name}`] ?? known?.values[name] ?? desk.credential(credential);
    // What no call returns may be anything, unless a backend checks it.
    const isAny = isSandbox(target) && desk.issuersOf(credential).length === 0;
    return value ?? (isAny ? credential : '');
  });
}

/** The call that logs somebody in, filled; `undefined` if the document lacks it. */
export function fillLogin({ api, callFor }: Desk, { operationId, values }: Login) {
  const operation = api.operations.find(({ id }) => id === operationId);
  if (!operation) return undefined;
  const form = createForm(operation, callFor(operation)?.requests[0]);
  const fields = form.fields.map((field) => ({ ...field, value: values[field.name] ?? field.value }));
  return { operation, form: { ...form, fields } };
}

/** What was typed for one target, another one does not get. */
export function withoutCredentials({ form, touched }: Pick<Begun, 'form' | 'touched'>): Set<string> {
  const secret = new Set(form.fields.filter(({ credential }) => credential !== undefined).map(placeOf));
  return new Set([...touched].filter((place) => !secret.has(place)));
}
