import { type Chosen, ChosenContext } from '@theme/ApiOperation/chosen';
import { type ReactNode, useMemo, useState } from 'react';

/** What belongs together is shown together: the code that sends an example, the example, and what comes back. */
export default function ChosenExampleProvider({ children }: { children: ReactNode }): ReactNode {
  const [chosen, share] = useState<Chosen>();
  const value = useMemo(() => ({ chosen, share }), [chosen]);
  return <ChosenContext.Provider value={value}>{children}</ChosenContext.Provider>;
}
