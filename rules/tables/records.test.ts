import { expect, test } from 'vitest';
import { OCCUPANCY_TYPES } from '../enums.ts';
import {
  type Demographics,
  demographicCodes,
  ETHNICITIES,
  type Ethnicity,
  HMDA_ACTIONS,
  type HmdaAction,
  HMDA_MAX,
  RACES,
  type Race,
  scoreModelCode,
} from '../regulation/hmda/codes.ts';
import { hmdaColumns, type HmdaInput, hmdaLine } from '../regulation/hmda/record.ts';
import { isValidLei, leiProblem, uliCheckDigits, uliOf } from '../regulation/hmda/uli.ts';
import { barePath, safeReplayEvent } from '../replay.ts';
import { textTable } from '../testing/text-table.ts';
import { allowedOf, errorClassOf, isSampled, siteOfReferrer, TRACKED_PROPERTIES, TRACKED_QUERY, versionOf } from '../tracking.ts';

/** What is recorded and reported, as text: the register's row, a session recording, a visit. */

const SILENT: Demographics = {
  ethnicities: [],
  ethnicityText: '',
  ethnicityRefused: true,
  races: [],
  tribeText: '',
  asianText: '',
  pacificText: '',
  raceRefused: true,
  sexes: [],
  sexRefused: true,
};
const LEI = '549300HEARTHLINE0001';
const person = { demographics: demographicCodes(SILENT), age: 41, score: { value: 785, model: 'FICO8' } };
const ROW: HmdaInput = {
  lei: LEI,
  uli: 'ULI',
  applied: '2026-11-20',
  purpose: 'HOME_IMPROVEMENT',
  paysOffLien: false,
  businessPurpose: false,
  occupancy: 'HOME',
  line: 103_000,
  action: 'ORIGINATED',
  actionOn: '2026-11-24',
  property: { street1: '101 Clear  Path | Ln', city: 'Phoenix', state: 'az', zip: '85004-1234' },
  countyFips: '04013',
  censusTract: '04013113100',
  units: 1,
  manufactured: false,
  applicant: person,
  coApplicant: null,
  incomeReliedOn: 144_000,
  apr: 9.25,
  apor: 6.05,
  highCost: false,
  lienPosition: 2,
  denialReasons: [],
  dti: 32.58,
  cltv: 67.17,
  termMonths: 180,
  propertyValue: 600_000,
  interestOnly: false,
  submittedDirectly: true,
  loanOfficerNmls: '1000001',
};
const two = { ...person, age: 39, score: { value: 640, model: 'OURS' } };
const ROWS: Readonly<Record<string, Partial<HmdaInput>>> = {
  opened: {},
  'with a second applicant': { coApplicant: two, paysOffLien: true, lienPosition: 1 },
  'with a second applicant without a score': { coApplicant: { ...two, score: null }, applicant: { ...person, score: null } },
  'of unknown figures': {
    countyFips: null,
    censusTract: null,
    incomeReliedOn: null,
    apr: null,
    dti: null,
    cltv: null,
    termMonths: null,
    propertyValue: null,
  },
  'without a market rate': { apor: null, highCost: null },
  'a manufactured home, interest only, by a broker': { manufactured: true, interestOnly: true, submittedDirectly: false },
  'a business': { businessPurpose: true, occupancy: 'INVESTMENT', highCost: null },
  'high-cost': { highCost: true, occupancy: 'SECONDARY' },
  'not accepted': { action: 'APPROVED_NOT_ACCEPTED' },
  withdrawn: { action: 'WITHDRAWN', coApplicant: two },
  incomplete: { action: 'INCOMPLETE', denialReasons: ['DTI_OVER'] },
  denied: { action: 'DENIED', denialReasons: ['DTI_OVER', 'STATE', 'MINOR', 'CLTV_OVER', 'BK', 'INCOMPLETE'] },
  'denied for one reason': { action: 'DENIED', denialReasons: ['LATES'], highCost: true },
};

test('the 110 columns of each kind of application', async () => {
  const rows = Object.entries(ROWS).map(([name, change]) => [name, hmdaColumns({ ...ROW, ...change }).join(',')]);
  await expect(textTable(rows)).toMatchFileSnapshot('register.txt');
  expect(hmdaLine(ROW).split('|')).toHaveLength(110);
  expect(OCCUPANCY_TYPES.map((occupancy) => hmdaColumns({ ...ROW, occupancy })[8])).toEqual(['1', '2', '3']);
  expect((Object.keys(HMDA_ACTIONS) as HmdaAction[]).map((action) => hmdaColumns({ ...ROW, action })[10])).toEqual([
    '1',
    '2',
    '3',
    '4',
    '5',
  ]);
});

test('each answer to the demographic questions', async () => {
  const codes = (change: Partial<Demographics>) => Object.values(demographicCodes({ ...SILENT, ...change })).join(' ');
  const rows = [
    ...(Object.keys(ETHNICITIES) as Ethnicity[]).map((one) => [one, codes({ ethnicities: [one] })]),
    ...(Object.keys(RACES) as Race[]).map((one) => [one, codes({ races: [one] })]),
    ['texts', codes({ ethnicityText: ' Basque|x ', tribeText: 'a', asianText: 'b', pacificText: 'c' })],
    ...(['tribeText', 'asianText', 'pacificText'] as const).map((name) => [name, codes({ [name]: 'a' })]),
    ['male', codes({ sexes: ['MALE'] })],
    ['female', codes({ sexes: ['FEMALE'] })],
    ['both', codes({ sexes: ['FEMALE', 'MALE'] })],
    ['none', codes({})],
  ];
  await expect(textTable(rows)).toMatchFileSnapshot('demographics.txt');
  expect(demographicCodes({ ...SILENT, tribeText: 'x'.repeat(101) }).raceTexts[0]).toHaveLength(HMDA_MAX.text);
  const models = ['FICO5', 'FICO2', 'FICO4', 'VANTAGE3', 'FICO9', 'FICO8', 'FICO10', 'FICO10T', 'VANTAGE4', 'OURS'];
  expect(models.map(scoreModelCode)).toEqual([1, 2, 3, 6, 11, 12, 13, 14, 15, 8]);
});

test('identifiers at their longest and a character beyond', () => {
  expect(uliOf(LEI, 'x'.repeat(23))).toHaveLength(45);
  expect(() => uliOf(LEI, 'x'.repeat(24))).toThrow(RangeError);
  expect(uliOf(LEI, 'HL-10 01')).toBe(`${LEI}HL1001${uliCheckDigits(`${LEI}HL1001`)}`);
  for (const wrong of [LEI.slice(1), `${LEI}0`]) expect(() => uliOf(wrong, '1')).toThrow(RangeError);
  // A published identifier: that of the Legal Entity Identifier’s own foundation.
  const valid = '506700GE1G29325QX363';
  expect([valid, `${valid}0`, valid.toLowerCase(), '506700GE1G29325QX364'].map(isValidLei)).toEqual([true, false, false, false]);
  expect(leiProblem('506700GE1G29325QX364')).toMatch(/after 506700GE1G29325QX3 they are 63$/);
  expect(leiProblem('506700GE1G29325QX3')).toMatch(/they are 63$/);
  for (const wrong of ['506700GE1G29325QX3641', 'x']) expect(leiProblem(wrong)).not.toMatch(/they are/);
});

const ATTRIBUTES =
  `class style role type dir lang hidden disabled open rel media colspan rowspan rows cols width height viewBox d fill stroke stroke-width
  stroke-linecap stroke-linejoin fill-rule clip-rule cx cy r x y x1 y1 x2 y2 points transform xmlns preserveAspectRatio opacity
  aria-hidden _cssText rr_width rr_height rr_scrollTop rr_scrollLeft
  value name title href src alt placeholder id for aria-label data-x checked selected action content`.split(/\s+/);

test('what a session recording keeps of each kind of event, source and node', async () => {
  const element = (tagName: string, more: object = {}) => ({ type: 2, id: 7, tagName, attributes: {}, childNodes: [], ...more });
  const nodes = [
    { type: 0, id: 1, childNodes: [{ type: 3, id: 2, textContent: 'Rate' }], compatMode: 'x' },
    { type: 11, id: 1, childNodes: [{ type: 3, id: 2, textContent: 'Call 602' }] },
    { type: 0, id: 1, childNodes: 'none' },
    { type: 1, id: 1, name: 'grace', publicId: 'grace', systemId: 'grace' },
    element('div', {
      attributes: Object.fromEntries(ATTRIBUTES.map((name) => [name, 'v'])),
      isSVG: true,
      needBlock: false,
      isShadowHost: 'x',
    }),
    element('div', { attributes: { class: 5, hidden: true, style: null, width: { a: 1 } }, isShadow: true, isCustom: true, custom: true }),
    element('div', { attributes: 'none', childNodes: null }),
    element('a'.repeat(41)),
    element('a'.repeat(42)),
    element('1a'),
    element('STYLE', { childNodes: [{ type: 3, id: 8, textContent: 'a{width:5px;background:url(x)}' }] }),
    element('p', { childNodes: [{ type: 3, id: 8, textContent: 'a@b' }, 5, null, [], { type: 3, id: 9, textContent: 7 }] }),
    { type: 4, id: 3, textContent: 'grace' },
    { type: 5, id: 3, textContent: 'grace' },
    'grace',
  ];
  const changes = [
    ...Array.from({ length: 16 }, (_, source) => ({ source, id: 1, x: 2, text: 'grace', isChecked: true })),
    { source: 0, texts: [{ id: 1, value: 'Rate' }, { id: 2, value: 'a 5' }, { id: 3, value: null }, 4], attributes: ['x', { id: 5 }] },
    {
      source: 0,
      removes: [{ id: 1, parentId: 2, name: 'grace' }, 'x'],
      adds: [{ parentId: 1, nextId: 4, node: nodes[3] }, { nextId: 'x' }, 3],
    },
    ...[1, 6, 12].map((source) => ({ source, positions: [{ x: 1, y: 2, id: 3, name: 'grace' }, 'x'] })),
    { source: 8, id: 1, adds: [{ rule: 'a{src:url(x)}', index: 0 }, { index: 1 }, 5], removes: [{ index: 0, name: 'grace' }, 6] },
    { source: 8, id: 1, adds: 'x', removes: 'x' },
    { source: 0, attributes: [{ id: 1, attributes: { _cssText: 'a{background:url(x)}', style: 'width:5px', class: 'url(x)' } }] },
  ];
  const events = [
    ...Array.from({ length: 8 }, (_, type) => ({ type, timestamp: 5, data: { source: 5, href: 'x', node: nodes[0], width: 3 } })),
    ...nodes.map((node) => ({ type: 2, timestamp: 5, data: { node, initialOffset: { left: 3, top: 4, name: 'grace' } } })),
    { type: 2, timestamp: 5, data: { node: null } },
    { type: 4, timestamp: 5, data: { href: 'https://lender.example/account/0198f000/liens?a=1', width: 3 } },
    { type: 4, timestamp: 5, data: { href: 5 } },
    { type: 4, timestamp: 5, data: [] },
    { type: 0, timestamp: '5', data: {} },
    ...changes.map((data) => ({ type: 3, timestamp: 5, data })),
    null,
  ];
  const rows = events.map((event) => [JSON.stringify(safeReplayEvent(event, barePath))]);
  await expect(textTable(rows)).toMatchFileSnapshot('recording.txt');
});

test('a style keeps what it says and loses what it loads, however it is written', async () => {
  const styles = [
    'a{color:red}',
    String.raw`a{background:u\72l(x)}`,
    String.raw`a{background:\75 rl(x)}`,
    String.raw`a{background:u\72 l(x)}`,
    String.raw`a{content:"\201C"}`,
    String.raw`.a\:b{color:red}`,
    String.raw`\@import "x";b{}`,
    String.raw`\40 import "x";b{}`,
    String.raw`a{b:url\28 x)}`,
    String.raw`a{b:u\000072l(x)}`,
    String.raw`a{b:\110000 url(x)}`,
    String.raw`a{b:\10ffff url(x)}`,
    String.raw`a{b:\0 url(x)}`,
    '@namespace a "x";b{}',
    '@charset "x"',
    '@media print{a{b:c}}',
    'a{b:url("x)y")c}',
    "a{b:url('x)y')c}",
    'a{b:image-set(url(x) 1x)}',
    'a{b:uurl(x)rl(y)}',
    'a{b:-webkit-cross-fade(x)}',
    'a{b:element(#x)}',
    'a{b:url(x',
  ];
  const rows = styles.map((css) => {
    const kept = safeReplayEvent({ type: 3, timestamp: 1, data: { source: 8, adds: [{ rule: css }] } }, barePath) as unknown as {
      data: { adds: [{ rule: string }] };
    };
    return [css, kept.data.adds[0].rule];
  });
  await expect(textTable(rows)).toMatchFileSnapshot('styles.txt');
  const paths = ['/', '/a', '/a1', '/a12', '/a123', '/A', '/-a', `/${'a'.repeat(31)}`, `/${'a'.repeat(32)}`, '/account/0198f000/x y', ''];
  expect(paths.map(barePath)).toEqual(['/', '/a', '/a1', '/a12', '/*', '/*', '/*', `/${'a'.repeat(31)}`, '/*', '/account/*/*', '']);
});

test('which values of a visit may be recorded, at each limit', () => {
  const query = (value: string) =>
    Object.keys(allowedOf(TRACKED_QUERY, Object.fromEntries(Object.keys(TRACKED_QUERY).map((name) => [name, value])))).length;
  const [all, plain, none] = [11, 8, 0];
  expect(
    [
      'a',
      'a-b/c',
      'a.b',
      'A',
      'a_b:c~d',
      'a--b',
      '-a',
      'a b',
      'a@b',
      'a'.repeat(80),
      'a'.repeat(81),
      'a123456',
      'a1234567',
      '',
      'a-1',
      '1',
    ].map(query),
  ).toEqual([all, none, plain, plain, plain, none, none, none, none, all, none, plain, none, none, all, plain]);
  const kept = (name: string, value: unknown) => name in allowedOf(TRACKED_PROPERTIES, { [name]: value });
  expect(['v2', 'legacy', 'v3', ''].map((flow) => kept('flow', flow))).toEqual([true, true, false, false]);
  const errors = ['Error', 'TypeError', 'aError', 'Type Error', `${'A'.repeat(41)}Error`, `${'A'.repeat(42)}Error`, 'TypeErrors'];
  expect(errors.map((name) => kept('errorName', name))).toEqual([true, true, true, false, true, false, false]);
  expect(['step', 'experiment', 'variation'].map((name) => [kept(name, 'a-1'), kept(name, 'A'), kept(name, 5)])).toEqual(
    Array.from({ length: 3 }, () => [true, false, false]),
  );
  expect(['1', '1.2', '1.2.3', '1.2.3.4', '999.1', '1000', '1-abcdefgh', '1-abcdefghi', '123.456.7', '123.456'].map(versionOf)).toEqual([
    '1',
    '1.2',
    '1.2.3',
    null,
    '999.1',
    null,
    '1-abcdefgh',
    null,
    null,
    '123.456',
  ]);
  expect(['https://a.b/c', 'http://a.b:8/c', 'ftp://a.b', 'https://u@a.b', 'no'].map(siteOfReferrer)).toEqual([
    'https://a.b',
    'http://a.b:8',
    null,
    null,
    null,
  ]);
  const names = [
    'ApiError',
    'MissingFileError',
    'TypeError',
    'RangeError',
    'ReferenceError',
    'SyntaxError',
    'SecurityError',
    'InvalidStateError',
    'Error',
  ];
  expect(names.filter((name) => errorClassOf(name) === name)).toEqual(names.slice(0, -1));
});

test('the share of visits goes by the last digits, at each limit', () => {
  const visit = (replay: string, monitoring: string) => `0198f000-0000-7000-8000-${replay}${monitoring}`;
  const half = ['7fffff', '800000'];
  expect(half.map((digits) => isSampled(visit('ffffff', digits), 50, 'monitoring'))).toEqual([true, false]);
  expect(half.map((digits) => isSampled(visit(digits, 'ffffff'), 50, 'replay'))).toEqual([true, false]);
  expect([isSampled(visit('000000', '000000'), 0, 'replay'), isSampled(visit('ffffff', 'ffffff'), 100, 'monitoring')]).toEqual([
    false,
    true,
  ]);
});
