import type { RootContent } from 'mdast';
import {
  type CallView,
  cutOperation,
  type ExamplePart,
  FLOW_PARTS,
  OPERATION_PARTS,
  type OperationPart,
  type PartFinder,
  type SchemaPart,
} from '../../../openapi';
import type { Attributes } from '../../../shared/mdx/element';
import { chooseFrom, operationName, PartMistake, readNames, required, unknown } from './names';

/** What takes the place of a component. `place`: its number among those of the page. */
export interface FoundNodes {
  nodesFor(place: number): RootContent[];
}

/** `<ApiSample id="wxLogin" languages={['wx', 'curl']} />` */
export function findSample({ id, languages }: Attributes, parts: PartFinder): CallView {
  const name = operationName(id, '<ApiSample>` needs the id of an operation: `id="…"');
  const call = required(parts.call(name), 'operation', name, parts.operations);
  if (languages === undefined) return call;
  const known = call.samples.map((sample) => sample.id);
  const chosen = chooseFrom(known, languages, 'languages', (one) => `\`${name}\` has no sample in \`${one}\`.`);
  return { ...call, samples: chosen.flatMap((wanted) => call.samples.filter((sample) => sample.id === wanted)) };
}

/** `<Operation id="wxLogin" show="parameters,errors" />` */
export function findOperation({ id, show }: Attributes, parts: PartFinder): OperationPart {
  const name = operationName(id, '<Operation>` needs the id of an operation: `id="…"');
  const { view, href } = required(parts.operation(name), 'operation', name, parts.operations);
  const shown =
    show === undefined
      ? OPERATION_PARTS
      : chooseFrom(OPERATION_PARTS, show, 'show', (one) => `\`<Operation>\` has no part \`${one}\`.`);
  return { href, show: shown, operation: shown.includes('try') ? view : cutOperation(view, shown) };
}

/** `<Schema name="Rank" fields="score,order" />` */
export function findSchema({ name = '', fields }: Attributes, parts: PartFinder): SchemaPart {
  const { name: model, schema, href } = findModel(name, parts);
  if (fields === undefined) return { name: model, schema, href };
  const known = (schema.fields ?? []).map((field) => field.name);
  const chosen = chooseFrom(known, fields, 'fields', (one) => `\`${model}\` has no field \`${one}\`.`);
  const kept = (schema.fields ?? []).filter((field) => chosen.includes(field.name));
  return { name: model, schema: { type: schema.type, fields: kept }, href };
}

/** `<Example of="wxLogin" name="new player" />`, or of a data model. */
export function findExample({ of: written = '', name }: Attributes, parts: PartFinder): ExamplePart {
  const [of = ''] = readNames(written) ?? [];
  const operation = parts.operation(of);
  if (!operation) {
    const model = parts.model(of);
    if (!model) {
      const names = [...parts.operations, ...parts.models];
      throw unknown('unknown-part', `There is no operation or data model \`${of}\`.`, of, names);
    }
    const { example, name: title } = model.view;
    if (!example) throw new PartMistake('unknown-part', `\`${of}\` has no example.`);
    return { title, href: model.href, examples: [{ ...example, label: 'JSON', ok: true }] };
  }
  const { title, examples } = operation.view;
  if (examples.length === 0) throw new PartMistake('unknown-part', `\`${of}\` has no example.`);
  const [wanted] = readNames(name) ?? [];
  const known = examples.map((example) => example.name ?? example.label);
  const kept = examples.filter((_, index) => wanted === undefined || known[index] === wanted);
  if (kept.length === 0 && wanted !== undefined)
    throw unknown('unknown-part', `\`${of}\` has no example \`${wanted}\`.`, wanted, known);
  return { title, href: operation.href, examples: kept };
}

/** `<Response of="wxLogin" status="404" />`; without a status, the result. */
export function findResponse({ of: written, status }: Attributes, parts: PartFinder): OperationPart {
  const of = operationName(written, '<Response>` needs the id of an operation: `of="…"');
  const { view, href } = required(parts.operation(of), 'operation', of, parts.operations);
  const all = [...(view.result ? [view.result] : []), ...view.responses];
  const [wanted = all[0]?.status] = readNames(status === undefined ? status : status.replace(/^\{|\}$/g, '')) ?? [];
  const result = all.find((response) => response.status === wanted);
  if (!result) {
    const known = all.map((one) => one.status);
    throw unknown('unknown-part', `\`${of}\` has no response \`${wanted ?? ''}\`.`, wanted ?? '', known);
  }
  const { id, kind, title, method, path, caller } = view;
  const rest = { parameters: [], responses: [], errors: [], samples: [], examples: [] };
  return { href, show: ['result'], operation: { id, kind, title, method, path, caller, ...rest, result } };
}

/** `<Flow id="login" show="diagram,steps" />` */
export function findFlow({ id, show }: Attributes, parts: PartFinder): FoundNodes {
  const [name = ''] = readNames(id) ?? [];
  if (parts.flows.length === 0)
    throw new PartMistake('unknown-part', 'This site has no workflows.', 'Set the option `flows` of the preset.');
  const flow = required(parts.flow(name), 'flow', name, parts.flows);
  const shown =
    show === undefined
      ? FLOW_PARTS
      : chooseFrom(FLOW_PARTS, show, 'show', (one) => `\`<Flow>\` has no part \`${one}\`.`);
  const lacking = show === undefined ? undefined : shown.find((part) => flow[part]('').length === 0);
  if (lacking !== undefined) throw new PartMistake('unknown-part', `The flow \`${name}\` has no part \`${lacking}\`.`);
  return { nodesFor: (place) => shown.flatMap((part) => flow[part](`${name}-${place}`)) };
}

function findModel(written: string, parts: PartFinder) {
  const [name = ''] = readNames(written) ?? [];
  const { view, href } = required(parts.model(name), 'data model', name, parts.models);
  return { name: view.name, schema: view.schema, href };
}
