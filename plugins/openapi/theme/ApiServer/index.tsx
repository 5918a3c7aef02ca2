import type Picker from '@theme/ApiServer/Picker';
import type { ServerPickerProps } from '@theme/ApiServer/Picker';
import { type ReactNode, useEffect, useState } from 'react';

/** Loads the picker of servers: few documents need it, and without a script it could choose nothing. */
export default function ApiServer(props: ServerPickerProps): ReactNode {
  const [Loaded, setLoaded] = useState<typeof Picker>();
  useEffect(() => {
    import('@theme/ApiServer/Picker').then(
      (module) => setLoaded(() => module.default),
      // No connection: samples keep the first server.
      () => undefined,
    );
  }, []);
  return Loaded ? <Loaded {...props} /> : <div className="api-server" />;
}
