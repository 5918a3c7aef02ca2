import type { MediaType, Operation, Parameter, SecurityScheme } from '../../../openapi';
import type { SandboxBody, SandboxContent, SandboxKey, SandboxOperation } from '../api';
import { type CompileTools, compileParameter } from './compileParameter';
import { isJsonType, isTextType } from './schemas/mediaTypes';
import { followAll, isObject, propertiesOf, readTypes } from './schemas/readTypes';

type Compiled = Pick<SandboxOperation, 'method' | 'path' | 'title' | 'parameters' | 'body' | 'security'>;

export function compileOperation(operation: Operation, tools: CompileTools): Compiled {
  const { method, path, title, source } = operation;
  const place = `${source.file}:${source.line}: ${method} ${path}`;
  const toolsFor = (name: string): CompileTools => ({
    ...tools,
    warn: (reason) => tools.warn(`${place}: ${name} is checked without a keyword: ${reason}`),
  });
  const { body } = operation;
  return {
    method,
    path,
    title,
    parameters: operation.parameters
      .filter((parameter) => !isIgnored(parameter))
      .map((parameter) => compileParameter(parameter, toolsFor(`\`${parameter.name}\``))),
    ...(body ? { body: compileBody(withoutDuty(operation, body), toolsFor('the body')) } : {}),
    security: operation.security.map((set) => set.flatMap(({ scheme }) => compileKey(scheme))),
  };
}

/** OpenAPI ignores header parameters with these names. */
function isIgnored({ in: place, name }: Parameter): boolean {
  return place === 'header' && /^(accept|content-type|authorization)$/i.test(name);
}

/** Browsers and many servers have no body with these methods, whatever a document says. */
function withoutDuty({ method }: Operation, body: NonNullable<Operation['body']>): NonNullable<Operation['body']> {
  return /^(GET|HEAD)$/.test(method) ? { ...body, required: false } : body;
}

function compileBody({ required, contents }: NonNullable<Operation['body']>, tools: CompileTools): SandboxBody {
  return { required, contents: contents.map((content) => compileContent(content, tools)) };
}

function compileContent(content: MediaType, tools: CompileTools): SandboxContent {
  const mediaType = (content.mediaType.split(';')[0] ?? '').trim().toLowerCase();
  const kind = isFile(content.schema, tools) ? 'bytes' : kindOf(mediaType);
  if (kind === 'text' || kind === 'bytes') return { mediaType, kind };
  const schema = content.schema ?? true;
  const types = readTypes(schema, tools.resolve);
  const demands = tools.demandsOf(schema, tools.warn);
  return {
    mediaType,
    kind,
    ...(types ? { types } : {}),
    ...(kind === 'json' ? {} : { fields: compileFields(content, kind, tools) }),
    ...(demands === undefined ? {} : { schema: demands }),
  };
}

/** Many generators declare any type, or JSON, for a file. */
function isFile(schema: unknown, { resolve }: CompileTools): boolean {
  const { type, format, contentEncoding } = followAll(schema, resolve);
  return type === 'string' && format === 'binary' && contentEncoding === undefined;
}

function kindOf(mediaType: string): SandboxContent['kind'] {
  if (isJsonType(mediaType) || /^(\*|application)\/\*$/.test(mediaType)) return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'form';
  if (mediaType.startsWith('multipart/')) return 'multipart';
  return isTextType(mediaType) ? 'text' : 'bytes';
}

function compileFields({ schema, encoding }: MediaType, kind: 'form' | 'multipart', tools: CompileTools) {
  return Object.entries(propertiesOf(schema, tools.resolve)).map(([name, property]) => {
    const { contentType, style, explode } = encoding.find((each) => each.property === name) ?? {};
    const isObjectPart = kind === 'multipart' && readTypes(property, tools.resolve)?.join() === 'object';
    return compileParameter(
      {
        name,
        in: 'query',
        required: false,
        schema: isObject(property) ? property : true,
        contentType: isJsonType(contentType) || isObjectPart ? 'application/json' : undefined,
        style,
        explode,
        allowEmptyValue: true,
        errors: [],
      },
      // The schema of the whole form validates its fields.
      { ...tools, demandsOf: () => undefined },
    );
  });
}

/** Returns nothing for keys that are not sent in a header or parameter, such as certificates, or that nothing declares. */
function compileKey({ type, in: place, name, scheme = '' }: SecurityScheme): SandboxKey[] {
  if (type === 'apiKey' && name !== undefined && (place === 'query' || place === 'header' || place === 'cookie')) {
    return [{ name, in: place }];
  }
  if (type === 'mutualTLS' || type === 'unknown' || (type === 'http' && scheme === '')) return [];
  const prefix = type === 'http' ? scheme.charAt(0).toUpperCase() + scheme.slice(1) : 'Bearer';
  return [{ name: 'Authorization', in: 'header', prefix: `${prefix} ` }];
}
