declare module '@generated/demos/default/settings.json' {
  const settings: {
    actions: Record<import('@site/plugins/demos').DemoAction, boolean>;
    editorOrigin?: string;
  };
  export default settings;
}

/** See `writeTools`: undefined if the package is not installed. */
declare module '@generated/demos/default/tools.js' {
  /** The address of a script. */
  export const html2sketch: string | undefined;
  export const loadDomToSvg: (() => Promise<typeof import('dom-to-svg')>) | undefined;
  export const loadCodeSandboxUtils:
    | (() => Promise<typeof import('codesandbox-import-utils/lib/api/define')>)
    | undefined;
}
