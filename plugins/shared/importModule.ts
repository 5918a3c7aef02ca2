import createJiti from 'jiti';

const load = createJiti(__filename);

/** What a module exports, or exports by default, if it fits. Throws if the module cannot be loaded. */
export function importModule<Of>(file: string, fits: (exported: unknown) => exported is Of): Of | undefined {
  const module: unknown = load(file);
  const inner = typeof module === 'object' && module !== null && 'default' in module ? module.default : undefined;
  return [module, inner].find(fits);
}
