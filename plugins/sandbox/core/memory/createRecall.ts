import { exactText } from '../../../shared/core/exactJson';
import { parseJson } from '../../../shared/core/json';
import type { SandboxApi, SandboxMemory, SandboxOperation } from '../api';
import { CallFailure } from '../failure';
import { findAnswer } from '../findAnswer';
import type { Checked, Received } from '../request/checkRequest';
import { createSchemaValidator } from '../request/createRequestValidator';
import { decode } from '../request/readTexts';
import { type Answer, hasNoBody } from '../response/chooseAnswer';
import { negotiate } from '../response/negotiate';
import type { Json, Random, State } from '../types';
import { ACTIONS, type ActionContext } from './actions';
import { findGone, type Item, openCollection } from './collection';
import { makeId } from './makeId';
import { selectItems } from './selectItems';
import { createAnswerWriter } from './writeAnswer';
import { addPath, readItem } from './writeItem';

export interface RecallContext {
  state: State;
  operation: SandboxOperation;
  received: Received;
  checked: Checked;
  random: Random;
}

/**
 * Answers an operation from the items that are remembered, and changes them. Returns `undefined` where the document's
 * own answer does. Throws `CallFailure` for an item that is not there.
 */
export type Recall = (context: RecallContext) => Answer | undefined;

/** Keys in a file have a limit; what has longer ones is not remembered. */
const MAX_PATH = 400;

export function createRecall(api: SandboxApi): Recall {
  const { resources = [] } = api;
  const validate = createSchemaValidator(api, 'response');
  const writer = createAnswerWriter(validate);

  return ({ state, operation, received, checked, random }) => {
    const { memory, answers } = operation;
    const resource = memory && resources[memory.resource];
    if (!memory || !resource) return undefined;
    const { contents = [], headers = {} } = findAnswer(answers, memory.status) ?? {};
    const content = negotiate(received.headers.get('Accept'), contents);
    // `chooseAnswer` refuses it.
    if (!content && contents.length > 0) return undefined;
    const { path, named, texts } = placeOf(operation, memory, received);
    if (path.length + (named?.length ?? 0) > MAX_PATH) return undefined;
    const gone = findGone(state, path);
    if (gone !== undefined) throw new CallFailure(404, `${gone} was removed`);
    const complete = (item: Item) => addPath(item, texts, memory.shown);
    const collection = openCollection(state, path, resource, complete);
    const isJson = content !== undefined && /[/+]json\b/i.test(content.mediaType);

    const answer = (text: string | undefined, more: Answer['headers'] = {}): Answer | undefined => {
      const all = { ...headers, ...more };
      if (!content || hasNoBody(memory.status)) return { status: memory.status, headers: all };
      return text === undefined
        ? undefined
        : { status: memory.status, headers: all, content: { mediaType: content.mediaType, text } };
    };

    if (memory.action === 'list') {
      const selected = selectItems(collection.list(), memory, checked.parameters);
      return isJson ? answer(writer.list(content, memory, selected, `${path}?${received.search}`)) : undefined;
    }
    const fits = (id: Json) => resource.idSchema === undefined || validate(id, resource.idSchema).length === 0;
    const context: ActionContext = {
      operation,
      memory,
      resource,
      collection,
      named,
      sent: readItem(checked.body, memory),
      isMergePatch: /merge-patch/i.test(received.headers.get('Content-Type') ?? ''),
      newId: () => makeId(collection.ids(), resource.idTypes, random, fits),
      complete,
    };
    const item = ACTIONS[memory.action](context);
    if (!item) return undefined;
    const location = `${path}/${encodeURIComponent(exactText(item[resource.id] ?? null))}`;
    const name = memory.action === 'create' ? Object.keys(headers).find((each) => /^location$/i.test(each)) : undefined;
    const text = isJson
      ? memory.at
        ? writer.item(content, memory, item)
        : (content.examples[0]?.text ?? content.sample)
      : undefined;
    return answer(text, name === undefined ? {} : { [name]: location });
  };
}

/** The path of a collection, and what it and the item are called in it. */
function placeOf({ path: template, parameters }: SandboxOperation, { item }: SandboxMemory, { path: sent }: Received) {
  const texts = new Map(
    [...sent].map(([name, text]) => {
      const decoded = decode(text, false) ?? text;
      const isJson = parameters.some(
        (parameter) => parameter.in === 'path' && parameter.name === name && parameter.json,
      );
      const value = isJson ? parseJson(decoded) : decoded;
      return [name, typeof value === 'string' ? value : decoded];
    }),
  );
  const named = item === undefined ? undefined : texts.get(item);
  const own = item === undefined ? template : template.slice(0, template.lastIndexOf('/', template.length - 2));
  const path = own
    .replace(/\/$/, '')
    .replace(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(texts.get(name) ?? ''));
  if (item !== undefined) texts.delete(item);
  return { path, named, texts };
}
