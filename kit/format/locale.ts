/** The locale of numbers and dates when no page says one: in Node, where the first page's shell is drawn. */
const DEFAULT = 'en-US';

/** The one place of the locale: the language of the page (`<html lang>`), which the build writes. A BCP 47 tag, such as 'es-US'. */
export const locale = (): string => (typeof document === 'undefined' ? '' : document.documentElement.lang) || DEFAULT;
