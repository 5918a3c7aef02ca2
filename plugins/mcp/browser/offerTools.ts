import type { ModelContext } from '@theme/webTools';

type Offering = { modelContext?: ModelContext };

/** https://webmachinelearning.github.io/webmcp; browsers have moved it from `navigator`. */
const context =
  typeof document === 'undefined'
    ? undefined
    : ((document as Offering).modelContext ?? (navigator as Offering).modelContext);

if (context) void import('@theme/webTools').then(({ offerTools }) => offerTools(context));
