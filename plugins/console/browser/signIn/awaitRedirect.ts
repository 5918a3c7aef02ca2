import { channelName } from '../../core/signIn/redirectPage';

/** What the provider has returned for this `state`: see `REDIRECT_HTML`. */
export function awaitRedirect(state: string, signal: AbortSignal): Promise<URLSearchParams> {
  const channel = new BroadcastChannel(channelName(state));
  const returned = new Promise<URLSearchParams>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error));
    channel.addEventListener('message', ({ data }: MessageEvent) => {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is for one origin
      channel.postMessage('');
      resolve(new URLSearchParams(String(data)));
    });
  });
  return returned.finally(() => channel.close());
}
