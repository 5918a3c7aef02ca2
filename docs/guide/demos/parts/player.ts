import type { LoginResult } from '../../../_samples/api';
import {
  type AnyCall,
  type AnyInput,
  type Call,
  CloudError,
  type Data,
  type Input,
  type Method,
  type Path,
} from '../../../_samples/cloud';

/** A call with the session key of a player. */
export type CallAsPlayer = <M extends Method, P extends Path<M>>(
  method: M,
  path: P,
  ...input: Input<M, P, 'session_key'>
) => Promise<Data<M, P>>;

export interface Player {
  /** Logs in on the first call, and again if the session has ended. */
  call: CallAsPlayer;
  session(): Promise<LoginResult>;
}

/** A player of the game `demo`. In the sandbox, any code of a platform makes one. */
export function createPlayer(call: Call, code: string): Player {
  let current: Promise<LoginResult> | undefined;

  function session(): Promise<LoginResult> {
    current ??= call('GET', '/api/v1/wx/login', { gameId: 'demo', code }).catch((error) => {
      current = undefined;
      throw error;
    });
    return current;
  }

  async function send<Answer>(method: Method, path: string, ...[query, body]: AnyInput) {
    const withKey = async () => {
      const { sessionKey } = await session();
      const whole = { ...query, session_key: sessionKey };
      return (call as AnyCall)<Answer>(method, path, whole, body);
    };
    try {
      return await withKey();
    } catch (error) {
      if (!(error instanceof CloudError) || ![10020, 10021].includes(error.code)) throw error;
      current = undefined;
      return withKey();
    }
  }

  return { call: send as CallAsPlayer, session };
}
