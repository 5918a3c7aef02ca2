import { describe, expect, it } from 'vitest';
import { splitMethod } from '../../plugins/search/core/text/splitMethod';

const plain = (text: string) => ({ text, marked: false });
const marked = (text: string) => ({ text, marked: true });

describe('the method in front of a path', () => {
  it('is split off', () => {
    expect(splitMethod([plain('GET /api/v1/rank')])).toEqual({ method: 'GET', rest: [plain('/api/v1/rank')] });
    expect(splitMethod([plain('DELETE '), marked('/api')])).toEqual({ method: 'DELETE', rest: [marked('/api')] });
  });

  it('stays in the text where it was searched for, or is none', () => {
    const texts = [[marked('GET /api')], [plain('GETTING started')], [plain('get /api')], [plain('LoginResult')], []];
    for (const chunks of texts) expect(splitMethod(chunks)).toEqual({ rest: chunks });
  });
});
