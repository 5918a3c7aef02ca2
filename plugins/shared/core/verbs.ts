/** Verbs that are rarely nouns: recognised at the end of a name too, as in `petsList` or `droplets_create`. */
const CLEAR =
  'get list create update delete add remove set put fetch find retrieve read destroy replace insert upsert save edit modify enable disable activate deactivate cancel send submit start stop restart validate verify describe register unregister deregister subscribe unsubscribe attach detach associate disassociate assign unassign approve reject accept decline revoke restore archive unarchive publish unpublish generate resend invite join leave import export upload download search lookup check authenticate authorize ping reset refresh renew resume suspend resolve apply confirm finalize execute clone copy rename move merge batch count poll purge clear close reopen open lock unlock ban unban mute unmute follow unfollow block unblock hide show mark unmark pin unpin star unstar like unlike sync calculate compute preview capture void pay reboot rebuild resize shutdown rollback deploy redeploy generalize deallocate reimage reapply restrict unrestrict install uninstall provision terminate complete patch exist exists convert parse translate finish';

/** Verbs before an object, nouns elsewhere. */
const MAYBE =
  'access acknowledge allocate blog bookmark boost endorse favorite favourite allow answer append assert assume begin bind book browse build buy bulk call change charge claim clean collect commit compare compose configure connect consume continue decode decrypt define delay deny discard disconnect dismiss dispatch drop duplicate emit encode encrypt end evaluate exchange expire explain extend extract failover filter flag flush force forward give grant handle head identify increment decrement ignore index initiate inspect invoke issue kick kill link unlink listen load log login logout manage map match migrate mint monitor notify obtain order override pause perform pick post prepare process promote propose pull push query queue rate reactivate rebase receive recover redeem reduce refund regenerate reissue release reload render reorder repeat replay reply report request require reserve respond retry return reverse review revert rotate route run sample scan schedule select sell share sign simulate skip snooze sort split store stream suggest summarize swap switch tag test toggle track train transfer transform trigger try undelete undo update use vote watch withdraw write';

const clear = new Set(CLEAR.split(' '));
const all = new Set([...clear, ...MAYBE.split(' ')]);

export function isVerb(word = ''): boolean {
  const lower = word.toLowerCase();
  return all.has(lower) || (/^(?:un|re)/.test(lower) && all.has(lower.slice(2)));
}

export function isClearVerb(word = ''): boolean {
  return clear.has(word.toLowerCase());
}

/** Counts the leading words that form the verb: `get`, `bulk delete`, `create or update`; 0 if there is none. */
export function countVerbWords(words: string[], isKnown = isVerb): number {
  const [first = '', second, third] = words.map((word) => word.toLowerCase());
  if (['bulk', 'batch', 'partial', 'partially', 'mass'].includes(first)) {
    const count = countVerbWords(words.slice(1));
    if (count > 0) return count + 1;
  }
  if (!isKnown(first)) return 0;
  return ['or', 'and'].includes(second ?? '') && isVerb(third) ? 3 : 1;
}
