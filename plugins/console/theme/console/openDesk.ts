import { loadIndex, loadPart } from '@theme/sandbox/operationParts';
import { askSandbox } from '../../browser/askSandbox';
import { type Desk, deskOf } from '../../browser/desk';
import { notLoaded } from '../../browser/notLoaded';
import '../ApiConsole/console.css';

export type { Desk } from '../../browser/desk';
export {
  type Exchange,
  type RawRequest,
  sendRaw,
} from '../../browser/rawRequests';
export { chosenRoute, type Route, realServer, routeName } from '../../browser/route';
export type { SharedCall } from '../../browser/shareRaw';
export { maskTexts } from '../../core/maskSecrets';
export { SHARED } from '../../core/sharedName';

/** Fills forms: needed once a request was sent. */
export const loadShareRaw = () => import('../../browser/shareRaw');

/** What all calls of a version of the docs share in this tab: the target, credentials. Rejects if it cannot be loaded. */
export async function openDesk(version: string): Promise<Desk> {
  const { names } = await loadIndex(version);
  const [first] = Object.values(names);
  if (first === undefined) throw new Error(notLoaded());
  const desk = deskOf(version, await loadPart(version, first));
  await askSandbox(desk);
  return desk;
}
