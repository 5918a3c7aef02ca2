import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { NotRead } from '../../document/core';
import { Unavailable } from '../../document/web/fetchFile';
import { openWeb, type WebOptions } from '../../document/web/openWeb';
import type { Images, PlacedImage } from '../../shared/core/description';
import { refusePrivate } from './refusePrivate';

const MAX_IMAGES = 500;
const AT_ONCE = 8;

const LIMITS = {
  accept: 'image/avif, image/webp, image/png, image/jpeg, image/gif',
  timeoutMs: 10_000,
  maxBytes: 5 * 1024 * 1024,
  refuse: refusePrivate,
};

/** Types of images that cannot run code, as their first bytes say. */
const ENDINGS: Readonly<Record<string, string>> = { avif: 'avif', gif: 'gif', jpg: 'jpg', png: 'png', webp: 'webp' };

/** From here on, the width and height of a photograph are exchanged. */
const FIRST_TURNED = 5;

export interface ImageFile {
  /** Below the base path of the site. */
  path: string;
  bytes: Uint8Array;
}

export interface FetchedImages {
  /** By the address in the document. */
  placed: Images;
  files: readonly ImageFile[];
  /** Those that are left, with the reason. */
  failed: ReadonlyArray<{ url: string; reason: string }>;
}

export const NO_IMAGES: FetchedImages = { placed: new Map(), files: [], failed: [] };

/** Fetches images: `wanted` has their URLs by the address in the document. `folder`: where the site has them, without slashes at its ends. */
export type FetchImages = (wanted: ReadonlyMap<string, string>, folder: string) => Promise<FetchedImages>;

interface Read extends Omit<PlacedImage, 'src'> {
  /** Made from its content. */
  name: string;
  bytes: Uint8Array;
}

/** Asks for each image once, as long as this process runs; the next one gets it from a copy, if it has not changed. */
export function createImageFetcher(limits: Partial<typeof LIMITS> = {}, options?: WebOptions): FetchImages {
  const get = openWeb({ ...LIMITS, ...limits }, options);
  const known = new Map<string, Promise<Read | NotRead>>();
  const away = new Map<string, Unavailable>();

  async function read(url: string): Promise<Read | NotRead> {
    const { origin } = new URL(url);
    try {
      return away.get(origin) ?? readImage(url, (await get(url)).bytes);
    } catch (error) {
      if (error instanceof Unavailable) away.set(origin, error);
      if (error instanceof NotRead) return error;
      throw error;
    }
  }

  function readOnce(url: string): Promise<Read | NotRead> {
    const reading = known.get(url) ?? read(url);
    known.set(url, reading);
    return reading;
  }

  return async (wanted, folder) => {
    const [placed, files] = [new Map<string, PlacedImage>(), new Map<string, ImageFile>()];
    const failed: Array<{ url: string; reason: string }> = [];
    const left = [...wanted].slice(0, MAX_IMAGES);
    const work = async () => {
      for (let next = left.shift(); next; next = left.shift()) {
        const [written, url] = next;
        const image = await readOnce(url);
        if (image instanceof NotRead) failed.push({ url, reason: image.message });
        else {
          const { name, bytes, width, height } = image;
          const path = `${folder}/${name}`;
          files.set(path, { path, bytes });
          placed.set(written, { src: `/${path}`, width, height });
        }
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    for (const [, url] of [...wanted].slice(MAX_IMAGES))
      failed.push({ url, reason: `At most ${MAX_IMAGES} images are fetched.` });
    return { placed, files: [...files.values()], failed };
  };
}

function readImage(url: string, bytes: Uint8Array): Read {
  const { type = '', width, height, orientation = 1 } = measure(bytes) ?? { width: 0, height: 0 };
  const ending = ENDINGS[type];
  if (ending === undefined || !(width > 0 && height > 0))
    throw new NotRead({ rule: 'not-fetched', message: `\`${url}\` is no PNG, JPEG, GIF, WebP or AVIF image.` });
  const size = orientation < FIRST_TURNED ? { width, height } : { width: height, height: width };
  return { name: `${createHash('sha256').update(bytes).digest('hex').slice(0, 20)}.${ending}`, bytes, ...size };
}

function measure(bytes: Uint8Array): ReturnType<typeof imageSize> | undefined {
  try {
    return imageSize(bytes);
  } catch {
    // Something else, or damaged.
    return undefined;
  }
}
