import type Picker from '@theme/ApiServer/Picker';
import type { ServerPickerProps } from '@theme/ApiServer/Picker';
import { type ReactNode, useEffect, useState } from 'react';

/** Lazy-loads the picker: few documents need it, and it does nothing without JavaScript. */
export default function ApiServer(props: ServerPickerProps): ReactNode {
  const [Loaded, setLoaded] = useState<typeof Picker>();
  useEffect(() => {
    import('@theme/ApiServer/Picker').then(
      (module) => setLoaded(() => module.default),
      // Offline: samples keep the first server.
      () => undefined,
    );
  }, []);
  return Loaded ? <Loaded {...props} /> : <div className="api-server" />;
}
