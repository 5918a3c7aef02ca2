import { translateDocument } from '../../../../document/core/grammar/translate';
import { findImages as findInText } from '../../../../shared/core/description';
import { isUrl } from '../../../../shared/core/isUrl';
import type { ApiModel } from '../../model/types';
import { baseOf } from './relativeLinks';

/** Returns the URLs of the images in the texts of a document, and of its logo, by how they are written. */
export function findImages(model: ApiModel, docsUrl: string | undefined): Map<string, string> {
  const base = baseOf(model, docsUrl);
  const texts = translateDocument(model.document, {}).missing;
  const written = [...(model.logo ? [model.logo.url] : []), ...texts.flatMap(findInText)];
  return new Map(
    written.flatMap((src) => {
      const url = URL.canParse(src, base) ? new URL(src, base).href : '';
      return isUrl(url) ? [[src, url] as const] : [];
    }),
  );
}
