import type { Shape } from '../../../../schema/core/combine/types';
import type { Schema } from '../../../../schema/core/types';
import { parsePointer } from '../../../../shared/core/pointer';
import type { SandboxMemory, SandboxResource } from '../../api';
import { findHidden } from './findHidden';
import { findId, likelyIds, scalarTypes, singular } from './findId';
import { describedNames, type Found, findItem, findList, isOpen, propertySchema } from './findItems';
import { findQuery } from './findQuery';
import type { ItemMember, PathGroup } from './groupPaths';
import { makeSeed } from './makeSeed';
import { type CompileContext, type Member, successIn } from './member';
import { readBody } from './readBody';

export interface CompiledResource {
  resource: SandboxResource;
  memories: Array<[Member, Omit<SandboxMemory, 'resource'>]>;
}

/** What operations share; `undefined` unless some of them change items that others show, for certain. */
export function compileResource(group: PathGroup, context: CompileContext): CompiledResource | undefined {
  const { model, shapes: all } = context;
  const { collection, ofCollection, ofItem } = group;
  const [list, create, read] = [ofCollection.get('GET'), ofCollection.get('POST'), ofItem.get('GET')];
  const members = [...ofItem.values()];
  const parameter = (read ?? members[0])?.parameter;
  const names = wrapperNames(collection);
  const likely = likelyIds(collection, parameter, linkedNames(create ?? list, read, parameter));
  const isLikely = (shapes: Shape[]) => findId(shapes, likely) !== undefined;
  const seen =
    itemIn(read, (schema) => findItem(schema, isLikely, names, all)) ??
    itemIn(list, (schema) => findList(schema, isLikely, names, all));
  const id = seen && findId(seen.shapes, likely);
  if (!id) return undefined;
  const isItem = (shapes: Shape[]) => scalarTypes(shapes, id.name) !== undefined;
  const one = (member: Member | undefined) => itemIn(member, (schema) => findItem(schema, isItem, names, all));
  const found = { list: itemIn(list, (schema) => findList(schema, isItem, names, all)), read: one(read) };
  const memories: CompiledResource['memories'] = [];

  const remember = (member: Member, action: SandboxMemory['action'], of: Found | undefined, more: object = {}) => {
    const { status, content } = successIn(member);
    const [schema, unshown] =
      of && content?.schema !== undefined
        ? [context.demandsOf(content.schema, true), findHidden(all.of(content.schema), 'writeOnly')]
        : [];
    memories.push([
      member,
      {
        action,
        status,
        ...(of ? { at: of.at, ...(isOpen(of.shapes) ? {} : { shown: describedNames(of.shapes) }) } : {}),
        ...(unshown ? { unshown } : {}),
        ...(schema === undefined ? {} : { schema }),
        ...more,
      },
    ]);
  };
  const write = (member: Member | ItemMember | undefined, action: 'create' | 'replace' | 'change') => {
    if (!member) return;
    const of = one(member);
    const body = readBody(member, { id: id.name, item: seen, answer: of }, context);
    const isCertain = action !== 'create' || of !== undefined || successIn(member).content === undefined;
    const isMissed = member.operation.responses.some(({ status }) => status === '404');
    const creates = action === 'replace' && !create && !isMissed;
    if (body && isCertain) remember(member, action, of, { ...itemOf(member), ...(creates && { creates }), ...body });
  };

  write(create, 'create');
  if (parameter !== undefined) {
    // `PUT /pet`, whose body names the pet.
    if (!ofItem.has('PUT') && !list) write(ofCollection.get('PUT'), 'replace');
    write(ofItem.get('PUT'), 'replace');
    write(ofItem.get('PATCH'), 'change');
    const remove = ofItem.get('DELETE');
    if (remove) remember(remove, 'remove', one(remove), itemOf(remove));
  }
  const [first] = memories;
  if (!first) return undefined;
  if (read && found.read) remember(read, 'read', found.read, itemOf(read));
  if (list && found.list) remember(list, 'list', found.list, findQuery(list.operation, found.list.shapes, all));
  const demands = context.demandsOf(propertySchema(seen.shapes, id.name));
  return {
    resource: {
      id: id.name,
      idTypes: id.types,
      ...(demands === undefined ? {} : { idSchema: demands }),
      seed: makeSeed({ id, list, read, found, members, seen }, model),
    },
    memories,
  };
}

function itemOf(member: Member | ItemMember): { item?: string } {
  return 'parameter' in member ? { item: member.parameter } : {};
}

function itemIn<Kind>(member: Member | undefined, find: (schema: Schema) => Kind): Kind | undefined {
  const { status = 0, content } = member ? successIn(member) : {};
  return content?.schema !== undefined && status < 300 ? find(content.schema) : undefined;
}

/** `/special-events` -> `special-events`, `special-event`, `special_events`, `specialEvent`, … */
function wrapperNames(collection: string): string[] {
  const last = collection.slice(collection.lastIndexOf('/') + 1);
  return [last, singular(last)].flatMap((name) => [
    name,
    name.replaceAll('-', '_'),
    name.replace(/[-_](\w)/g, (_, letter: string) => letter.toUpperCase()),
  ]);
}

/** The properties that links of an answer lead from to the path parameter of an item. */
function linkedNames(from: Member | undefined, to: Member | undefined, parameter: string | undefined): string[] {
  if (!from || !to) return [];
  const links = from.operation.responses.flatMap((response) => response.links);
  const leads = links.filter(
    ({ operation }) => operation === to.operation.operationId || operation === to.operation.id,
  );
  return leads.flatMap(({ parameters }) =>
    parameters
      .filter(({ name }) => name.replace(/^path\./, '') === parameter)
      .flatMap(({ value }) => parsePointer(/^\$response\.body#(.*)$/.exec(value)?.[1] ?? '').slice(-1)),
  );
}
