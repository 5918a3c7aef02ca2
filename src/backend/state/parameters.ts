import type { Call, Json } from '@livespec/docusaurus/backend';

export function textOf(call: Call, name: string): string {
  // 501: A required parameter is missing.
  return optionalText(call, name) ?? call.fail(501, `${name} is missing`);
}

export function optionalText(call: Call, name: string): string | undefined {
  const value = call.parameters[name];
  // 500: A value has the wrong type, is out of range, or is not valid JSON where JSON is expected.
  return value === undefined || typeof value === 'string' ? value : call.fail(500, `${name} must be text`);
}

export function optionalNumber(call: Call, name: string): number | undefined {
  const value = call.parameters[name];
  // 500: A value has the wrong type, is out of range, or is not valid JSON where JSON is expected.
  return value === undefined || typeof value === 'number' ? value : call.fail(500, `${name} must be a number`);
}

export function optionalTexts(call: Call, name: string): string[] | undefined {
  const value = call.parameters[name];
  // 500: A value has the wrong type, is out of range, or is not valid JSON where JSON is expected.
  return value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'))
    ? value
    : call.fail(500, `${name} must be a list of texts`);
}

export function isRecord(value: Json | undefined): value is { [field: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function fieldOf(data: { [field: string]: Json }, name: string): Json | undefined {
  return Object.hasOwn(data, name) ? data[name] : undefined;
}
