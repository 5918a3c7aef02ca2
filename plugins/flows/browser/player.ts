import type { Desk, Exchange, RawRequest, Route } from '@theme/console/openDesk';
import type { ComponentType } from 'react';
import type { HttpRequest } from '../core/run/types';
import type { FlowOperation } from '../core/types';
import type { Play } from './createPlay';

/** Anchor of what has happened beside steps. */
export const BESIDE_ANCHOR = 'flow-beside';

/** What the page says about an input. */
export interface InputText {
  name: string;
  type: string;
  text: string;
}

/** A workflow that is being played, and what shows it. */
export interface Player {
  play: Play<Exchange>;
  desk: Desk;
  /** Where all requests of the run go that has begun last. */
  route: () => Route | undefined;
  Panel: ComponentType<{ player: Player; inputs: InputText[] }>;
  Runs: ComponentType<{ player: Player; step: string; href?: string | undefined }>;
  Result: ComponentType<{ player: Player }>;
}

export function toRaw(request: HttpRequest, operation: FlowOperation | undefined): RawRequest {
  if (!operation) return request;
  const { id, server } = operation;
  return { ...request, base: server, ...(id !== undefined && { operationId: id }) };
}
