declare module '@generated/demos/default/settings.json' {
  const settings: Pick<import('@site/plugins/demos').DemoOptions, 'actions'> & { hasDesignTool: boolean };
  export default settings;
}
