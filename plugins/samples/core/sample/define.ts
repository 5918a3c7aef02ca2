import { once } from '../../../shared/core/cache';
import { stack } from '../text/block';
import { writeComments } from '../text/comment';
import { print } from '../text/doc';
import { type PreparedRequest, prepareRequest } from './prepare';
import type { SampleLanguage, SampleRequest } from './types';

/** The same for all languages. */
const prepare = once((request: SampleRequest) => prepareRequest(request));

export function defineLanguage(
  about: Omit<SampleLanguage, 'write'>,
  write: (request: PreparedRequest) => string,
): SampleLanguage {
  const { comment: mark = '//' } = about.grammar;
  return {
    ...about,
    write(given) {
      const request = prepare(given);
      const { clientCertificate, comments, login } = request;
      const notes = writeComments(mark, [
        clientCertificate && comments.clientCertificate,
        login?.scheme === 'digest' && comments.digestCredentials,
      ]);
      // curl has options for both.
      return print(stack([about.id !== 'curl' && notes, write(request)]));
    },
  };
}
