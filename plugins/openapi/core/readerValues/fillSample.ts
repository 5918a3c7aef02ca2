import { replaceServer } from '../../../samples/core/code/serverAddress';
import { findSampleLanguage } from '../../../samples/core/languages/languages';
import { cleanAddress } from '../../../samples/core/sample/prepare';
import { baseAddress, fillRequest } from './fillRequest';
import type { FillableCall, FillableCalls, ReaderValues } from './types';

export interface ShownSample {
  /** The code that the build wrote. */
  code: string;
  /** Id of the operation. */
  call: string;
  /** Id of the language. */
  language: string;
  /** Index of the request. */
  choice: number;
  /** The address of the chosen server, unless it is the first one. */
  address?: string;
}

/**
 * Writes a sample again with the reader's values, so that each is escaped for its place. In code that the build did not
 * write, replaces the base address only.
 */
export function fillSample(shown: ShownSample, documents: FillableCalls[], values: ReaderValues): string | undefined {
  return firstOf(documents, rewrite, shown, values) ?? firstOf(documents, replaceAddress, shown, values);
}

type Fill = (shown: ShownSample, document: FillableCalls, values: ReaderValues) => string | undefined;

/** Documents of several versions have calls of the same name. */
function firstOf(documents: FillableCalls[], fill: Fill, shown: ShownSample, values: ReaderValues) {
  for (const document of documents) {
    const code = fill(shown, document, values);
    if (code !== undefined) return code;
  }
  return undefined;
}

function rewrite(shown: ShownSample, document: FillableCalls, values: ReaderValues): string | undefined {
  const { code, language: id, choice, address } = shown;
  const { comments } = document;
  const call = findCall(shown, document);
  const built = call?.requests[choice];
  const language = findSampleLanguage(id);
  if (!call || !built || language?.write({ ...built.request, comments }) !== code) return undefined;
  return language.write({ ...fillRequest(built, call, values, address), comments });
}

function replaceAddress(shown: ShownSample, document: FillableCalls, values: ReaderValues): string | undefined {
  const { code, address } = shown;
  const request = findCall(shown, document)?.requests[0]?.request;
  if (!request) return undefined;
  const server = baseAddress(request, values) ?? address;
  return server === undefined ? code : replaceServer(code, cleanAddress(request.server ?? ''), server);
}

function findCall({ call }: ShownSample, { calls }: FillableCalls): FillableCall | undefined {
  return Object.hasOwn(calls, call) ? calls[call] : undefined;
}
