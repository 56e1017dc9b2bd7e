/**
 * Fills in a vendor's pages as a browser would: opens the address, then sends each form in turn. Answers the text of each page it was led to; the
 * last one is the address it left to, once it leaves the vendor's pages.
 */
export async function visit(address: string, forms: readonly Readonly<Record<string, string>>[]): Promise<string[]> {
  const seen: string[] = [];
  for (const fields of forms) {
    const sent = await fetch(address, { method: 'POST', body: new URLSearchParams({ move: 'next', ...fields }), redirect: 'manual' });
    const to = new URL(sent.headers.get('location') ?? '', address);
    if (to.pathname !== new URL(address).pathname) return [...seen, to.href];
    const page = await fetch(to);
    seen.push(await page.text());
  }
  return seen;
}
