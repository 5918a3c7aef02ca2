import { argumentsOf, parseMessage } from './parseMessage';
import type { Forms, Part } from './types';

/** JavaScript, and the functions of `shared/messages/formatMessage` that it calls, each with `$` before its name. */
export interface Compiled {
  code: string;
  used: readonly string[];
}

/** Compiles a message to a function of its values. Throws a `MessageError`. */
export function compileMessage(text: string, locale: string): Compiled {
  const used = new Set<string>();
  const call = (name: string, ...given: string[]): string => {
    used.add(name);
    return `$${name}(${given.join()})`;
  };
  const message = parseMessage(text, locale);
  const isRich = [...argumentsOf(message).values()].includes('tag');
  const join = (parts: readonly Part[]): string => {
    const written = parts.map(write);
    if (isRich) return `[${written.join()}]`;
    // `+` joins strings only if the first operand is one; every part but an argument is a string.
    const isText = parts[0] !== undefined && parts[0].kind !== 'argument';
    return (isText ? written : ['""', ...written]).join('+');
  };
  const write = (part: Part): string => {
    switch (part.kind) {
      case 'text':
        return JSON.stringify(part.text);
      case 'count':
        return 'n';
      case 'argument':
        return isRich ? valueOf(part.name) : call('argument', valueOf(part.name));
      case 'number':
        return part.scale === undefined
          ? call('number', ...formatArguments(part))
          : call('number', ...formatArguments(part, `${call('given', valueOf(part.name))}*${part.scale}`));
      case 'date':
        return call('date', ...formatArguments(part));
      case 'select':
        return call('select', valueOf(part.name), forms(part.forms, '()'));
      case 'plural': {
        const given = [quoted, valueOf(part.name), forms(part.forms, 'n')];
        const isExact = part.ordinal || part.offset !== 0 || Object.keys(part.forms).some((key) => key.startsWith('='));
        if (!isExact) return call('plural', ...given);
        return call('exactPlural', ...given, String(part.offset), part.ordinal ? '"ordinal"' : '"cardinal"');
      }
      case 'tag':
        return `${valueOf(part.name)}(${call('join', join(part.parts))})`;
    }
  };
  const quoted = JSON.stringify(locale);
  const forms = (given: Forms, parameters: string): string => {
    const fields = Object.entries(given).map(([key, parts]) => `${JSON.stringify(key)}:${parameters}=>${join(parts)}`);
    return `{${fields.join()}}`;
  };
  const formatArguments = ({ name, options }: { name: string; options: object }, value = valueOf(name)): string[] => [
    quoted,
    value,
    ...(Object.keys(options).length > 0 ? [JSON.stringify(options)] : []),
  ];
  const code = isRich ? call('join', join(message)) : join(message);
  return { code: `v=>${code}`, used: [...used] };
}

function valueOf(name: string): string {
  return `v[${JSON.stringify(name)}]`;
}
