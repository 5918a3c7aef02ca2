import { lazily } from '../../shared/core/cache';
import { type Problem, startOf } from '../../shared/problem';
import { joinPath } from '../../shared/siteLink';
import type { ApiModel } from '../core/model/types';
import { findImages } from '../core/pages/site/findImages';
import { createImageFetcher, type FetchedImages, NO_IMAGES } from './fetchImages';

const fetcher = lazily(createImageFetcher);

/** Fetches the images of a document, if the site wants that. They go beside its pages. */
export async function readImages(
  model: ApiModel,
  { docsUrl, fetchImages, routeBase }: { docsUrl?: string; fetchImages?: boolean; routeBase: string },
  docsBase = '',
): Promise<FetchedImages> {
  if (!fetchImages) return NO_IMAGES;
  return fetcher()(findImages(model, docsUrl), joinPath(docsBase, routeBase, 'images'));
}

/** One warning, whatever has failed: pages have links in their place. */
export function noteMissingImages({ placed, failed: [first, ...others] }: FetchedImages, file: string): Problem[] {
  if (!first) return [];
  const count = others.length + 1;
  return [
    {
      ...startOf(file),
      rule: 'image-not-fetched',
      severity: 'warning',
      message: `${count} of ${placed.size + count} images ${count === 1 ? 'was' : 'were'} not fetched, such as \`${first.url}\`: ${first.reason}`,
      hint: 'A link to the image is shown instead; a logo is left out.',
    },
  ];
}
