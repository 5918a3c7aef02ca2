/** Name of the page that providers return to, below the base of the site. */
export const REDIRECT_PAGE = 'signed-in.html';

export function channelName(state: string): string {
  return `sign-in ${state}`;
}

/**
 * Hands what a provider returns to the page that waits for this `state`, on the same origin, and closes. Takes it out of
 * the address at once. Providers may have cut the connection to the opener, hence the channel.
 */
export const REDIRECT_HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>✓</title>
<style>
:root { color-scheme: light dark }
body { display: grid; place-items: center; height: 100vh; margin: 0; font: 48px system-ui }
</style>
</head>
<body>
✓
<script>
const { hash, search, pathname } = location;
history.replaceState(null, '', pathname);
const returned = (hash || search).slice(1);
const channel = new BroadcastChannel('${channelName('')}' + new URLSearchParams(returned).get('state'));
channel.onmessage = () => close();
channel.postMessage(returned);
</script>
</body>
</html>
`;
