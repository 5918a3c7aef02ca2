/** Each line lists verbs that calls use for the same: `Create message` is what sends one. */
const LINES = `
create, add, new, make, post, put, insert, generate, build, open, take, buy, purchase, order, book, reserve
create, send, post, submit, publish, execute, deliver
add, give, assign, grant, attach, set, put, post, apply, create
delete, remove, erase, clear, wipe, destroy, drop, purge, kick, revoke, discard, detach, unset, unassign, take away
delete, cancel, stop, abort, terminate, end, halt, kill, close, expire
get, read, fetch, query, retrieve, load, show, view, see, look up, find, download
list, get all, list all, show all, fetch all, retrieve all, find all, get, query, search
search, find, query, look up, list, filter
update, edit, change, modify, set, patch, put, rename, move, replace, resize, scale, alter, configure
update, edit, complete, finish, close, reopen, archive, assign, mark
start, run, execute, trigger, launch, begin, dispatch, invoke, create
resume, continue, restart, reboot
upload, create, import, attach, add
download, export, content, get, retrieve
enable, activate, turn on, switch on
disable, deactivate, turn off, switch off
join, enter
leave, exit, quit
copy, duplicate, clone
accept, approve, confirm
reject, decline, deny, refuse
`;

const GROUPS = LINES.trim()
  .split('\n')
  .map((line) => line.split(', '));

const others = new Map(
  [...new Set(GROUPS.flat())].map((verb) => {
    const same = GROUPS.filter((group) => group.includes(verb)).flat();
    return [verb, new Set(same.filter((other) => other !== verb))] as const;
  }),
);

/** The verbs that calls may use instead; `undefined` for what is no verb. */
export function findVerbs(phrase: string): ReadonlySet<string> | undefined {
  return others.get(phrase);
}
