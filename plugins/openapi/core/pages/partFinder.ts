import { restoreNumbers } from '../../../document/core/grammar/writtenNumbers';
import { lazily, once } from '../../../shared/core/cache';
import type { Entity, Operation } from '../model/types';
import { findUses } from '../model/uses';
import { describeEntity } from '../view/entity';
import { describeOperation } from '../view/operation/describeOperation';
import { joinSamples } from '../view/samples/authoredSamples';
import { writeSamples } from '../view/samples/samples';
import type { EntityView, OperationView, SampleView } from '../view/types';
import type { FlowPart } from './site/addedPages';
import type { SiteContext } from './site/context';

/** A call on a hand-written page. */
export interface CallView {
  /** The id of the operation. */
  id: string;
  title: string;
  method: string;
  path: string;
  href: string;
  samples: SampleView[];
}

/** What hand-written pages can show of a document. */
export interface PartFinder {
  /** Names by which operations are found: `operationId`, or the id of their section. */
  operations: string[];
  call(operation: string): CallView | undefined;
  operation(name: string): Shown<OperationView> | undefined;
  /** Names of data models. */
  models: string[];
  model(name: string): Shown<EntityView> | undefined;
  /** Ids of workflows. */
  flows: string[];
  flow(id: string): FlowPart | undefined;
}

/** `href`: its place in the reference. */
export interface Shown<View> {
  view: View;
  href: string;
}

export function createPartFinder(
  { model, plan, viewAt }: SiteContext,
  flows: ReadonlyMap<string, FlowPart> = new Map(),
): PartFinder {
  const operations = new Map<string, Operation>();
  for (const operation of model.operations) operations.set(operation.id, operation);
  for (const operation of model.operations) operations.set(operation.operationId ?? operation.id, operation);
  const entities = new Map(model.entities.map((entity) => [entity.name, entity]));
  const overview = plan.hrefOf(plan.overview);
  const uses = lazily(() => findUses(model));
  // Several pages show one call, and each is checked and written.
  const describeCall = once((operation: Operation): CallView => {
    const view = viewAt(plan.overview);
    const { id, title, method, path, codeSamples } = operation;
    const href = view.links.operation(id) ?? overview;
    const samples = joinSamples(codeSamples, writeSamples(operation, view), view.languages).map(
      ({ id: language, label, grammar, code }) => {
        return { id: language, label, grammar, code };
      },
    );
    return restoreNumbers({ id, title, method, path, href, samples }, model.numbers);
  });
  const showOperation = once((operation: Operation): Shown<OperationView> => {
    const context = viewAt(plan.overview);
    const { view } = describeOperation(operation, context);
    return restoreNumbers({ view, href: context.links.operation(operation.id) ?? overview }, model.numbers);
  });
  const showModel = once((entity: Entity): Shown<EntityView> => {
    const context = viewAt(plan.overview);
    const id = plan.entityPlaces.get(entity.ref)?.anchor ?? entity.name;
    const { view } = describeEntity(entity, id, context, uses());
    return restoreNumbers({ view, href: context.links.entity(entity.ref) ?? overview }, model.numbers);
  });
  const found = <Found, View>(one: Found | undefined, show: (found: Found) => View) => one && show(one);
  return {
    operations: [...new Set(model.operations.map(({ id, operationId }) => operationId ?? id))],
    call: (name) => found(operations.get(name), describeCall),
    operation: (name) => found(operations.get(name), showOperation),
    models: [...entities.keys()],
    model: (name) => found(entities.get(name), showModel),
    flows: [...flows.keys()],
    flow: (id) => flows.get(id),
  };
}
