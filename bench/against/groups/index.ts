import type { Context } from '../context';
import type { MeasurementGroup } from '../measurement';
import { document } from './document';
import { sandbox } from './sandbox';
import { saves } from './saves';
import { search } from './search';
import { site } from './site';
import { start } from './start';

export function listGroups(context: Context): MeasurementGroup[] {
  return [
    start(context),
    saves(context),
    sandbox(context),
    search(context),
    site(context),
    ...(context.spec === undefined ? [] : [document(context, context.spec)]),
  ];
}
