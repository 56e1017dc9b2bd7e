/** What the vendor makes of a recipient: error codes of its own wire; null when it takes the mail. */
export function refusalOf(to: string): { readonly code: number; readonly text: string } | null {
  const address = /<([^>]+)>/.exec(to)?.[1] ?? to;
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address)) return { code: 300, text: 'Invalid email request' };
  if (/^(bounce|inactive)([+@]|$)/i.test(address)) return { code: 406, text: 'Inactive recipient' };
  return null;
}
