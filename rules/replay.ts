/**
 * What a session recording may hold: an allow-list for the events of rrweb. The page applies it before anything is sent, and the server once more
 * before anything is stored. Texts are masked where they are read from the page, by a list of the product's own sentences; here whatever could still
 * hold a number or an address of a person is masked.
 */

/** Attributes that draw a page and say nothing of a person. No address, name, value, label, state of a choice or data attribute. */
const ATTRIBUTES = new Set(
  `class style role type dir lang hidden disabled open rel media colspan rowspan rows cols width height viewBox d fill stroke stroke-width
   stroke-linecap stroke-linejoin fill-rule clip-rule cx cy r x y x1 y1 x2 y2 points transform xmlns preserveAspectRatio opacity
   aria-hidden _cssText rr_width rr_height rr_scrollTop rr_scrollLeft`.split(/\s+/),
);
/** Kinds of events: the page is drawn, loaded, photographed, changed, measured. Others, such as plugins and the console, are dropped. */
const EVENTS = { dom: 0, load: 1, full: 2, incremental: 3, meta: 4 } as const;
/** Sources of changes that are recorded: mutation, mouse, interaction, scroll, viewport, input, touch, style rules, drag, style declarations. */
const SOURCES = new Set([0, 1, 2, 3, 4, 5, 6, 8, 12, 13]);

const MASK = 'x';
/** Words become x's, in steps of four, so that their length tells little. */
export const masked = (text: string): string => text.replace(/\S+/g, (word) => MASK.repeat(Math.ceil(Math.min(word.length, 12) / 4) * 4));

/** A text that may hold a person's data whatever the list of sentences says: a digit or an @. */
const isRisky = (text: string): boolean => /[\d@]/.test(text);

/** An escape of CSS: hexadecimal digits with one space after them, or any other character. */
const ESCAPE = /\\(?:([\da-f]{1,6})\s?|([^\n]))/gi;
/** Escaped letters and marks that could spell a function or an at-rule. No style sheet needs them: only one that hides something has them. */
const HIDING = /^[a-z@(-]$/i;
const LOADING = String.raw`(?:-webkit-)?(?:url|src|image-set|image|cross-fade|element)\(`;
const QUOTED = String.raw`"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'`;
/** With what follows up to its bracket, whatever is quoted within; without a closing one, up to the end. */
const LOADS = new RegExp(String.raw`${LOADING}(?:${QUOTED}|[^)"']|["'])*?(?:\)|$)`, 'gi');
const IMPORTS = new RegExp(String.raw`@(?:import|namespace|charset)(?:${QUOTED}|[^;"']|["'])*?(?:;|$)`, 'gi');

/** No address leaves in a style: a picture's may hold a token. What is written by escapes, in functions within functions or in at-rules goes too. */
function safeStyle(css: string): string {
  const plain = css.replace(ESCAPE, (whole, digits?: string, other?: string) => {
    const code = digits === undefined ? Number.NaN : Number.parseInt(digits, 16);
    const character = other ?? (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');
    return HIDING.test(character) ? character : whole;
  });
  const without = plain.replace(LOADS, 'none').replace(IMPORTS, '');
  return without === plain ? without : safeStyle(without);
}

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };
type Object_ = { readonly [name: string]: Json };

const isObject = (value: Json | undefined): value is Object_ => typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const numbersOf = (from: Object_): Object_ => Object.fromEntries(Object.entries(from).filter(([, value]) => typeof value === 'number'));

const isSafeStyle = (value: Json | undefined): boolean => typeof value === 'string' && safeStyle(value) === value;
/** How rrweb writes a changed property of a style: false where it is gone, its value, or its value with its priority. */
const isSafeChange = (change: Json): boolean => {
  if (!Array.isArray(change)) return change === false || isSafeStyle(change);
  const [value, priority] = listOf(change);
  return change.length === 2 && isSafeStyle(value) && (priority === '' || priority === 'important');
};

function attributesOf(given: Json | undefined): Object_ {
  if (!isObject(given)) return {};
  const kept = Object.entries(given).flatMap(([name, value]): [string, Json][] => {
    if (!ATTRIBUTES.has(name)) return [];
    if (typeof value === 'string') return [[name, name === 'style' || name === '_cssText' ? safeStyle(value) : value]];
    // rrweb writes changes of a style as an object of its properties.
    if (name === 'style' && isObject(value))
      return [[name, Object.fromEntries(Object.entries(value).filter(([, one]) => isSafeChange(one)))]];
    return typeof value === 'number' || typeof value === 'boolean' ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

/** A node of the page with its children. @param isStyle its text is CSS */
function nodeOf(node: Json | undefined, isStyle = false): Json {
  if (!isObject(node)) return null;
  const { type, textContent, tagName, childNodes, attributes } = node;
  const base = {
    ...numbersOf(node),
    ...Object.fromEntries(
      (['isSVG', 'needBlock', 'isShadowHost', 'isShadow', 'isCustom'] as const).flatMap((name) =>
        typeof node[name] === 'boolean' ? [[name, node[name]]] : [],
      ),
    ),
  };
  if (type === 0 || type === 11) return { ...base, childNodes: listOf(childNodes).map((child) => nodeOf(child)) };
  if (type === 1) return { ...base, name: 'html', publicId: '', systemId: '' };
  if (type === 2 && typeof tagName === 'string' && /^[a-z][a-z\d:-]{0,40}$/i.test(tagName)) {
    const style = tagName.toLowerCase() === 'style';
    return { ...base, tagName, attributes: attributesOf(attributes), childNodes: listOf(childNodes).map((child) => nodeOf(child, style)) };
  }
  if (type === 3) {
    const text = typeof textContent === 'string' ? textContent : '';
    return { ...base, textContent: isStyle ? safeStyle(text) : isRisky(text) ? masked(text) : text };
  }
  return { ...base, type: 5, textContent: '' };
}

function changeOf(data: Object_): Json {
  const base = numbersOf(data);
  switch (data['source']) {
    case 0:
      return {
        ...base,
        texts: listOf(data['texts']).flatMap((one) =>
          isObject(one)
            ? [
                {
                  ...numbersOf(one),
                  value: typeof one['value'] === 'string' ? (isRisky(one['value']) ? masked(one['value']) : one['value']) : null,
                },
              ]
            : [],
        ),
        attributes: listOf(data['attributes']).flatMap((one) =>
          isObject(one) ? [{ ...numbersOf(one), attributes: attributesOf(one['attributes']) }] : [],
        ),
        removes: listOf(data['removes']).flatMap((one) => (isObject(one) ? [numbersOf(one)] : [])),
        adds: listOf(data['adds']).flatMap((one) =>
          isObject(one)
            ? [{ ...numbersOf(one), nextId: typeof one['nextId'] === 'number' ? one['nextId'] : null, node: nodeOf(one['node']) }]
            : [],
        ),
      };
    case 1:
    case 6:
    case 12:
      return { ...base, positions: listOf(data['positions']).flatMap((one) => (isObject(one) ? [numbersOf(one)] : [])) };
    // That something was typed is recorded, never what, nor which choice was made.
    case 5:
      return { ...base, text: '', isChecked: false };
    case 8:
      return {
        ...base,
        ...(Array.isArray(data['adds']) && {
          adds: listOf(data['adds']).flatMap((one) =>
            isObject(one) && typeof one['rule'] === 'string' ? [{ ...numbersOf(one), rule: safeStyle(one['rule']) }] : [],
          ),
        }),
        ...(Array.isArray(data['removes']) && {
          removes: listOf(data['removes']).flatMap((one) => (isObject(one) ? [numbersOf(one)] : [])),
        }),
      };
    default:
      return base;
  }
}

/** An event as it may be sent and stored; null for one that may not. @param pathOf a path without ids and typed text */
export function safeReplayEvent(event: unknown, pathOf: (path: string) => string): Json {
  const { type, timestamp, data } = (event ?? {}) as { readonly type?: Json; readonly timestamp?: Json; readonly data?: Json };
  if (typeof timestamp !== 'number') return null;
  if (type === EVENTS.dom || type === EVENTS.load) return { type, timestamp, data: {} };
  if (!isObject(data)) return null;
  if (type === EVENTS.meta) {
    const href = typeof data['href'] === 'string' && URL.canParse(data['href']) ? new URL(data['href']).pathname : '/';
    return { type, timestamp, data: { ...numbersOf(data), href: pathOf(href) } };
  }
  if (type === EVENTS.full) {
    const { left = 0, top = 0 } = isObject(data['initialOffset']) ? numbersOf(data['initialOffset']) : {};
    return { type, timestamp, data: { node: nodeOf(data['node']), initialOffset: { left, top } } };
  }
  if (type === EVENTS.incremental && SOURCES.has(Number(data['source']))) return { type, timestamp, data: changeOf(data) };
  return null;
}

/** Ids of a path and what a person may have typed into it become stars; the server, which knows the product's paths, is stricter. */
export const barePath = (path: string): string =>
  path
    .split('/')
    .map((part) => (part === '' || /^[a-z][a-z-]{0,30}(?:\d{1,2})?$/.test(part) ? part : '*'))
    .join('/');
