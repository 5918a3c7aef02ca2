import { writeMultipart } from '../multipart';
import type { PreparedFile, PreparedPart } from '../prepare';
import { type Block, indent } from '../text/block';
import { writeTemplate } from './quote';

/** FormData sends a field with a content type as a file named `blob`, which servers take for one. */
export function fitsFormData(parts: PreparedPart[]): boolean {
  return parts.every(({ fileName, contentType }) => fileName !== undefined || contentType === undefined);
}

/** A multipart body as a Blob called `form`. `fileCode`: the code of a file; `index` counts the files. */
export function writeMultipartBlob(
  parts: PreparedPart[],
  variable: (name: string) => string,
  fileCode: (file: Pick<PreparedFile, 'fileName'>, index: number) => string,
): { setup: Block; contentType: string } {
  const { boundary, lines } = writeMultipart(parts);
  let files = 0;
  const codes = lines
    // The last one is empty: the line break before it comes with the line before.
    .slice(0, -1)
    .map((line) => (line.fileName === undefined ? writeTemplate(line.text, variable) : fileCode(line, files++)));
  return {
    setup: [
      'const lines = [',
      indent(
        codes.map((code) => `${code},`),
        '  ',
      ),
      '];',
      "const form = new Blob(lines.flatMap((line) => [line, '\\r\\n']));",
    ],
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
