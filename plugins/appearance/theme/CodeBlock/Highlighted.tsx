import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/CodeBlock';
import { Prism } from 'prism-react-renderer';
import type { ReactNode } from 'react';
import { type MagicComment, readCodeLines } from '../../core/codeLines';
import { type CodeToken, splitLines, tokenize } from '../../core/prismTokens';

/** The text of a component's own code block, which the build does not see. Loaded only on pages that have one. */
export default function Highlighted({ children, className, language, ...props }: Props): ReactNode {
  const { magicComments } = useThemeConfig().prism as { magicComments?: MagicComment[] };
  const { code, marked, first } = readCodeLines(String(children).replace(/\n$/, ''), props, magicComments);
  const name = language ?? /language-(\S+)/.exec(className ?? '')?.[1] ?? '';
  const tokens = tokenize(Prism, code, name) ?? [{ text: code }];
  if (marked.size === 0 && first === undefined) return tokens.map(toNode);
  return (
    <span
      className={first === undefined ? 'code-lines' : 'code-lines code-numbered'}
      style={first === undefined || first === 1 ? undefined : { counterReset: `line ${first - 1}` }}
    >
      {splitLines(tokens).map((line, index) => (
        <span key={index} className={['code-line', ...(marked.get(index) ?? [])].join(' ')}>
          {line.map(toNode)}
        </span>
      ))}
    </span>
  );
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
