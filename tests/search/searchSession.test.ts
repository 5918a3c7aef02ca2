import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSearchSession, SEARCH_DELAY } from '../../plugins/search/core/panel/searchSession';

function createAnswerer() {
  const questions: Array<{ text: string; limit?: number; answer(result: string): void; fail(error: Error): void }> = [];
  const find = (text: string, limit?: number) =>
    new Promise<string>((answer, fail) => questions.push({ text, limit, answer, fail }));
  return {
    find,
    questions,
    asked: () => questions.map(({ text }) => text),
    last() {
      const question = questions.at(-1);
      if (!question) throw new Error('Nothing has been asked.');
      return question;
    },
  };
}

/** Runs handlers of settled promises. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is typed', () => {
  it('is asked for 200 ms after the last key, once, trimmed', async () => {
    const { find, asked } = createAnswerer();
    const session = createSearchSession(find);
    for (const text of ['r', 'ra', ' ran ']) {
      session.type(text);
      await vi.advanceTimersByTimeAsync(SEARCH_DELAY - 1);
    }
    expect(asked()).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked()).toEqual(['ran']);
    expect(SEARCH_DELAY).toBe(200);
  });

  it('is not asked for again where spaces alone have changed', async () => {
    const { find, asked, last } = createAnswerer();
    const session = createSearchSession(find);
    session.type('rank');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    last().answer('hits');
    await settled();
    session.type(' rank ');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY * 2);
    expect(asked()).toEqual(['rank']);
    expect(session.getState()).toEqual({ text: 'rank', isLoading: false, result: 'hits' });
  });

  it('loads from the question to the answer', async () => {
    const { find, last } = createAnswerer();
    const session = createSearchSession(find);
    const loading: boolean[] = [];
    session.subscribe(() => loading.push(session.getState().isLoading));
    session.type('rank');
    expect(session.getState().isLoading).toBe(false);
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    expect(session.getState()).toEqual({ text: '', isLoading: true });
    last().answer('hits');
    await settled();
    expect(loading).toEqual([true, false]);
  });

  it('keeps the last result while the next one is on its way', async () => {
    const { find, last } = createAnswerer();
    const session = createSearchSession(find);
    session.type('rank');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    last().answer('first');
    await settled();
    session.type('ranking');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    expect(session.getState()).toEqual({ text: 'rank', isLoading: true, result: 'first' });
  });
});

describe('text without keywords', () => {
  it.each(['', '   ', '\u3000\n'])('%j clears the result at once, and no question is asked any more', async (empty) => {
    const { find, asked, last } = createAnswerer();
    const session = createSearchSession(find);
    session.type('rank');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    last().answer('hits');
    await settled();
    session.type('ranking');
    session.type(empty);
    expect(session.getState()).toEqual({ text: '', isLoading: false });
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY * 2);
    expect(asked()).toEqual(['rank']);
  });

  it('ends the loading, and the answer that comes then is dropped', async () => {
    const { find, last } = createAnswerer();
    const session = createSearchSession(find);
    session.type('rank');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    expect(session.getState().isLoading).toBe(true);
    session.type('');
    expect(session.getState().isLoading).toBe(false);
    last().answer('late');
    await settled();
    expect(session.getState()).toEqual({ text: '', isLoading: false });
  });
});

describe('answers', () => {
  it.each([
    ['in the order of the questions', [0, 1]],
    ['the other way round', [1, 0]],
  ])('that come %s leave the one to the last question', async (_name, order) => {
    const { find, questions } = createAnswerer();
    const session = createSearchSession(find);
    for (const text of ['one', 'two']) {
      session.type(text);
      await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    }
    for (const index of order) {
      questions[index]?.answer(`answer to ${questions[index].text}`);
      await settled();
    }
    expect(session.getState()).toEqual({ text: 'two', isLoading: false, result: 'answer to two' });
  });

  it('to what has been changed meanwhile are dropped', async () => {
    const { find, last } = createAnswerer();
    const session = createSearchSession(find);
    session.type('one');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    session.type('two');
    last().answer('answer to one');
    await settled();
    expect(session.getState().result).toBeUndefined();
  });

  it('that failed can be asked for again', async () => {
    const { find, last, asked } = createAnswerer();
    const session = createSearchSession(find);
    const error = new Error('no connection');
    session.type('rank');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    last().fail(error);
    await settled();
    expect(session.getState()).toEqual({ text: 'rank', isLoading: false, error });
    session.repeat();
    expect(session.getState()).toEqual({ text: 'rank', isLoading: true, error });
    last().answer('hits');
    await settled();
    expect(session.getState()).toEqual({ text: 'rank', isLoading: false, result: 'hits' });
    expect(asked()).toEqual(['rank', 'rank']);
  });

  it('with more hits replace those with fewer', async () => {
    const { find, questions, last } = createAnswerer();
    const session = createSearchSession(find);
    session.type('rank');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    last().answer('few');
    await settled();
    session.repeat(60);
    expect(session.getState()).toEqual({ text: 'rank', isLoading: true, result: 'few' });
    expect(questions.map(({ limit }) => limit)).toEqual([undefined, 60]);
    last().answer('many');
    await settled();
    expect(session.getState().result).toBe('many');
  });

  it('are not asked for by repeat where nothing is typed', async () => {
    const { find, asked } = createAnswerer();
    const session = createSearchSession(find);
    session.repeat();
    session.type(' ');
    session.repeat();
    expect(asked()).toEqual([]);
  });
});

describe('flush', () => {
  it('asks at once for what waits, and gives its answer', async () => {
    const { find, asked, last } = createAnswerer();
    const session = createSearchSession(find);
    session.type('rank');
    const answer = session.flush();
    expect(asked()).toEqual(['rank']);
    last().answer('hits');
    await expect(answer).resolves.toBe('hits');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    expect(asked()).toEqual(['rank']);
  });

  it('waits for an answer that is on its way, and gives one that is there', async () => {
    const { find, asked, last } = createAnswerer();
    const session = createSearchSession(find);
    session.type('rank');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    const answer = session.flush();
    last().answer('hits');
    await expect(answer).resolves.toBe('hits');
    await expect(session.flush()).resolves.toBe('hits');
    expect(asked()).toEqual(['rank']);
  });

  it('gives nothing where there is nothing, it failed, or the text has changed', async () => {
    const { find, last } = createAnswerer();
    const session = createSearchSession(find);
    await expect(session.flush()).resolves.toBeUndefined();
    session.type('rank');
    const failed = session.flush();
    last().fail(new Error('no connection'));
    await expect(failed).resolves.toBeUndefined();
    session.type('ranking');
    const late = session.flush();
    session.type('other');
    last().answer('hits');
    await expect(late).resolves.toBeUndefined();
  });
});

describe('dispose', () => {
  it('sends no more requests, and publishes no answers', async () => {
    const { find, asked, last } = createAnswerer();
    const session = createSearchSession(find);
    const listener = vi.fn();
    session.subscribe(listener);
    session.type('one');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY);
    session.type('two');
    listener.mockClear();
    session.dispose();
    last().answer('late');
    await vi.advanceTimersByTimeAsync(SEARCH_DELAY * 2);
    expect(asked()).toEqual(['one']);
    expect(listener).not.toHaveBeenCalled();
  });
});
