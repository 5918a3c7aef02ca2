import { expect, it } from 'vitest';
import { loadTogether } from '../../plugins/shared/browser/loadTogether';

it('data that fails while its script waits for a retry is asked for again, and rejects only then', async () => {
  const answers = ['offline', 'data', 'offline', 'offline'];
  const load = () => {
    const answer = answers.shift();
    return answer === 'data' ? Promise.resolve(answer) : Promise.reject(new Error(answer));
  };
  const script = new Promise((resolve) => setImmediate(resolve, 'script'));
  await expect(loadTogether(script, load)).resolves.toEqual(['script', 'data']);
  await expect(loadTogether(script, load)).rejects.toThrow('offline');
});
