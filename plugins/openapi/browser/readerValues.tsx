import samples from '@generated/openapi/default/samples.json';
import ApiValues from '@theme/ApiValues';
import { readSavedValues, SAVED_VALUES } from '@theme/samples/savedValues';
import { createRoot } from 'react-dom/client';
import { readAddress } from '../core/readerValues/checkValue';
import { fillSample, type ShownSample } from '../core/readerValues/fillSample';
import { listValues } from '../core/readerValues/listValues';
import type { ReaderValues } from '../core/readerValues/types';
import { setFill } from './filledSamples';

const documents = Object.values(samples).flatMap((document) => document ?? []);

let values = readSavedValues();
apply();

function apply(): void {
  const filled = new Map<string, string | undefined>();
  const root = document.documentElement;
  root.toggleAttribute('data-values', Object.keys(values).length > 0);
  // An own address takes the place of the choice of servers.
  root.toggleAttribute('data-own-server', Object.entries(values).some(isOwnServer));
  setFill((sample: ShownSample) => {
    const key = JSON.stringify(sample);
    if (!filled.has(key)) filled.set(key, fillSample(sample, documents, values));
    return filled.get(key);
  });
}

function isOwnServer([key, value]: [string, string]): boolean {
  return key.includes('://') && readAddress(value.trim()) !== undefined;
}

function save(next: ReaderValues): void {
  values = next;
  try {
    if (Object.keys(values).length > 0) sessionStorage.setItem(SAVED_VALUES, JSON.stringify(values));
    else sessionStorage.removeItem(SAVED_VALUES);
  } catch {
    // Storage is blocked: the values last until the page is left.
  }
  apply();
}

/** Opens the panel with what the calls of the page take; those of the opener first. */
export function openValues(opener: HTMLElement): void {
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const onClose = () => {
    root.unmount();
    host.remove();
  };
  const calls = [opener, ...document.querySelectorAll<HTMLElement>('.api-values')].flatMap(
    ({ dataset }) => dataset.call ?? [],
  );
  root.render(<ApiValues fields={listValues(calls, documents)} values={values} onChange={save} onClose={onClose} />);
}
