/**
 * What is copied of a PDF: these members of these objects, and nothing else (ISO 32000-1 §7.7.3, §8, §9, §11). What draws a page is here; scripts, actions, forms, attachments,
 * metadata, tags, layers, and whatever a reader would not draw are not, under whatever name they come.
 *
 * A shape is the members that an object of it may have, each with the shape of its value. `plain` is numbers, names, short strings and arrays of these; `any:X`
 * a dictionary whose keys are names of its own (fonts of a page), each with shape X. An array has the shape of its elements.
 */
export type Shape = keyof typeof SHAPES | 'plain' | `any:${keyof typeof SHAPES}`;
type Members = Readonly<Record<string, string>>;

const plain = (names: string): Record<string, 'plain'> => Object.fromEntries(names.split(' ').map((name) => [name, 'plain']));

const RESOURCES = {
  ...plain('ProcSet'),
  Font: 'any:font',
  XObject: 'any:xobject',
  ExtGState: 'any:state',
  ColorSpace: 'any:color',
  Pattern: 'any:pattern',
  Shading: 'any:shading',
};
const FUNCTION = { ...plain('FunctionType Domain Range Size BitsPerSample Order Encode Decode C0 C1 N Bounds'), Functions: 'function' };

export const SHAPES = {
  page: { ...plain('Rotate UserUnit'), Contents: 'content', Resources: 'resources', Group: 'group' },
  resources: RESOURCES,
  /** Drawing operators. */
  content: {},
  /** A picture, or a drawing with resources of its own. `PS` (PostScript) has no members that would draw it. */
  xobject: {
    ...plain('Subtype Width Height BitsPerComponent Intent ImageMask Decode Interpolate SMaskInData Matte FormType BBox Matrix'),
    ColorSpace: 'color',
    Mask: 'xobject',
    SMask: 'xobject',
    Resources: 'resources',
    Group: 'group',
  },
  group: { ...plain('S I K'), CS: 'color' },
  state: { ...plain('LW LC LJ ML D RI OP op OPM FL SM SA BM CA ca AIS TK'), Font: 'font', SMask: 'mask' },
  mask: { ...plain('S BC'), G: 'xobject', TR: 'function' },
  /** Names, arrays that begin with one, profiles, and the functions that compute a tint. */
  color: { ...FUNCTION, ...plain('WhitePoint BlackPoint Gamma Matrix Range N'), Alternate: 'color' },
  function: FUNCTION,
  pattern: {
    ...plain('PatternType PaintType TilingType BBox XStep YStep Matrix'),
    Resources: 'resources',
    Shading: 'shading',
    ExtGState: 'state',
  },
  shading: {
    ...plain(
      'ShadingType Background BBox AntiAlias Domain Coords Extend Matrix BitsPerCoordinate BitsPerComponent BitsPerFlag VerticesPerRow Decode',
    ),
    ColorSpace: 'color',
    Function: 'function',
  },
  font: {
    ...plain(
      'Subtype BaseFont Name FirstChar LastChar Widths DW W DW2 W2 FontBBox FontMatrix WMode CMapName BaseEncoding Differences Registry Ordering Supplement',
    ),
    Encoding: 'font',
    UseCMap: 'font',
    CIDSystemInfo: 'font',
    ToUnicode: 'content',
    CIDToGIDMap: 'content',
    DescendantFonts: 'font',
    CharProcs: 'any:content',
    Resources: 'resources',
    FontDescriptor: 'descriptor',
  },
  descriptor: {
    ...plain(
      'FontName FontFamily FontStretch FontWeight Flags FontBBox ItalicAngle Ascent Descent Leading CapHeight XHeight StemV StemH AvgWidth MaxWidth MissingWidth CharSet',
    ),
    FontFile: 'program',
    FontFile2: 'program',
    FontFile3: 'program',
    CIDSet: 'content',
  },
  program: plain('Subtype Length1 Length2 Length3'),
} as const satisfies Readonly<Record<string, Members>>;

/** Kinds by which a reader recognizes an object; they may stand in any of them. */
const TYPES = new Set([
  'Page',
  'XObject',
  'Group',
  'ExtGState',
  'Mask',
  'Pattern',
  'Font',
  'FontDescriptor',
  'Encoding',
  'CMap',
  'CIDFont',
]);

/** The shape of a member, or null when it is left out. */
export function memberShape(shape: Shape, name: string): Shape | null {
  if (shape === 'plain') return null;
  if (shape.startsWith('any:')) return shape.slice('any:'.length) as Shape;
  const members: Members = SHAPES[shape as keyof typeof SHAPES];
  return Object.hasOwn(members, name) ? (members[name] as Shape) : null;
}

export const isKnownType = (type: string): boolean => TYPES.has(type);
