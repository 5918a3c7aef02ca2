import type { SandboxParameter } from '../../sandbox';
import type { Field } from './field';

type Shape = Pick<SandboxParameter, 'types' | 'fields'>;

/** The fields of a parameter without values: several if the parts of an object are sent by themselves. */
export function spreadParameter(parameter: SandboxParameter, place: Field['in']): Field[] {
  const { name, required, allowEmpty, list, object, fields = {}, secret } = parameter;
  const parts = Object.entries(fields);
  const member = (path: string, { types }: Shape, separator: string): Field => ({
    in: place,
    name: path,
    value: '',
    ...(types?.includes('array') && { shape: separator === 'deep' ? 'repeated' : 'joined' }),
  });
  if (object?.separator === 'deep' && parts.length > 0) {
    return leavesOf(name, parameter).map(([path, shape]) => member(path, shape, 'deep'));
  }
  if (object?.separator === 'repeat' && parts.length > 0) {
    return parts.map(([path, shape]) => member(path, shape, 'repeat'));
  }
  const shape = list === 'repeat' ? 'repeated' : list || object ? 'joined' : undefined;
  return [
    {
      in: place,
      name,
      value: '',
      // Fields of a body say it themselves.
      ...(place !== 'body' && { isRequired: required }),
      ...(shape && { shape }),
      ...(secret && { isSecret: secret }),
      ...(required && allowEmpty && { sendsEmpty: true }),
    },
  ];
}

/** `filter[price][gte]` */
function leavesOf(path: string, shape: Shape): Array<[path: string, Shape]> {
  const parts = Object.entries(shape.fields ?? {});
  return parts.length === 0 ? [[path, shape]] : parts.flatMap(([name, part]) => leavesOf(`${path}[${name}]`, part));
}
