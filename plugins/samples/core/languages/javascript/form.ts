import type { SampleComments } from '../../sample/comments';
import { writeMultipart } from '../../sample/multipart';
import type { PreparedPart } from '../../sample/prepare';
import { type Block, indent } from '../../text/block';
import { writeComment } from '../../text/comment';
import { code, type Doc } from '../../text/doc';
import { writeCall, writeValue } from './literals';
import { quoteJs, writeTemplate } from './quote';

export interface FormDialect {
  variable(name: string): string;
  fileBody(fileName: string, index: number): Doc;
  fileBlob(fileName: string, contentType: string | undefined, index: number): Doc;
}

/** Builds the constant `form`. A content type is absent if the client sets it. */
export function writeForm(
  parts: PreparedPart[],
  { typedFields }: SampleComments,
  dialect: FormDialect,
): { setup: Block; contentType?: string } {
  // FormData sends a field with a content type as a file named `blob`, and servers treat it as a file.
  if (parts.every(({ fileName, contentType }) => fileName !== undefined || contentType === undefined)) {
    return { setup: ['const form = new FormData();', appendParts(parts, dialect)] };
  }
  const { contentType, lines } = writeMultipart(parts);
  let files = 0;
  const codes = lines
    // Drops the final empty line; each line carries its own line break.
    .slice(0, -1)
    .map((line) =>
      line.fileName === undefined
        ? writeTemplate(line.text, dialect.variable)
        : dialect.fileBody(line.fileName, files++),
    );
  return {
    setup: [
      writeComment('//', typedFields),
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
    contentType,
  };
}

function appendParts(parts: PreparedPart[], dialect: FormDialect): Doc[] {
  let files = 0;
  return parts.map((part) => {
    const values =
      part.fileName === undefined
        ? [writeValue(part.value, dialect.variable)]
        : [dialect.fileBlob(part.fileName, part.contentType, files++), quoteJs(part.fileName)];
    return code`${writeCall('form.append', [quoteJs(part.name), ...values])};`;
  });
}
