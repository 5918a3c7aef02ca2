/** What a field holds: a type, a fixed word, another shape, or a list or map of one. `reusable`: items may refer to components. */
export type Kind =
  | 'string'
  | 'number'
  | 'integer'
  | 'boolean'
  | 'any'
  | 'schema'
  | 'strings'
  | 'criterion-type'
  | 'selector-type'
  | 'outputs'
  | readonly string[]
  | { shape: ShapeName }
  | { list: ShapeName; reusable?: true }
  | { map: ShapeName | 'schema' };

export interface Shape {
  /** In a message: begins a sentence. */
  title: string;
  fields: Readonly<Record<string, Kind>>;
  required: readonly string[];
  /** Fields, or words of an enumeration, that 1.0 does not have. */
  new?: readonly string[];
}

export type ShapeName =
  | 'document'
  | 'info'
  | 'source'
  | 'workflow'
  | 'step'
  | 'request'
  | 'message'
  | 'security'
  | 'parameter'
  | 'reusable'
  | 'successAction'
  | 'failureAction'
  | 'criterion'
  | 'selector'
  | 'body'
  | 'replacement'
  | 'components';

const METHODS = ['get', 'post', 'put', 'delete', 'patch', 'head', 'options', 'trace', 'connect', 'query'];

const ACTION = {
  name: 'string',
  workflowId: 'string',
  stepId: 'string',
  parameters: { list: 'parameter', reusable: true },
  criteria: { list: 'criterion' },
} as const;

/** Arazzo 1.1, "Schema". */
export const SHAPES: Readonly<Record<ShapeName, Shape>> = {
  document: {
    title: 'An Arazzo document',
    fields: {
      arazzo: 'string',
      $self: 'string',
      info: { shape: 'info' },
      sourceDescriptions: { list: 'source' },
      workflows: { list: 'workflow' },
      components: { shape: 'components' },
    },
    required: ['arazzo', 'info', 'sourceDescriptions', 'workflows'],
    new: ['$self'],
  },
  info: {
    title: '`info`',
    fields: { title: 'string', summary: 'string', description: 'string', version: 'string' },
    required: ['title', 'version'],
  },
  source: {
    title: 'A source description',
    fields: { name: 'string', url: 'string', type: ['openapi', 'arazzo', 'asyncapi'] },
    required: ['name', 'url'],
    new: ['asyncapi'],
  },
  workflow: {
    title: 'A workflow',
    fields: {
      workflowId: 'string',
      summary: 'string',
      description: 'string',
      inputs: 'schema',
      dependsOn: 'strings',
      steps: { list: 'step' },
      successActions: { list: 'successAction', reusable: true },
      failureActions: { list: 'failureAction', reusable: true },
      outputs: 'outputs',
      parameters: { list: 'parameter', reusable: true },
      'x-security': { list: 'security' },
    },
    required: ['workflowId', 'steps'],
  },
  step: {
    title: 'A step',
    fields: {
      description: 'string',
      stepId: 'string',
      operationId: 'string',
      operationPath: 'string',
      channelPath: 'string',
      workflowId: 'string',
      'x-operation': { shape: 'request' },
      'x-security': { list: 'security' },
      'x-label': 'string',
      'x-actor': 'string',
      'x-before': { list: 'message' },
      'x-after': { list: 'message' },
      parameters: { list: 'parameter', reusable: true },
      requestBody: { shape: 'body' },
      successCriteria: { list: 'criterion' },
      onSuccess: { list: 'successAction', reusable: true },
      onFailure: { list: 'failureAction', reusable: true },
      outputs: 'outputs',
      timeout: 'integer',
      correlationId: 'string',
      action: ['send', 'receive'],
      dependsOn: 'strings',
    },
    required: ['stepId'],
    new: ['channelPath', 'timeout', 'correlationId', 'action', 'dependsOn'],
  },
  request: {
    title: '`x-operation`',
    fields: { url: 'string', method: [...METHODS, ...METHODS.map((method) => method.toUpperCase())] },
    required: ['url', 'method'],
  },
  security: {
    title: 'An entry of `x-security`',
    fields: { schemeName: 'string', scheme: 'any', values: 'any' },
    required: ['values'],
  },
  message: {
    title: 'A message of `x-before` or `x-after`',
    fields: { from: 'string', to: 'string', text: 'string', answer: 'boolean' },
    required: ['text'],
  },
  parameter: {
    title: 'A parameter',
    fields: { name: 'string', in: ['path', 'query', 'querystring', 'header', 'cookie'], value: 'any' },
    required: ['name', 'value'],
    new: ['querystring'],
  },
  reusable: {
    title: 'A reference to a component',
    fields: { reference: 'string', value: 'any' },
    required: ['reference'],
  },
  successAction: {
    title: 'A success action',
    fields: { ...ACTION, type: ['end', 'goto'] },
    required: ['name', 'type'],
    new: ['parameters'],
  },
  failureAction: {
    title: 'A failure action',
    fields: { ...ACTION, type: ['end', 'goto', 'retry'], retryAfter: 'number', retryLimit: 'integer' },
    required: ['name', 'type'],
    new: ['parameters'],
  },
  criterion: {
    title: 'A criterion',
    fields: { context: 'string', condition: 'string', type: 'criterion-type' },
    required: ['condition'],
  },
  selector: {
    title: 'A selector',
    fields: { context: 'string', selector: 'string', type: 'selector-type' },
    required: ['context', 'selector', 'type'],
  },
  body: {
    title: '`requestBody`',
    fields: { contentType: 'string', payload: 'any', replacements: { list: 'replacement' } },
    required: [],
  },
  replacement: {
    title: 'A replacement',
    fields: { target: 'string', targetSelectorType: 'selector-type', value: 'any' },
    required: ['target', 'value'],
    new: ['targetSelectorType'],
  },
  components: {
    title: '`components`',
    fields: {
      inputs: { map: 'schema' },
      parameters: { map: 'parameter' },
      successActions: { map: 'successAction' },
      failureActions: { map: 'failureAction' },
    },
    required: [],
  },
};

export const EXPRESSION_VERSIONS: Readonly<Record<string, readonly string[]>> = {
  jsonpath: ['rfc9535', 'draft-goessner-dispatch-jsonpath-00'],
  xpath: ['xpath-31', 'xpath-30', 'xpath-20', 'xpath-10'],
  jsonpointer: ['rfc6901'],
};
