import { loadCodeSandboxUtils } from '@generated/demos/default/tools.js';
import { CODESANDBOX } from '../core/editor/policyNeeds';
import { makeProject, toCodeSandbox, toStackBlitz } from '../core/project/makeProject';
import type { DemoAsset } from '../core/types';
import { catchForm } from './catchForm';

export type Provider = 'codesandbox' | 'stackblitz';

const DEFINE = `${CODESANDBOX}/api/v1/sandboxes/define`;

/** The form that an online editor takes, not yet submitted. */
export async function makeForm(provider: Provider, asset: DemoAsset, locale: string): Promise<HTMLFormElement> {
  const project = makeProject(asset, locale);
  if (provider === 'stackblitz') {
    const { default: sdk } = await import('@stackblitz/sdk');
    return catchForm(() => sdk.openProject(toStackBlitz(project), { newWindow: false, openFile: project.entry }));
  }
  if (!loadCodeSandboxUtils) throw new Error('codesandbox-import-utils is not installed.');
  const { getParameters } = await loadCodeSandboxUtils();
  const form = document.createElement('form');
  form.method = 'POST';
  form.action = DEFINE;
  const field = document.createElement('input');
  field.type = 'hidden';
  field.name = 'parameters';
  field.value = getParameters(toCodeSandbox(project));
  form.append(field);
  return form;
}
