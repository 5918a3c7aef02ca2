import { type Chosen, ChosenContext } from '@theme/ApiOperation/chosen';
import { type ReactNode, useMemo, useState } from 'react';

/** Synchronises the sample code, the examples of the request and those of the result. */
export default function ChosenExample({ children }: { children: ReactNode }): ReactNode {
  const [chosen, share] = useState<Chosen>();
  const value = useMemo(() => ({ chosen, share }), [chosen]);
  return <ChosenContext.Provider value={value}>{children}</ChosenContext.Provider>;
}
