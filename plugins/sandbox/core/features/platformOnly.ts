/**
 * Codes that a call lists and no rule of the sandbox brings, by operationId: what goes on between a player and a platform
 * does not happen here. They come where a fault is set for the call.
 */
export const PLATFORM_ONLY: Record<string, number[]> = {
  wxLogin: [30000, 30100, 30103],
  dyLogin: [30000, 30100, 30103],
  ksLogin: [30000, 30100, 30103],
};
