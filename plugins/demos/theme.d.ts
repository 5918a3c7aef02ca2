declare module '@generated/demos/default/settings.json' {
  const settings: Pick<import('@site/plugins/demos').DemoOptions, 'actions' | 'editorOrigin'>;
  export default settings;
}

declare module '@generated/demos/default/designTool.js' {
  const address: string | undefined;
  export default address;
}
