const PACKAGE = 'npx -p @livespec/docusaurus livespec';

/** Where `livespec sandbox` listens. */
export const SANDBOX_ADDRESS = 'http://127.0.0.1:4010';

/** The commands with which a document can be tried, without its site. */
export function sandboxCommand(document: string): string {
  return `${PACKAGE} sandbox ${document}`;
}

export function mcpCommand(document: string): string {
  return `${PACKAGE} mcp ${document}`;
}
