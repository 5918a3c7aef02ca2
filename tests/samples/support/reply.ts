import type { SampleRequest } from '../../../plugins/samples/core/sample/types';

export function goodReply({ envelope, result }: SampleRequest): { contentType: string; text: string } {
  if (result === 'binary') return { contentType: 'application/octet-stream', text: 'binary' };
  if (result === 'text') return { contentType: 'text/plain', text: 'text' };
  const reply = envelope
    ? Object.fromEntries([
        [envelope.message, 'fine'],
        [envelope.data, { answer: 42 }],
        [envelope.code, envelope.success],
      ])
    : { answer: 42 };
  // Samples have U+FFFD for lone surrogates.
  const text = JSON.stringify(reply).replace(/\\ud[89a-f]\w\w/g, '\uFFFD');
  return { contentType: 'application/json', text };
}
