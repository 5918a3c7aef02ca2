import type { MediaType, Operation, Parameter, SecurityScheme } from '../../../openapi';
import { hasStyle } from '../../../samples/core/request';
import { isBytes } from '../../../schema/core/keywords/valueTypes';
import { isObject } from '../../../shared/core/json';
import { isJson, isText } from '../../../shared/core/mediaTypes';
import type { SandboxBody, SandboxContent, SandboxKey, SandboxOperation, SandboxParameter } from '../api';
import { type CompileTools, compileParameter } from './compileParameter';
import { isOnlyObject, propertiesOf, readTypes } from './schemas/readTypes';

type Compiled = Pick<SandboxOperation, 'method' | 'path' | 'title' | 'parameters' | 'body' | 'security'>;

export function compileOperation(operation: Operation, tools: CompileTools): Compiled {
  const { method, path, title, source } = operation;
  const place = `${source.file}:${source.line}: ${method} ${path}`;
  const toolsFor = (name: string): CompileTools => ({
    ...tools,
    warn: (reason) => tools.warn(`${place}: ${name} is checked without a keyword: ${reason}`),
  });
  const { body } = operation;
  const parameters = operation.parameters
    .filter((parameter) => !isIgnored(parameter))
    .map((parameter) => compileParameter(parameter, toolsFor(`\`${parameter.name}\``)));
  const security = operation.security.map((set) => set.flatMap(({ scheme }) => compileKey(scheme)));
  return {
    method,
    path,
    title,
    parameters: withAllOthers(parameters, security.flat()),
    ...(body ? { body: compileBody(withoutDuty(operation, body), toolsFor('the body')) } : {}),
    security,
  };
}

function withAllOthers(parameters: SandboxParameter[], keys: SandboxKey[] = []): SandboxParameter[] {
  return parameters.map((parameter) => withOthers(parameter, [...parameters, ...keys]));
}

/** An exploded map of typed values in a query or a form has no name of its own: `colour=red&size=1`. */
function withOthers(parameter: SandboxParameter, beside: Array<SandboxParameter | SandboxKey>): SandboxParameter {
  const { name, object, rest, in: place } = parameter;
  if (object?.separator !== 'repeat' || !rest || place === 'querystring') return parameter;
  const others = beside.filter((one) => one !== parameter && one.in === place).flatMap(namesOf);
  return { ...parameter, object: { ...object, others: [name, ...others] } };
}

function namesOf(parameter: SandboxParameter | SandboxKey): string[] {
  const isSpread = 'object' in parameter && parameter.object?.separator === 'repeat';
  return [parameter.name, ...(isSpread ? Object.keys(parameter.fields ?? {}) : [])];
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
  // Many generators declare any type, or JSON, for a file.
  const kind = isBytes(tools.shapes.of(content.schema).keywords) ? 'bytes' : kindOf(mediaType);
  if (kind === 'text' || kind === 'bytes') return { mediaType, kind };
  const schema = content.schema ?? true;
  const types = readTypes(tools.shapes.of(schema));
  const demands = tools.demandsOf(schema, tools.warn);
  return {
    mediaType,
    kind,
    ...(types ? { types } : {}),
    ...(kind === 'json' ? {} : { fields: withAllOthers(compileFields(content, tools)) }),
    ...(demands === undefined ? {} : { schema: demands }),
  };
}

function kindOf(mediaType: string): SandboxContent['kind'] {
  if (isJson(mediaType) || /^(\*|application)\/\*$/.test(mediaType)) return 'json';
  if (mediaType === 'application/x-www-form-urlencoded') return 'form';
  if (mediaType.startsWith('multipart/')) return 'multipart';
  return isText(mediaType) ? 'text' : 'bytes';
}

function compileFields({ schema, encoding }: MediaType, tools: CompileTools) {
  return [...propertiesOf(tools.shapes.of(schema))].map(([name, property]) => {
    const rules = encoding.find((each) => each.property === name);
    const { contentType = '', style, explode } = rules ?? {};
    const isJsonByDefault = isOnlyObject(readTypes(property.shape));
    const isWrittenAsJson = !hasStyle(rules ?? {}) && (isJson(contentType) || isJsonByDefault);
    return compileParameter(
      {
        name,
        in: 'query',
        required: false,
        schema: isObject(property.schema) ? property.schema : true,
        contentType: isWrittenAsJson ? 'application/json' : undefined,
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
