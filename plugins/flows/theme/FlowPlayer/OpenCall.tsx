import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { loadShareRaw, SHARED, type SharedCall } from '@theme/console/openDesk';
import { type ReactNode, useEffect, useState } from 'react';
import { type Player, toRaw } from '../../browser/player';
import type { StepRun } from '../../core/run/types';

interface OpenCallProps {
  player: Player;
  run: StepRun;
  /** The page of the call, with its place. */
  href: string;
}

/** Leads to the call of a step, with its form filled in as it was sent. Secrets are not in the address. */
export default function OpenCall({ player, run, href }: OpenCallProps): ReactNode {
  const { play, desk } = player;
  const [shared, setShared] = useState<SharedCall>();
  const { request } = run;
  useEffect(() => {
    let isGone = false;
    const operation = play.operationOf(run);
    if (!request || !operation) return undefined;
    const share = async () => {
      // Offline: the step is shown without it.
      const loaded = await loadShareRaw().catch(() => undefined);
      const next = await loaded?.shareRaw(desk, toRaw(request, operation), play.secretsOf(run)).catch(() => undefined);
      if (!isGone) setShared(next);
    };
    void share();
    return () => {
      isGone = true;
    };
  }, [play, desk, run, request]);
  if (!shared) return null;
  const [path = '', hash = ''] = href.split('#');
  const address = `${path}?${SHARED}=${encodeURIComponent(shared.value)}#${hash}`;
  return (
    <Link className="api-small" to={address} onClick={shared.hand}>
      {translate({ id: 'flows.openCall', message: 'Open in Try it' })}
    </Link>
  );
}
