import { describe, expect, it } from 'vitest';
import { countTypos, maxTypos } from '../../../plugins/search/core/closest/slips';
import { createSynonyms } from '../../../plugins/search/core/closest/synonyms';
import { USUAL_SYNONYMS } from '../../../plugins/search/core/closest/usualSynonyms';
import { createVocabulary } from '../../../plugins/search/core/closest/vocabulary';
import { formsOf } from '../../../plugins/search/core/closest/wordForms';
import { toPhrase, toWords } from '../../../plugins/search/core/closest/words';

describe('words', () => {
  it.each([
    ['rankPage', ['rank', 'page']],
    ['rank_page', ['rank', 'page']],
    ['/rank/page/{id}', ['rank', 'page', 'id']],
    ['IP归属地查询', ['ip', '归属地查询']],
    ['code2Session', ['code2', 'session']],
    ['Größe', ['große']],
    ['...', []],
  ])('of %j are %j', (text, expected) => {
    expect(toWords(text)).toEqual(expected);
  });
});

describe('forms of a word', () => {
  it.each([
    ['errors', 'error'],
    ['entries', 'entry'],
    ['retried', 'retry'],
    ['entry', 'entries'],
    ['boxes', 'box'],
    ['caches', 'cache'],
    ['saving', 'save'],
    ['logged', 'log'],
    ['invitation', 'invite'],
    ['decryption', 'decrypt'],
  ])('%s may be %s', (word, form) => {
    expect(formsOf(word)).toContain(form);
  });

  it.each(['status', 'access', 'ids', 'user', '10201', '错误码', 'location'])('%s is no plural', (word) => {
    expect(formsOf(word).filter((form) => word.startsWith(form) && word.length - form.length < 3)).toEqual([]);
  });
});

describe('slips', () => {
  it.each([
    ['rank', 0],
    ['invte', 1],
    ['archvie', 1],
    ['leaderbord', 2],
    ['10201', 0],
    ['ip2regoin', 2],
    ['sha256', 0],
  ])('%s may have %i', (word, most) => {
    expect(maxTypos(word)).toBe(most);
  });

  it.each([
    ['sesion', 'session', 1],
    ['archvie', 'archive', 1],
    ['sesssion', 'session', 1],
    ['sassion', 'session', 1],
    ['sssion', 'session', 1],
    ['deregsitre', 'deregister', 2],
    ['counter', 'session', Infinity],
  ])('from %s to %s are %d', (typed, word, slips) => {
    expect(countTypos(typed, word, 2).whole).toBe(slips);
  });

  it('are counted to the beginning of a word that is not finished', () => {
    expect(countTypos('sesio', 'session', 1)).toEqual({ whole: Infinity, beginning: 1 });
  });

  it('lead to the nearest words: whole ones before beginnings, and none where the word is a code', () => {
    const { findMeant } = createVocabulary(new Set(['session', 'sessions', 'archive']), () => ['cession', 'timeout']);
    expect(findMeant('sesion')).toEqual(['session']);
    expect(findMeant('tiemout')).toEqual(['timeout']);
    expect(findMeant('achive')).toEqual(['archive']);
    expect(findMeant('rnak')).toEqual([]);
    expect(findMeant('1o2o1')).toEqual([]);
    expect(createVocabulary(new Set(['code2session']), () => []).findMeant('code3session')).toEqual([]);
  });
});

describe('synonyms', () => {
  const synonyms = createSynonyms([
    ['redeem code', 'cdkey', '兑换码'],
    ['code', '码'],
  ]);

  it('are found by each of their words, however it is written', () => {
    expect(synonyms.find('cdkey')).toEqual(['redeem code', 'cdkey', '兑换码']);
    expect(synonyms.find(toPhrase('Redeem-Code'))).toContain('兑换码');
    expect(synonyms.find('session')).toBeUndefined();
  });

  it('are found in Chinese text, the longest first', () => {
    expect(synonyms.findAt('新兑换码', 1)).toBe('兑换码');
    expect(synonyms.findAt('新兑换码', 3)).toBe('码');
    expect(synonyms.findAt('新兑换码', 0)).toBeUndefined();
  });

  it('are found by a phrase with one wrong character in three or more', () => {
    expect(synonyms.findNearAt('新兑换吗', 1)).toBe('兑换码');
    expect(synonyms.findNearAt('新兑奖吗', 1)).toBeUndefined();
    expect(synonyms.findNearAt('兑换', 0)).toBeUndefined();
  });

  it('that are usual are lists of two or more, each word once in a list', () => {
    for (const group of USUAL_SYNONYMS) {
      expect(group.length).toBeGreaterThan(1);
      expect(new Set(group).size).toBe(group.length);
      expect(group.map(toPhrase)).not.toContain('');
    }
  });
});
