import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseArticle } from '../../plugins/markdown/parseArticle';
import { parseWritten } from '../../plugins/markdown/parseWritten';
import { toMarkdown } from '../../plugins/shared/core/markdown/toMarkdown';

test('HTML that React has written is read as a parser of the standard reads it', () => {
  const html = renderToString(
    <article>
      <h1 title={'a "b" > c'}>A &amp; B &lt;C&gt;</h1>
      <p>
        One {1 + 1} <a href="/x?a=1&amp;b=2">link</a>
        <br />
        <img src="/a.png" alt={`"quoted" <alt>`} hidden />
        <code>{'a\u00a0&nbsp;'}</code>
      </p>
      <div dangerouslySetInnerHTML={{ __html: '<ul><li>x &#x26; y &#x3C;z</li><li>2</li></ul><hr>' }} />
      <table>
        <tbody>
          <tr>
            <th>name</th>
            <td>
              <details open>
                <summary>More</summary>text
              </details>
            </td>
          </tr>
        </tbody>
      </table>
      <pre>
        <code className="language-json">{'{\n  "a": 1\n}'}</code>
      </pre>
    </article>,
  );
  const options = { resolve: (href: string) => href };
  const standard = parseArticle(html);
  expect(standard && toMarkdown(standard, options)).toBe(toMarkdown(parseWritten(html), options));
});
