/**
 * Code that is written and tested but not called by the product: rules of law whose step is not built yet, and parts of the kit whose screen is
 * not. Each row names the law, or the screen to come. A row is deleted when its caller is built; `npm run dead` refuses a row that is not
 * needed, an export that is not listed, and a longer list.
 */
export const MOST_WAITING = 0;

export const WAITING: Readonly<Record<string, string>> = {};
