import { expect, test } from 'vitest';
import { markdownToHtml } from './docs-pages.ts';

test.each([
  ['# Errors', '<h1 id="errors">Errors</h1>'],
  ['### `too_large` (413)\n\nSend less.', '<h3 id="too_large"><code>too_large</code> (413)</h3>\n<p>Send less.</p>'],
  ['one\ntwo **three**', '<p>one two <strong>three</strong></p>'],
  [
    '| a | b |\n|---|---|\n| 1 | `x` |',
    '<div tabindex="0"><table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td><code>x</code></td></tr></tbody></table></div>',
  ],
  ['- one\n  more\n- two', '<ul><li>one\n  more</li><li>two</li></ul>'],
  ['```sh\nrm <x>\n```', '<pre><code>rm &lt;x&gt;</code></pre>'],
  ['<script>alert("x")</script>', '<p>&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;</p>'],
  ['[here](/docs/api) [not](javascript:alert(1))', '<p><a href="/docs/api">here</a> [not](javascript:alert(1))</p>'],
])('%j', (markdown, html) => {
  expect(markdownToHtml(markdown).trim()).toBe(html);
});
