/** The vendor's error code for a recipient; null when it accepts the email. */
export function refusalOf(to: string): { readonly code: number; readonly text: string } | null {
  const address = /<([^>]+)>/.exec(to)?.[1] ?? to;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return { code: 300, text: 'Invalid email request' };
  if (/^(bounce|inactive)([+@]|$)/i.test(address)) return { code: 406, text: 'Inactive recipient' };
  return null;
}
