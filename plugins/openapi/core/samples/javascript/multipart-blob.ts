import { writeMultipart } from '../multipart';
import type { PreparedFile, PreparedPart } from '../prepare';
import { type Block, indent } from '../text/block';
import { code } from '../text/doc';
import { writeTemplate } from './quote';

/** FormData sends a field with a content type as a file named `blob`, and servers treat it as a file. */
export function fitsFormData(parts: PreparedPart[]): boolean {
  return parts.every(({ fileName, contentType }) => fileName !== undefined || contentType === undefined);
}

export function writeMultipartBlob(
  parts: PreparedPart[],
  variable: (name: string) => string,
  fileCode: (file: Pick<PreparedFile, 'fileName'>, index: number) => string,
): { setup: Block; contentType: string } {
  const { boundary, lines } = writeMultipart(parts);
  let files = 0;
  const codes = lines
    // Drops the final empty line; each line carries its own line break.
    .slice(0, -1)
    .map((line) => (line.fileName === undefined ? writeTemplate(line.text, variable) : fileCode(line, files++)));
  return {
    setup: [
      'const lines = [',
      indent(
        codes.map((line) => code`${line},`),
        '  ',
      ),
      '];',
      'const form = new Blob(',
      "  lines.flatMap((line) => [line, '\\r\\n']),",
      ');',
    ],
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}
