import { seedGameCloud } from '../seed';
import type { Backend } from '../types';
import * as archive from './archive';
import { useRedeemCode } from './cdkey';
import { getConfig } from './config';
import { controls, says } from './controls';
import { getCounter, incrementCounter } from './counter';
import { decryptData } from './decrypt';
import { describeGameCloud } from './describe';
import { finishHelp, generateHelp, lookUpHelp } from './help';
import { answerInvite, generateInvite, getInviteDetails } from './invite';
import { lookUpAddresses, lookUpCoordinates } from './location';
import { logInWithDy, logInWithKs, logInWithWx } from './login';
import { getRankEntry, getRankPage } from './rank';
import { authenticate, checkSession, deregister, logOut } from './session';
import { answerShare, finishShare, generateShare, getShareImage, listFriends } from './share';
import { LIMITS } from './state/limits';
import { getTimestamp } from './timestamp';
import { getAccessToken, refreshAccessToken } from './token';
import { collectEvents } from './track';

/** The game cloud of the document, over any state. Every function checks before it writes. */
export const gameCloud: Backend = {
  open: {
    wxLogin: logInWithWx,
    dyLogin: logInWithDy,
    ksLogin: logInWithKs,
    shareImage: getShareImage,
    accessTokenGet: getAccessToken,
    accessTokenRefresh: refreshAccessToken,
    serverTimestamp: getTimestamp,
    ipToRegion: lookUpAddresses,
    coordToRegion: lookUpCoordinates,
  },
  player: {
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
  },
  authenticate,
  seed: seedGameCloud,
  controls,
  says,
  limits: Object.values(LIMITS),
  describe: describeGameCloud,
};
