declare module '@generated/game-cloud-client/default/client.json' {
  const client: import('./index').ClientData;
  export default client;
}
