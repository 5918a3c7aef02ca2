import type { ApiModel, MediaType, Operation } from '../../../openapi';
import type { SandboxOperation } from '../api';
import { isJsonType, isTextType } from './compileParameter';

export function compileResult({ responses }: Operation, { envelope }: ApiModel): SandboxOperation['result'] {
  const success = responses.find(({ status }) => /^2/.test(status));
  const isJson = ({ mediaType }: MediaType) => isJsonType(mediaType);
  const content = success?.contents.find(isJson) ?? success?.contents[0];
  const status = /^2\d\d$/.test(success?.status ?? '') ? Number(success?.status) : 200;
  const mediaType = content?.mediaType ?? 'application/json';
  const sent = { mediaType, ...(status === 200 ? {} : { status }) };
  if (content && !isJson(content)) return { kind: isTextType(mediaType) ? 'text' : 'binary', ...sent };
  if (!envelope) return { kind: content ? 'json' : 'none', ...sent };
  return { kind: content?.wrapped && !content.wrapped.isEmpty ? 'json' : 'none', ...sent };
}
