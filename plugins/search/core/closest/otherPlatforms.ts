const NAMES = new Set(
  `accelbyte algolia amplitude appwrite aws azure bmob braincloud clevertap cloudbase colyseus egret
firebase firestore gamelift gamesparks leancloud lootlocker mixpanel mongodb mysql nakama onesignal photon playfab
redis roblox steam steamworks supabase taptap`.split(/\s+/),
);

/** Ignored like question words where the site says nothing about it: `playfab leaderboard` means leaderboards. */
export function isOtherPlatform(word: string): boolean {
  return NAMES.has(word);
}
