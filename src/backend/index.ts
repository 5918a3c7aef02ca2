import type { Backend, Handler, Result } from '@livespec/docusaurus/backend';
import { decryptData } from './account/decrypt';
import { logInWithDy, logInWithKs, logInWithWx } from './account/login';
import { authenticate, checkSession, deregister, logOut } from './account/session';
import { getAccessToken, refreshAccessToken } from './account/token';
import { controlDescriptions, controls } from './controls';
import * as archive from './data/archive';
import { useRedeemCode } from './data/cdkey';
import { getConfig } from './data/config';
import { getCounter, incrementCounter } from './data/counter';
import { getRankEntry, getRankPage } from './data/rank';
import { collectEvents } from './data/track';
import { describeGameCloud } from './describe';
import { describeWorld } from './describeWorld';
import { describeSession, issue, listKnownValues } from './known';
import { forPlayers, type PlayerCall } from './player';
import { lookUpAddresses, lookUpCoordinates } from './region/location';
import { seedGameCloud } from './seed';
import { LOGINS } from './seedPlayers';
import { finishHelp, generateHelp, lookUpHelp } from './social/help';
import { answerInvite, generateInvite, getInviteDetails } from './social/invite';
import { SCENES } from './social/scenes';
import { answerShare, finishShare, generateShare, getShareImage, listFriends } from './social/share';
import { LIMITS } from './state/limits';

const open: Record<string, Handler> = {
  wxLogin: logInWithWx,
  dyLogin: logInWithDy,
  ksLogin: logInWithKs,
  shareImage: getShareImage,
  accessTokenGet: getAccessToken,
  accessTokenRefresh: refreshAccessToken,
  serverTimestamp: ({ now }) => now,
  ipToRegion: lookUpAddresses,
  coordToRegion: lookUpCoordinates,
};

const player: Record<string, (call: PlayerCall) => Result> = {
  sessionCheck: checkSession,
  logout: logOut,
  deregister,
  wxDecryptData: decryptData,
  inviteGenerate: generateInvite,
  inviteResponse: answerInvite,
  inviteDetails: getInviteDetails,
  shareGenerate: generateShare,
  shareAnswer: answerShare,
  shareFriends: listFriends,
  shareFinish: finishShare,
  helpGenerate: generateHelp,
  helpFinish: finishHelp,
  helpLookup: lookUpHelp,
  cdkeyUse: useRedeemCode,
  archiveGet: archive.getArchive,
  archiveBatchGet: archive.getArchives,
  archiveSet: archive.setArchive,
  archiveBatchSet: archive.setArchives,
  archiveDelete: archive.deleteArchives,
  archiveBatchDelete: archive.deleteSelectedArchives,
  counterGet: getCounter,
  counterInc: incrementCounter,
  rankGet: getRankEntry,
  rankPage: getRankPage,
  configContent: getConfig,
  trackCollect: collectEvents,
};

/** The documented game cloud. All functions validate before they write. */
export const gameCloud: Required<Backend> = {
  operations: {
    ...open,
    ...Object.fromEntries(Object.entries(player).map(([id, run]) => [id, forPlayers(run)])),
  },
  authenticate,
  seed: seedGameCloud,
  controls,
  controlDescriptions,
  limits: Object.values(LIMITS),
  describe: describeGameCloud,
  describeWorld,
  scenes: SCENES,
  examples: listKnownValues,
  logins: LOGINS,
  describeSession,
  issue,
};

export default gameCloud;
