import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barePath, masked, safeReplayEvent } from './replay.ts';

const SECRETS = [
  '666-12-3456',
  'grace@example.com',
  '101 Clear Path',
  '6025550100',
  'data:image/png;base64,AAAA',
  'https://bank.example/token',
];
const of = (type: number, data: object) => safeReplayEvent({ type, timestamp: 1, data }, barePath);
const text = (event: unknown) => JSON.stringify(event);

describe('a session recording', () => {
  test('keeps what draws a page, and drops every attribute that may say something of a person', () => {
    const [ssn, email, street, phone, picture, link] = SECRETS;
    const element = {
      type: 2,
      id: 4,
      tagName: 'input',
      attributes: {
        class: 'field',
        value: ssn,
        'aria-label': email,
        placeholder: street,
        name: phone,
        src: picture,
        href: link,
        checked: true,
        'data-x': ssn,
        style: `background: url(${link}); color: red`,
      },
      childNodes: [],
    };
    const page = {
      type: 0,
      id: 1,
      childNodes: [element, { type: 3, id: 5, textContent: `SSN ${ssn}` }, { type: 5, id: 6, textContent: email }],
    };
    const kept = of(2, { node: page, initialOffset: { left: 0, top: 40 } });
    expect(kept).toMatchObject({
      data: {
        node: {
          childNodes: [
            { tagName: 'input', attributes: { class: 'field', style: 'background: none; color: red' } },
            { textContent: 'xxxx xxxxxxxxxxxx' },
            { textContent: '' },
          ],
        },
      },
    });
    expect(SECRETS.filter((secret) => text(kept).includes(secret))).toEqual([]);
  });

  test('no way to write a style loads anything: escapes, quotes, functions and at-rules', () => {
    const styleOf = (css: string): string => {
      const kept = of(2, {
        node: { type: 2, id: 1, tagName: 'style', attributes: {}, childNodes: [{ type: 3, id: 2, textContent: css }] },
        initialOffset: { left: 0, top: 0 },
      }) as { data: { node: { childNodes: [{ textContent: string }] } } };
      return kept.data.node.childNodes[0].textContent;
    };
    /** As a browser reads it: every escape is its character. */
    const read = (css: string): string =>
      css.replace(
        /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi,
        (_, digits?: string, other?: string) => other ?? String.fromCodePoint(Math.min(Number.parseInt(digits ?? '0', 16), 0x10_ff_ff)),
      );
    const spelled = (word: string) =>
      fc
        .tuple(
          ...Array.from(word).map((letter) =>
            fc.constantFrom(
              letter,
              letter.toUpperCase(),
              `\\${letter.charCodeAt(0).toString(16)} `,
              `\\00${letter.charCodeAt(0).toString(16)}`,
            ),
          ),
        )
        .map((letters) => letters.join(''));
    const loading = fc.oneof(
      ...['url', 'src', 'image-set', '-webkit-image-set', 'image', 'cross-fade'].map((name) =>
        spelled(name).map((n) => `a{background:${n}("https://bank.example/token)x")}`),
      ),
      spelled('@import').map((n) => `${n} "https://bank.example/token;x";`),
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(loading, fc.string({ maxLength: 12 })), { maxLength: 4 }), (parts) => {
        expect(read(styleOf(parts.join('')))).not.toMatch(/(?:url|src|image-set|image|cross-fade)\(|@import/i);
      }),
      { numRuns: 2000 },
    );
    expect(styleOf('@media (min-width: 700px){.a\\:b::before{content:"\\201C";color:red}}')).toBe(
      '@media (min-width: 700px){.a\\:b::before{content:"\\201C";color:red}}',
    );
    expect(styleOf('a{background:u\\72l(https://bank.example/token)} b{color:red}')).not.toContain('token');
  });

  test('says that something was typed, never what, nor which choice was made', () => {
    expect(of(3, { source: 5, id: 9, text: 'Grace', isChecked: true, userTriggered: true })).toEqual({
      type: 3,
      timestamp: 1,
      data: { source: 5, id: 9, text: '', isChecked: false },
    });
  });

  test('changes of texts and attributes pass the same list', () => {
    const [ssn, email] = SECRETS;
    const kept = of(3, {
      source: 0,
      texts: [{ id: 1, value: `Call ${SECRETS[3]}` }],
      attributes: [
        {
          id: 2,
          attributes: {
            value: ssn,
            title: email,
            class: 'open',
            style: { color: 'red', 'background-image': 'url(https://bank.example/token)' },
          },
        },
      ],
      removes: [{ id: 3, parentId: 1 }],
      adds: [{ parentId: 1, nextId: null, node: { type: 3, id: 8, textContent: email } }],
    });
    expect(kept).toMatchObject({
      data: { attributes: [{ id: 2, attributes: { class: 'open', style: { color: 'red' } } }], removes: [{ id: 3, parentId: 1 }] },
    });
    expect(SECRETS.filter((secret) => text(kept).includes(secret))).toEqual([]);
  });

  test('a changed style is kept where it is gone, safe, or safe with its priority, and in no other form', () => {
    const link = 'url(https://bank.example/token)';
    const style = {
      color: 'red',
      display: ['none', 'important'],
      margin: ['0px', ''],
      top: false,
      'background-image': link,
      'border-image': [link, 'important'],
      cursor: ['auto', link],
      'list-style': [[link], 'important'],
      mask: { value: link },
      filter: ['none', 'important', link],
      order: 4_155_550_199,
      content: [String.raw`u\72l(https://bank.example/token)`, ''],
    };
    const kept = of(3, { source: 0, texts: [], attributes: [{ id: 2, attributes: { style } }], removes: [], adds: [] });
    expect(kept).toMatchObject({ data: { attributes: [{ id: 2, attributes: { style: expect.anything() as object } }] } });
    const [changed] = (kept as unknown as { data: { attributes: { attributes: { style: object } }[] } }).data.attributes;
    expect(changed?.attributes.style).toEqual({ color: 'red', display: ['none', 'important'], margin: ['0px', ''], top: false });
  });

  test.each([
    ['a custom event', 5, { tag: 'ssn', payload: SECRETS[0] }],
    ['a plugin', 6, { plugin: 'console', payload: SECRETS }],
    ['a canvas', 3, { source: 9, commands: [SECRETS[4]] }],
    ['a font', 3, { source: 10, family: 'x', fontSource: SECRETS[5] }],
    ['a log', 3, { source: 11, payload: SECRETS }],
    ['no object', 3, SECRETS as object],
  ])('%s is dropped', (_, type, data) => {
    expect(text(of(type, data))).not.toMatch(/grace|666|base64|bank/);
  });

  test('the address of a page has no ids, query and typed text', () => {
    expect(
      of(4, {
        href: 'https://lender.example/account/heloc/0198f000-0000-7000-8000-000000000001/liens?email=grace@example.com',
        width: 390,
        height: 844,
      }),
    ).toMatchObject({
      data: { href: '/account/heloc/*/liens', width: 390 },
    });
  });

  test('masks hide the length of words', () => {
    expect([masked('Jo'), masked('Grace'), masked('a b'), masked('Quillfeatherstonehaugh')]).toEqual([
      'xxxx',
      'xxxxxxxx',
      'xxxx xxxx',
      'xxxxxxxxxxxx',
    ]);
  });
});
