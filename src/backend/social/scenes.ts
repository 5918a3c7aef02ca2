import type { Scene } from '@livespec/docusaurus/backend';

/** What two players do together, until the first one gives the reward. */
export const SCENES: Scene[] = [
  [
    { operationId: 'inviteGenerate', player: 1 },
    { operationId: 'inviteResponse', player: 2 },
    { operationId: 'inviteDetails', player: 1 },
  ],
  [
    { operationId: 'shareGenerate', player: 1 },
    { operationId: 'shareAnswer', player: 2 },
    { operationId: 'shareFriends', player: 1 },
  ],
  [
    { operationId: 'helpGenerate', player: 1 },
    { operationId: 'helpFinish', player: 2 },
    { operationId: 'helpLookup', player: 1 },
  ],
];
