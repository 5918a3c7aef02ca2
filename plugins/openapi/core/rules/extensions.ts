import { RETRIES } from '../model/errors';
import type { Place } from '../walkDocument';

/** JSON Schema 2020-12, as far as the extensions need it. */
type ExtensionSchema = Record<string, unknown>;

export interface Extension {
  description: string;
  /** Where it has a meaning. */
  on: Place[];
  schema: ExtensionSchema;
}

const sentence = { type: 'string', minLength: 1 };
const order = { type: 'number', description: 'Place among siblings, ascending.' };
const place = {
  type: 'object',
  required: ['title'],
  properties: { title: sentence, order },
  additionalProperties: false,
};
const code = { type: 'integer', minimum: 1, description: 'An error code, as the envelope brings it.' };

const assumed = {
  type: ['string', 'array'],
  minLength: 1,
  minItems: 1,
  items: sentence,
  description: 'A sentence of Markdown, or a list of them.',
};

/** What our documents say beyond OpenAPI. */
export const EXTENSIONS: Record<string, Extension> = {
  'x-page': {
    description: 'The tag is a page: where it stands.',
    on: ['tag'],
    schema: {
      type: 'object',
      required: ['path'],
      properties: {
        path: {
          type: 'string',
          pattern: '^[^\\s/?#]+(/[^\\s/?#]+)*$',
          description: 'Address below the base path, without a slash at either end, like `api/business-invite`.',
        },
        order,
        group: { ...place, description: 'Group of the sidebar. Without one the page stands above the groups.' },
        nav: {
          type: 'object',
          required: ['title'],
          properties: { title: sentence, order, second: place },
          additionalProperties: false,
          description: 'Entry of the top navigation, and of its second level.',
        },
      },
      additionalProperties: false,
    },
  },
  'x-envelope': {
    description: 'This schema wraps every result.',
    on: ['schema'],
    schema: {
      type: 'object',
      required: ['code', 'success', 'message', 'data'],
      properties: {
        code: { type: 'string', description: 'Name of the property that tells success from failure.' },
        success: { type: ['integer', 'string', 'boolean'], description: 'Its value on success.' },
        message: { type: 'string', description: 'Name of the property with a text about the outcome.' },
        data: { type: 'string', description: 'Name of the property with the result itself.' },
      },
      additionalProperties: false,
    },
  },
  'x-error-catalogue': {
    description: 'Every error code that a call can bring.',
    on: ['root'],
    schema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'name', 'meaning'],
        properties: {
          code,
          name: { ...sentence, description: 'Stable id.' },
          title: { ...sentence, description: 'The heading, where the name does not read well as one.' },
          feature: { ...sentence, description: 'The feature that it belongs to; the catalogue is grouped by it.' },
          derived: {
            enum: ['parameters', 'required'],
            description: 'Follows from the shape of a request: any operation that takes, or needs, something.',
          },
          meaning: { ...sentence, description: 'What happened.' },
          cause: { ...sentence, description: 'What usually brings it.' },
          action: { ...sentence, description: 'What the caller should do.' },
          retry: {
            enum: RETRIES,
            description: 'May the same call be sent again?',
          },
          unused: { ...sentence, description: 'Why no operation brings it.' },
          'x-assumed': assumed,
          meanings: {
            type: 'array',
            items: {
              type: 'object',
              required: ['when', 'meaning'],
              properties: {
                name: { ...sentence, description: 'What `x-errors` calls this meaning.' },
                when: sentence,
                meaning: sentence,
                action: { ...sentence, description: 'What the caller should do there.' },
              },
              additionalProperties: false,
            },
            description: 'Where one code has several meanings: which applies when.',
          },
        },
        additionalProperties: false,
      },
    },
  },
  'x-errors': {
    description: 'Error codes that this can bring.',
    on: ['operation', 'security scheme', 'parameter'],
    schema: {
      type: 'array',
      items: {
        type: ['integer', 'object'],
        minimum: 1,
        required: ['code'],
        properties: {
          code,
          meaning: { ...sentence, description: 'Of several meanings, the `name` of the one that applies here.' },
          when: { ...sentence, description: 'When the code applies here.' },
          'x-assumed': assumed,
        },
        additionalProperties: false,
      },
    },
  },
  'x-effect': {
    description: 'What a successful call does to what the service holds.',
    on: ['operation'],
    schema: {
      type: 'object',
      required: ['kind'],
      properties: {
        kind: { enum: ['reads', 'changes', 'deletes'], description: 'The strongest effect.' },
        irreversible: { type: 'boolean', description: 'No other call brings back what was there.' },
      },
      additionalProperties: false,
    },
  },
  'x-assumed': {
    description: 'What the documentation assumes where its source says nothing.',
    on: [
      'info',
      'tag',
      'operation',
      'parameter',
      'header',
      'request body',
      'response',
      'schema',
      'security scheme',
      'catalogue entry',
      'listed error',
    ],
    schema: assumed,
  },
  'x-poll': {
    description: 'The call is meant to be repeated.',
    on: ['operation'],
    schema: {
      type: 'object',
      required: ['seconds'],
      properties: {
        seconds: { type: 'number', exclusiveMinimum: 0, description: 'At least so many seconds between two calls.' },
        until: { ...sentence, description: 'When to stop.' },
        recommended: { type: 'boolean', description: 'The interval is advice, not a limit.' },
      },
      additionalProperties: false,
    },
  },
};
