import { type Grammar, STRING } from '../../code/grammar';

export const JAVASCRIPT: Grammar = {
  name: 'javascript',
  comment: '//',
  string: String.raw`${STRING}|(?<!\\)\`(?:\\.|[^\`\\])*\``,
  keywords:
    'async await break case catch class const continue do else export extends false finally for from function if import in instanceof interface let new null of return switch this throw true try type typeof undefined var void while yield',
};

export const TYPESCRIPT: Grammar = { ...JAVASCRIPT, name: 'typescript' };

/** What documents call JavaScript. Where there is none for browsers, that of Node.js takes its place. */
export const SCRIPT_NAMES = ['javascript', 'js', 'ecmascript', 'fetch', 'browser', 'javascriptfetch', 'jsfetch'];
