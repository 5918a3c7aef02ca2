import type { Block } from '../text/block';
import { writeComment } from '../text/comment';

const JACKSON = 'com.fasterxml.jackson.core:jackson-databind';

const CLASSES: Record<string, string> = {
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

/** Removes literals, so that their text is not mistaken for class names. */
function withoutLiterals(code: string): string {
  return code.replace(/"""[^]*?[^\\]"""|"(?:[^"\\\n]|\\.)*"/g, '""');
}

export function javaImports(code: string): Block {
  const names = new Set(withoutLiterals(code).match(/\w+/g));
  const imports = Object.entries(CLASSES).flatMap(([name, from]) =>
    names.has(name) ? [name === 'ObjectMapper' && writeComment('//', JACKSON), `import ${from}.${name};`] : [],
  );
  return [...imports, ...(names.has('UTF_8') ? ['', 'import static java.nio.charset.StandardCharsets.UTF_8;'] : [])];
}
