import { useThemeConfig } from '@docusaurus/theme-common';
import { Prism } from 'prism-react-renderer';
import type { ReactNode } from 'react';
import { type CodeProps, type MagicComment, readCodeLines } from '../../core/codeLines';
import { type CodeToken, splitLines, tokenize } from '../../core/prismTokens';

interface HighlightedProps extends CodeProps {
  text: string;
  language: string;
}

/** The text of a component's own code block, which the build does not see. Loaded only on pages that have one. */
export default function Highlighted({ text, language, ...props }: HighlightedProps): ReactNode {
  const { magicComments } = useThemeConfig().prism as { magicComments?: MagicComment[] };
  const { code, marked, first } = readCodeLines(text.replace(/\n$/, ''), props, magicComments);
  const tokens = tokenize(Prism, code, language) ?? [{ text: code }];
  if (marked.size === 0 && first === undefined) return tokens.map(toNode);
  return (
    <span className={first === undefined ? 'code-lines' : 'code-lines code-numbered'} style={counterFrom(first)}>
      {splitLines(tokens).map((line, index) => (
        <span key={index} className={['code-line', ...(marked.get(index) ?? [])].join(' ')}>
          {line.map(toNode)}
        </span>
      ))}
    </span>
  );
}

function counterFrom(first = 1) {
  return { counterReset: `line ${first - 1}` };
}

function toNode({ kind, text }: CodeToken, index: number): ReactNode {
  return kind ? (
    <span key={index} className={`t-${kind}`}>
      {text}
    </span>
  ) : (
    text
  );
}
