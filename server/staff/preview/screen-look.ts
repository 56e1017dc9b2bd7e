import type { Site } from './screens.ts';

/** What only these screens show; everything else is part of each. */
const ONLY_AT: readonly (readonly [reply: RegExp, screens: RegExp])[] = [
  [/\/offers$/, /^(?:product|signing\/intro|start\/app-summary)/],
  [/^line$/, /^(?:product|start\/app-summary|bank|insurance|signing|complete)|^\/dashboard$|heloc-signer\/(?:intro|sign)$/],
  [/\/agreements\//, /^\/(?:terms|privacy|communications)$/],
  [/\/hours\//, /\/contact$|\/support$/],
  [/\/consent|\/heloc\/terms$/, /set-password$|^start\/contact$|settings$|^complete$|^start\/app-summary$/],
  [/-eligibility$/, /register-v2$/],
  [/\/disclosures$/, /^\/dashboard$|^document|^complete$/],
];

/** What a screen is made from on one side: two that agree in it are the same. */
export function lookOfScreen(path: string, { organization, css, replies, line }: Site): string {
  const shown = Object.entries({ organization, css, line, ...replies }).filter(([part]) => {
    const only = ONLY_AT.find(([pattern]) => pattern.test(part));
    return only === undefined || only[1].test(path);
  });
  return JSON.stringify(shown);
}
