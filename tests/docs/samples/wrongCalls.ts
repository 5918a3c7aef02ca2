import { createCloud } from '../../../docs/_samples/cloud';

/** Never runs: `tsc` reports each line that is right. */
export function callWrongly(): void {
  const call = createCloud();
  const key = { session_key: 'key' };
  // @ts-expect-error There is no such path.
  void call('GET', '/api/v1/invite/detail', key);
  // @ts-expect-error The path takes another method.
  void call('POST', '/api/v1/invite/details', key);
  // @ts-expect-error The parameter has another name.
  void call('GET', '/api/v1/invite/details', { sessionKey: 'key' });
  // @ts-expect-error A required parameter is missing.
  void call('GET', '/api/v1/invite/details');
  // @ts-expect-error The parameter is a number.
  void call('GET', '/api/v1/invite/generate', { ...key, ttl: '5' });
  // @ts-expect-error The body is missing.
  void call('POST', '/api/v1/archive/set/progress', key);
  // @ts-expect-error The result has no such field.
  void call('GET', '/api/v1/invite/details', key).then(({ invites }) => invites);
  // @ts-expect-error The id may be a string of digits.
  void call('GET', '/api/v1/share/friends/revive', key).then(([id]) => Math.abs(id ?? 0));
}
