import type { Block } from '../../text/block';
import { writeComment } from '../../text/comment';
import { type Doc, needing } from '../../text/doc';

const JACKSON = 'com.fasterxml.jackson.core:jackson-databind';

const CLASSES = {
  JsonNode: 'com.fasterxml.jackson.databind',
  ObjectMapper: 'com.fasterxml.jackson.databind',
  IOException: 'java.io',
  URI: 'java.net',
  URLEncoder: 'java.net',
  HttpClient: 'java.net.http',
  HttpRequest: 'java.net.http',
  BodyPublishers: 'java.net.http.HttpRequest',
  HttpResponse: 'java.net.http',
  BodyHandlers: 'java.net.http.HttpResponse',
  Files: 'java.nio.file',
  Path: 'java.nio.file',
  Base64: 'java.util',
};

export const TAKEN_CLASSES: ReadonlySet<string> = new Set([
  ...Object.keys(CLASSES),
  ...['Byte', 'Exception', 'Object', 'String', 'System', 'Thread', 'Void'],
]);

export function using(names: Array<keyof typeof CLASSES | 'UTF_8'>, code: Doc): Doc {
  return needing(names, code);
}

export function javaImports(needs: ReadonlySet<string>): Block {
  const imports = Object.entries(CLASSES).flatMap(([name, from]) =>
    needs.has(name) ? [name === 'ObjectMapper' && writeComment('//', JACKSON), `import ${from}.${name};`] : [],
  );
  return [...imports, ...(needs.has('UTF_8') ? ['', 'import static java.nio.charset.StandardCharsets.UTF_8;'] : [])];
}
