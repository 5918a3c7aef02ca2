import { isObject, type JsonObject } from '../../../shared/core/json';
import { asQuestion, findNear } from '../../../shared/suggest';
import type { OpenApiVersion } from './types';

const NEEDED = 'Use OpenAPI 3 or Swagger 2.0.';

export type VersionFound =
  | { version: OpenApiVersion | '2.0'; full: string; warning?: string }
  | { error: string; hint?: string | undefined; key?: string };

export function isHtml(text: unknown): boolean {
  return typeof text === 'string' && /^\s*<(?:!doctype html|html)\b/i.test(text);
}

/** Detects the version by `openapi` (OpenAPI 3.1, section 4.8.1), or `swagger` before 3.0. */
export function findVersion(value: unknown): VersionFound {
  if (value === null) return { error: 'This file is empty.', hint: NEEDED };
  if (isHtml(value)) {
    return {
      error: 'This is an HTML page, not an OpenAPI document.',
      hint: 'Use the YAML or JSON file itself, not a page that shows it.',
    };
  }
  if (!isObject(value)) {
    const kind = Array.isArray(value) ? 'a list' : `a ${typeof value}`;
    return { error: `An OpenAPI document is an object; this file holds ${kind}.` };
  }
  const { openapi, swagger } = value;
  if (openapi === undefined && (swagger === '2.0' || swagger === 2)) return { version: '2.0', full: '2.0' };
  if (openapi === undefined) return findOther(value);
  // `3.0` without quotes is the number 3.
  const written = typeof openapi === 'number' ? openapi.toFixed(1) : openapi;
  if (typeof written !== 'string') return { error: '`openapi` must be a version, like "3.1.1".', key: 'openapi' };
  const version = /^3\.([012])(?:\.\d|$)/.exec(written)?.[1];
  if (version === undefined) return { error: `OpenAPI ${written} is not supported. ${NEEDED}`, key: 'openapi' };
  const full = /^3\.\d$/.test(written) ? `${written}.0` : written;
  const exact = typeof openapi === 'string' && full === openapi;
  return {
    version: `3.${version}` as OpenApiVersion,
    full,
    ...(exact ? {} : { warning: `\`openapi\` must be a string with three numbers: write "${full}".` }),
  };
}

function findOther(root: JsonObject): VersionFound {
  for (const [key, name] of [
    ['swagger', 'Swagger'],
    ['asyncapi', 'AsyncAPI'],
    ['arazzo', 'Arazzo'],
    ['overlay', 'an OpenAPI Overlay'],
    ['openrpc', 'OpenRPC'],
  ] as const) {
    if (root[key] === undefined) continue;
    const version = typeof root[key] === 'number' && Number.isInteger(root[key]) ? `${root[key]}.0` : String(root[key]);
    const hint =
      key === 'overlay' ? 'Name the document here, and this file in `overlays` or with `--overlay`.' : undefined;
    return { error: `This is ${name} ${version}. ${NEEDED}`, key, hint };
  }
  const near = findNear('openapi', Object.keys(root))[0];
  return {
    error: 'Not an OpenAPI document: the `openapi` field is missing.',
    hint: near === undefined ? 'Begin it with `openapi: 3.1.1`.' : asQuestion([`\`openapi\` instead of \`${near}\``]),
    ...(near === undefined ? {} : { key: near }),
  };
}
