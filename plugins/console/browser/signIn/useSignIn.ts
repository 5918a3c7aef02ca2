import { AuthorizationResponseError, ResponseBodyError } from 'oauth4webapi';
import { useEffect, useRef, useState } from 'react';
import type { Field } from '../../core/field';
import { placeOf } from '../../core/fillKnown';
import { readUrl } from '../../core/judgeAddress';
import type { SchemeOfCall, Way } from '../../core/signIn/ways';
import { chosenRoute, type Route } from '../route';
import { useBench } from '../useBench';
import type { Applicant, Tokens } from './provider';
import { type DeviceCode, PopupBlocked, renew, signIn } from './signIn';

export type SignInState =
  | { kind: 'ready' | 'waiting' }
  | ({ kind: 'device' } & DeviceCode)
  | { kind: 'failed'; reason: 'refused' | 'popup' | 'blocked'; message: string };

interface Wanted {
  scheme: SchemeOfCall;
  field: Field;
  way: Way | undefined;
  redirect: string;
}

const POPUP = 'popup,width=520,height=720';
const MINUTE = 60_000;

/** Signs in to the provider of a scheme. What is typed and received is kept with the credentials of the target. */
export function useSignIn({ scheme: { label, kind, scopes }, field, way, redirect }: Wanted) {
  const { bench } = useBench();
  const { desk } = bench;
  const [status, setStatus] = useState<SignInState>({ kind: 'ready' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const read = (name: string) => desk.credential(`${label} ${name}`);
  const values = {
    clientId: read('clientId') ?? '',
    clientSecret: read('clientSecret') ?? '',
    sends: read('sends') === 'body' ? ('body' as const) : ('header' as const),
    scope: read('scope') ?? (scopes.join(' ') || (kind === 'openIdConnect' ? 'openid' : '')),
  };
  const refresh = read('refresh') ?? '';

  const take = ({ token, ...rest }: Tokens, route: Route) => {
    // What was typed into the field before gives way.
    if (desk.receiver() === desk.receiver(route)) {
      const touched = new Set(bench.store.get().touched);
      touched.delete(placeOf(field));
      bench.store.set({ touched });
    }
    const received: Parameters<typeof desk.keep>[0] = [
      [field.credential ?? '', token],
      [`${label} expires`, String(rest.expires ?? '')],
      [`${label} refresh`, rest.refresh ?? ''],
    ];
    desk.keep(received, route);
  };

  const run = async (work: (applicant: Applicant) => Promise<Tokens>) => {
    if (!way || running.current) return;
    const { signal } = (running.current = new AbortController());
    // The reader may choose another target meanwhile.
    const route = chosenRoute(desk);
    setStatus({ kind: 'waiting' });
    try {
      take(await work({ way, ...values, signal }), route);
      setStatus({ kind: 'ready' });
    } catch (error) {
      setStatus(signal.aborted ? { kind: 'ready' } : explain(error, way));
    } finally {
      running.current = undefined;
    }
  };

  return {
    status,
    values,
    keep: (name: keyof typeof values, text: string) => desk.keep([[`${label} ${name}`, text]]),
    start(): void {
      if (running.current || values.clientId === '') return;
      // Only a click may open a window: before anything is awaited.
      const popup = way?.flow === 'authorizationCode' ? open('', '', POPUP) : undefined;
      const onDevice = (device: DeviceCode) => setStatus({ kind: 'device', ...device });
      void run((applicant) => signIn({ ...applicant, popup, redirect, onDevice })).finally(() => popup?.close());
    },
    renew: () => void run((applicant) => renew(applicant, refresh)),
    cancel: () => running.current?.abort(),
    session: {
      canRenew: refresh !== '',
      minutes: minutesUntil(Number(read('expires') ?? '')),
    },
  };
}

/** `undefined` if the moment is not known. */
function minutesUntil(moment: number): number | undefined {
  return moment > 0 ? Math.floor((moment - Date.now()) / MINUTE) : undefined;
}

function explain(error: unknown, { token, metadata }: Way): SignInState {
  if (error instanceof PopupBlocked) return { kind: 'failed', reason: 'popup', message: '' };
  if (error instanceof ResponseBodyError || error instanceof AuthorizationResponseError) {
    const words = [error.error, error.error_description].filter(Boolean).join(': ');
    return { kind: 'failed', reason: 'refused', message: words };
  }
  // Errors of the library have codes.
  if (error instanceof TypeError && !('code' in error)) {
    return { kind: 'failed', reason: 'blocked', message: readUrl(metadata ?? token ?? '')?.origin ?? '' };
  }
  return { kind: 'failed', reason: 'refused', message: error instanceof Error ? error.message : String(error) };
}
