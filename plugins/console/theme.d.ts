declare module '@generated/console/default/options.json' {
  const options: import('./options').ConsoleOptions;
  export default options;
}
