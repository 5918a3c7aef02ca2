import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useWorld } from '../../../browser/useWorld';
import { sceneOf } from '../../../browser/world';

/** Puts two players side by side, at a call that they make together. */
export default function Second(): ReactNode {
  const { bench, shared, store, world } = useWorld();
  const { known } = shared;
  if (!known || !sceneOf(bench) || (world.isOpen && world.duo)) return null;
  return (
    <button
      type="button"
      className="api-small api-second"
      onClick={() => store.set({ isOpen: true, duo: [known.session?.player ?? '', ''], isAdded: true })}
    >
      {translate({ id: 'console.world.second', message: 'Add a second player' })}
    </button>
  );
}
