import type { Context } from '../context';
import type { MeasurementGroup } from '../measurement';
import { authoring } from './authoring';
import { document } from './document';
import { sandbox } from './sandbox';
import { search } from './search';
import { site } from './site';

export function listGroups(context: Context): MeasurementGroup[] {
  return [
    authoring(context),
    sandbox(context),
    search(context),
    site(context),
    ...(context.spec === undefined ? [] : [document(context, context.spec)]),
  ];
}
