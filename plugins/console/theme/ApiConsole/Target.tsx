import TargetPicker from '@theme/ApiConsole/TargetPicker';
import type { ReactNode } from 'react';
import { useBench } from '../../browser/useBench';

/** Where the request goes. */
export default function Target(): ReactNode {
  const { bench, state } = useBench();
  const { desk, view } = bench;
  return (
    <TargetPicker
      desk={desk}
      servers={view.servers ?? desk.servers}
      isBusy={state.isBusy}
      onChoose={() => {
        bench.store.set({ asking: undefined });
        void bench.refresh();
      }}
      onPort={() => void bench.refresh()}
    />
  );
}
