/** The message of a step: `message` is that of AsyncAPI. */
export type MessageKind = 'request' | 'response' | 'message';

/** A runtime expression. `name` may go on into a value: `user.id` is a name, or the member `id` of `user`. */
export type Expression =
  | { kind: 'url' | 'method' | 'statusCode' | 'self' }
  | { kind: 'header' | 'query' | 'path'; of: MessageKind; name: string }
  | { kind: 'body'; of: MessageKind; name: string; pointer?: string }
  | { kind: 'inputs' | 'outputs'; name: string; pointer?: string }
  | { kind: 'steps'; step: string; name: string; pointer?: string }
  | { kind: 'workflows'; workflow: string; field: 'inputs' | 'outputs'; name: string; pointer?: string }
  | { kind: 'sourceDescriptions'; from: string; reference: string }
  | { kind: 'components'; type: string; name: string };

/** Why a text is none, and at which character. */
export interface ExpressionMistake {
  message: string;
  hint?: string;
  at: number;
}
