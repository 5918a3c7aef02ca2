import { isObject, type JsonObject } from '../../../shared/core/json';
import { didYouMean } from '../../../shared/suggest';
import { isMistake, parseExpression } from '../expressions/parseExpression';
import type { Desk } from './place';

export const REFERENCE_RULE = 'flow-component';

type ComponentKind = 'parameters' | 'successActions' | 'failureActions';

/** A component, or a node itself; `value` replaces that of a parameter. `undefined` for a reference to nothing. */
export type Reuse = (node: JsonObject, kind: ComponentKind) => { node: JsonObject; value?: unknown } | undefined;

export function createReuse(desk: Desk, root: JsonObject): Reuse {
  const components = isObject(root.components) ? root.components : {};
  return (node, kind) => {
    if (!Object.hasOwn(node, 'reference')) return { node };
    const text = String(node.reference);
    const refuse = (message: string, hint?: string) => {
      desk.report(desk.at(node, 'reference'), REFERENCE_RULE, message, hint);
      return undefined;
    };
    const expression = parseExpression(text);
    if (isMistake(expression)) return refuse(expression.message, `Write \`$components.${kind}.<name>\`.`);
    if (expression.kind !== 'components')
      return refuse(`\`${text}\` is not a component.`, `Write \`$components.${kind}.<name>\`.`);
    const { type, name } = expression;
    if (type !== kind) return refuse(`\`${text}\` cannot be used here.`, `Write \`$components.${kind}.${name}\`.`);
    const group = isObject(components[kind]) ? components[kind] : {};
    const found = Object.hasOwn(group, name) ? group[name] : undefined;
    if (!isObject(found))
      return refuse(
        `There is no component \`${name}\` in \`components.${kind}\`.`,
        didYouMean(name, Object.keys(group)),
      );
    return { node: found, ...(Object.hasOwn(node, 'value') && { value: node.value }) };
  };
}
