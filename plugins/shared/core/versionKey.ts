/** Docusaurus's name of the version in the docs folder itself. */
export const CURRENT_VERSION = 'current';

/** Key of what belongs to a version of an instance of the docs plugin: `default`, `default@1.0`. */
export function versionKey(pluginId: string, version: string): string {
  return version === CURRENT_VERSION ? pluginId : `${pluginId}@${version}`;
}
