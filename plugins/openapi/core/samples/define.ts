import { type PreparedRequest, prepareRequest } from './prepare';
import { writeComment } from './text/comment';
import { print } from './text/doc';
import type { SampleLanguage } from './types';

export function defineLanguage(
  about: Omit<SampleLanguage, 'write'>,
  write: (request: PreparedRequest) => string,
): SampleLanguage {
  const { comment: mark = '//' } = about.grammar;
  return {
    ...about,
    write(given) {
      const request = prepareRequest(given);
      // curl has options for both.
      const notes = about.id === 'curl' ? [] : clientNotes(request);
      return [...notes.map((note) => print(writeComment(mark, note))), write(request)].join('\n');
    },
  };
}

function clientNotes({ clientCertificate, comments, login }: PreparedRequest): string[] {
  return [
    ...(clientCertificate ? [comments.clientCertificate] : []),
    ...(login?.scheme === 'digest' ? [comments.digestCredentials] : []),
  ];
}
