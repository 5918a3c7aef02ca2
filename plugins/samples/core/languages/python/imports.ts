import type { Block } from '../../text/block';
import { type Doc, needing } from '../../text/doc';

/** Lines by what code needs, in the order of the sample. `Request` shares the last line. */
const IMPORTS = {
  base64: 'import base64',
  json: 'import json',
  os: 'import os',
  time: 'import time',
  Path: 'from pathlib import Path',
  HTTPError: 'from urllib.error import HTTPError',
  urlencode: 'from urllib.parse import urlencode',
};

export function using(name: keyof typeof IMPORTS | 'Request', code: Doc): Doc {
  return needing([name], code);
}

export function pythonImports(needs: ReadonlySet<string>): Block {
  return [
    Object.entries(IMPORTS).map(([name, line]) => needs.has(name) && line),
    `from urllib.request import ${needs.has('Request') ? 'Request, ' : ''}urlopen`,
  ];
}
