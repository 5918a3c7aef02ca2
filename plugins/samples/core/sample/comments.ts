/** Each is one line with `{name}` placeholders. */
export const ENGLISH_COMMENTS = {
  pause: 'At least {seconds} s between two calls.',
  stopFlag: 'Set it to false to stop.',
  stopLoop: 'Leave the loop with break once you have what you wait for.',
  stopKey: 'Ctrl+C stops it.',
  pollUntil: 'Calls until `onData` returns false.',
  success: 'The call succeeded if the reply has {success}.',
  curlVersion: '--url-query needs curl 7.87 or later.',
  nodeVersion: 'Node.js 20 or later, as an ES module (.mjs).',
  httpErrors: 'Raises HTTPError for 4xx and 5xx.',
  codeDecides: 'The code in the reply decides, whatever the HTTP status.',
  objectUrl: 'Use it as the src of an image, then call URL.revokeObjectURL(objectUrl).',
  errorFile: 'A failed call may save JSON in place of the file.',
  browserCookies: 'Scripts cannot set cookies: the browser sends those that the server has set ({names}).',
  scriptCookies: 'Scripts cannot set cookies ({names}): a browser sends them itself, a mini-game has none.',
  noCookies: 'Mini-games cannot set cookies ({names}): make this call from a server.',
  noMethod: '{api} does not know {method}: make this call from a server.',
  noBody: '{api} sends no body with {method}.',
  noBodyUseServer: '{api} sends no body with {method}: make this call from a server.',
  noBodyUseNode: '{api} sends no body with {method}: use node:https for this call.',
  oneFile: '{api} sends one file by POST: make a call that needs more from a server.',
  oneValue: '{api} sends one value of each field: make a call that repeats {names} from a server.',
  plainFields: '{api} sends fields without a content type: from a server, {names} can have one.',
  typedFields: 'FormData would send a field with a content type as a file.',
  roundedCode: 'JavaScript rounds numbers beyond 2^53: codes next to {code} count as success, too.',
  formDataInBrowsers: 'Only browsers have FormData and Blob: a mini-game uploads with wx.uploadFile or its equivalent.',
  clientCertificate: 'The server asks for a client certificate (mutual TLS): set it up in your HTTP client.',
  basicCredentials: 'credentials: base64 of user:password.',
  digestCredentials: 'Digest credentials answer a challenge of the server: use a client that knows them.',
};

/** The comments in samples, in one language. */
export type SampleComments = typeof ENGLISH_COMMENTS;

export function fillComment(comment: string, values: Record<string, string | number>): string {
  return comment.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
