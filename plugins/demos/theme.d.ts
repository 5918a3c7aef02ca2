declare module '@generated/demos/default/settings.json' {
  const settings: Pick<import('@site/plugins/demos').DemoOptions, 'actions' | 'editorOrigin'> & {
    hasDesignTool: boolean;
  };
  export default settings;
}
