import type { Json } from '../../../../plugins/shared/core/json';
import { type Data, MINUTE, type World } from './world';

export function applyControl(world: World, name: string, input: Data): Json | undefined {
  const { now, token } = world;
  switch (name) {
    case 'advance':
      world.now += Number(input.minutes) * MINUTE;
      return world.now;
    case 'set-shelf':
      world.isOffShelf = input.offShelf === true;
      return input;
    case 'set-feature':
      Object.assign(world.enabled, { [String(input.feature)]: input.enabled });
      return world.enabled;
    case 'add-redeem-code': {
      const { code, type, content, limit } = input;
      world.redeemCodes.set(String(code), { type: String(type), content: String(content), left: Number(limit) });
      return { ...input, used: 0 };
    }
    case 'check-token': {
      const isValid = token !== undefined && token.accessToken === input.token && now < token.until;
      return isValid ? { valid: true, expiresIn: Math.floor((token.until - now) / 1000) } : { valid: false };
    }
    case 'list-events':
      return [...world.players.values()].find(({ id }) => id === input.player)?.events;
    default:
      throw new Error(`There is no rule for the control ${name}`);
  }
}
