export interface MultipartPart {
  name: string;
  fileName?: string;
  contentType?: string;
  text: string;
}

/** Undoes browsers' escapes (HTML standard, "multipart/form-data encoding algorithm"). */
const unescapeName = (name: string) => name.replace(/%(0D|0A|22)/g, decodeURIComponent);

function parsePart(bytes: string): MultipartPart {
  const end = bytes.indexOf('\r\n\r\n');
  const decode = (text: string) => Buffer.from(text, 'latin1').toString('utf8');
  const header = decode(bytes.slice(0, end));
  const parameter = (name: string) => new RegExp(`; ${name}="([^"]*)"`).exec(header)?.[1];
  const fileName = parameter('filename');
  return {
    name: unescapeName(parameter('name') ?? ''),
    fileName: fileName === undefined ? undefined : unescapeName(fileName),
    contentType: /^Content-Type: (.*)$/im.exec(header)?.[1],
    text: decode(bytes.slice(end + 4)),
  };
}

/** RFC 7578. `Response.formData` drops byte order marks and treats typed fields as files. */
export function parseMultipart(contentType: string, body: Buffer): MultipartPart[] {
  const boundary = /^multipart\/form-data; boundary="?([^"]+)"?$/.exec(contentType)?.[1];
  if (boundary === undefined) throw new Error(`not a multipart type: ${contentType}`);
  const pieces = `\r\n${body.toString('latin1')}`.split(`\r\n--${boundary}`);
  const last = pieces.pop();
  if (!last?.startsWith('--')) throw new Error('the body does not end with its boundary');
  return pieces.slice(1).map((piece) => parsePart(piece.slice(2)));
}
