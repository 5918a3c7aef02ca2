import type { Call } from '../../../_samples/cloud';

const NAMES =
  'Ada Bo Cleo Dan Eve Finn Gus Hana Ivy Jo Kai Lin Mia Nia Oz Pia Quin Rui Sam Tao'.split(' ');

/** Players with scores. The list of the sandbox takes them from the archive `progress`. */
export async function addScores(call: Call): Promise<void> {
  for (const [index, nickname] of NAMES.entries()) {
    const { sessionKey } = await call('GET', '/api/v1/wx/login', {
      gameId: 'demo',
      code: nickname,
    });
    const score = 1000 + ((index * 739) % 1000);
    const team = index % 3 === 0 ? 'red' : 'blue';
    const data = { nickname, score, season: index < 6 ? 1 : 2, team: index > 6 ? 'red' : team };
    await call('POST', '/api/v1/archive/set/progress', { session_key: sessionKey }, data);
  }
}
