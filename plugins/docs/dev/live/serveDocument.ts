import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiSource, PUBLISHED_FILES } from '../../../openapi';
import { joinPath } from '../../../shared/siteLink';

type Next = () => void;

/** One entry of `devServer.setupMiddlewares`. */
export interface Middleware {
  name: string;
  middleware(request: IncomingMessage, response: ServerResponse, next: Next): void;
}

/** Dev server: writes the document into one file on demand, not with every save. Its images are in memory. */
export function serveDocument(
  api: Pick<ApiSource, 'options' | 'print' | 'current'>,
  { baseUrl, docsBase }: { baseUrl: string; docsBase: string },
): Middleware {
  const folder = [baseUrl, docsBase, api.options.routeBase].flatMap((part) => part.split('/'));
  const files = PUBLISHED_FILES.map((one) => ({ ...one, path: `/${joinPath(...folder, one.name)}` }));
  return {
    name: 'livespec-document',
    middleware(request, response, next) {
      const [path] = (request.url ?? '').split('?');
      const file = files.find((candidate) => candidate.path === path);
      const text = file && api.print(file.format);
      const image = api.current().images.files.find((candidate) => `${baseUrl}${candidate.path}` === path);
      if (image) return void response.end(image.bytes);
      if (!file || text === undefined) return next();
      response.setHeader('Content-Type', `${file.mediaType}; charset=utf-8`);
      response.end(text);
    },
  };
}
