import { describe, expect, test } from 'vitest';
import { ownDomain } from './domain-name.ts';

const HOME = 'app.hearthline.example';

describe('what is a domain of a lender’s own', () => {
  test.each([
    ['apply.lender.example', 'apply.lender.example'],
    [' Apply.LENDER.example. ', 'apply.lender.example'],
    ['lender.com', 'lender.com'],
    ['lender.co.uk', 'lender.co.uk'],
    ['mine.github.io', 'mine.github.io'],
    // A full stop of Chinese, wide letters, and letters of other alphabets.
    ['apply。lender.example', 'apply.lender.example'],
    ['ａpply.lender.example', 'apply.lender.example'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['аpple.com', 'xn--pple-43d.com'],
  ])('%s is %s', (typed, domain) => expect(ownDomain(typed, HOME)).toEqual({ domain }));

  test.each([
    ['https://apply.lender.example/', 'Write only the name'],
    ['apply.lender.example:8443', 'Write only the name'],
    ['me@lender.example', 'Write only the name'],
    ['_x.lender.example', 'Write only the name'],
    ['apply lender.example', 'Write only the name'],
    ['[::1]', 'Write only the name'],
    ['192.0.2.7', 'This is an IP address'],
    ['0x7f.1', 'This is an IP address'],
    ['２１３０７０６４３３', 'This is an IP address'],
    ['localhost', 'leads to no site'],
    ['plumfield.LOCALHOST', 'leads to no site'],
    ['desk.internal', 'leads to no site'],
    ['7.2.0.192.in-addr.arpa', 'leads to no site'],
    ['lender', 'This is not a domain'],
    ['', 'This is not a domain'],
    ['a..example', 'This is not a domain'],
    ['-a.example', 'This is not a domain'],
    ['*.lender.example', 'This is not a domain'],
    [`${'a'.repeat(64)}.example`, 'This is not a domain'],
    [`${'a.'.repeat(130)}example`, 'too long'],
    [HOME, 'the product’s own'],
    ['plumfield.app.hearthline.example', 'the product’s own'],
    ['PLUMFIELD.App.Hearthline.Example.', 'the product’s own'],
    ['plumfield。app。hearthline。example', 'the product’s own'],
    ['hearthline.example', 'The product itself is served below'],
    ['co.uk', 'Others register their names below co.uk'],
    ['github.io', 'Others register their names below github.io'],
  ])('%s is refused: %s', (typed, sentence) => expect(ownDomain(typed, HOME)).toEqual({ problem: expect.stringContaining(sentence) }));
});
