import Fill from '@theme/ApiConsole/Fill';
import JsonFill from '@theme/ApiConsole/JsonFill';
import type { TrialParts } from '@theme/ApiOperation/trialContext';
import type { ComponentProps, ReactNode } from 'react';
import { useBench } from '../../browser/useBench';
import { editsFields } from '../../core/body/editJson';

/** The input of a field in its row, if a request can have it. */
export default function Cell({ field: { id, name } }: ComponentProps<TrialParts['Cell']>): ReactNode {
  const { bench, state } = useBench();
  const row = bench.rows().rows.get(id);
  if (row) return <Fill row={row} />;
  const json = editsFields(state) ? bench.jsonRows().rows.get(id) : undefined;
  return json ? <JsonFill row={json} name={name} /> : null;
}
