/** How Arazzo documents in a folder are named. */
export const FLOW_FILE = /\.arazzo\.(?:ya?ml|json)$/;
