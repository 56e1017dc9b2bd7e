/** The nonce with which this page's policy allows a style. A frame whose page is written into it inherits the policy. */
const styleNonce = (): string => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/**
 * The page of a mail for a frame of the desk. A mail has its styles at its elements, as mail programs want them, and the policy refuses those: each becomes
 * a rule of one style that the policy allows. Its links lead nowhere, because the frame may not open anything.
 */
export function framed(html: string, nonce: string = styleNonce()): string {
  const rules: string[] = [];
  const body = html.replaceAll(/ style="([^"]*)"/g, (_, declarations: string) => {
    rules.push(`[data-s="${rules.length}"]{${declarations.replaceAll('&#39;', "'").replaceAll('&quot;', '"')}}`);
    return ` data-s="${rules.length - 1}"`;
  });
  return body.replace('</head>', () => `<style nonce="${nonce}">${rules.join('')}</style></head>`);
}
