import { splitAt } from './brackets';
import type { SampleFile } from './types';

export interface TypedField {
  name: string;
  isOptional: boolean;
  type: string;
  index: number;
  sample: SampleFile;
}

/** The fields of a type in TypeScript: a literal, or an interface that one of the samples declares. */
export function readType(
  type: string,
  index: number,
  sample: SampleFile,
  samples: readonly SampleFile[],
): TypedField[] {
  const trimmed = type.trim();
  if (trimmed.startsWith('{')) return membersOf(sample.text, index + type.indexOf('{'), sample);
  const [, name] = /^(\w+)(?:\[\])?$/.exec(trimmed) ?? [];
  if (!name) return [];
  for (const other of [sample, ...samples]) {
    const declared = new RegExp(`\\b(?:interface ${name}|type ${name} =)\\s*\\{`).exec(other.text);
    if (declared) return membersOf(other.text, declared.index + declared[0].length - 1, other);
  }
  return [];
}

function membersOf(text: string, open: number, sample: SampleFile): TypedField[] {
  return (splitAt(text, open) ?? []).flatMap(({ text: member, index }): TypedField[] => {
    const [whole, name = '', optional] = /^(?:readonly )?(\w+)(\?)?:\s*/.exec(member) ?? [];
    if (whole === undefined) return [];
    const type = member.slice(whole.length);
    return [{ name, isOptional: optional !== undefined, type, index: index + whole.length, sample }];
  });
}
