/**
 * What the borrower's browser would do at the vendor's page: follows the redirects and returns the final URL. Throws when the page does not exist.
 * Sandbox only.
 */
export async function visitConnectPage(connectUrl: string): Promise<string> {
  const page = await fetch(connectUrl, { redirect: 'manual' });
  const back = page.headers.get('location');
  if (back === null) throw new Error(`The connect page answered ${page.status}`);
  return back;
}
