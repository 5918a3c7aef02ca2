import { exactNumber, exactText } from '../../../shared/core/exactJson';
import type { Json } from '../../../shared/core/json';
import type { SandboxMemory, SandboxOperation, SandboxResource } from '../api';
import { CallFailure } from '../failure';
import { findAnswer } from '../findAnswer';
import type { Collection, Item } from './collection';
import { changeItem, createItem, replaceItem } from './writeItem';

export interface ActionContext {
  operation: SandboxOperation;
  memory: SandboxMemory;
  resource: SandboxResource;
  collection: Collection;
  /** The item that the path names. */
  named: string | undefined;
  /** `undefined` if the body is no object. */
  sent: Item | undefined;
  isMergePatch: boolean;
  /** `undefined` if there is no id that the schema allows. */
  newId(): Json | undefined;
  /** Adds what the path says. */
  complete(item: Item): Item;
}

type Action = (context: ActionContext) => Item | undefined;

/** What operations do to one item, and answer with; `undefined` if they can do nothing with what was sent. */
export const ACTIONS: Readonly<Record<Exclude<SandboxMemory['action'], 'list'>, Action>> = {
  create,
  read: (context) => find(context).item,
  remove(context) {
    const { id, item } = find(context);
    context.collection.remove(id);
    return item;
  },
  replace(context) {
    const { collection, memory, operation, sent } = context;
    const id = idOf(context);
    if (!sent || id === undefined) return undefined;
    const mayCreate = memory.creates || findAnswer(operation.answers, 201, true) !== undefined;
    if (mayCreate && !collection.get(id)) return create(context);
    const { item } = find(context);
    return keep(context, id, replaceItem(item, memory, sent), item);
  },
  change(context) {
    const { id, item } = find(context);
    const { sent, isMergePatch } = context;
    return sent && keep(context, id, changeItem(item, sent, isMergePatch), item);
  },
};

function create(context: ActionContext): Item | undefined {
  const { operation, memory, resource, collection, named, sent, newId, complete } = context;
  if (!sent) return undefined;
  const given = named === undefined ? sent[resource.id] : typed(named, resource);
  const id = given ?? newId();
  if (id === undefined) return undefined;
  const name = exactText(id);
  // The example of a call may be that of the item: the first one to send it makes it.
  const isTaken = collection.get(name) !== undefined && !collection.isExample(name);
  if (isTaken && findAnswer(operation.answers, 409, true)) throw new CallFailure(409, `There is a ${name}`);
  const item = complete({ ...createItem(memory, sent), [resource.id]: id });
  collection.put(name, item);
  return item;
}

function find(context: ActionContext): { id: string; item: Item } {
  const id = idOf(context) ?? '';
  const item = context.collection.get(id);
  if (!item) throw new CallFailure(404, `There is no ${id}`);
  return { id, item };
}

/** Bodies do not rename items. */
function keep({ collection, resource }: ActionContext, name: string, changed: Item, before: Item): Item {
  const item = { ...changed, [resource.id]: before[resource.id] ?? null };
  collection.put(name, item);
  return item;
}

function idOf({ named, sent, resource }: ActionContext): string | undefined {
  const id = sent?.[resource.id];
  return named ?? (id === undefined ? undefined : exactText(id));
}

function typed(text: string, { idTypes }: SandboxResource): Json {
  return idTypes.includes('integer') && /^-?\d+$/.test(text) ? exactNumber(text) : text;
}
