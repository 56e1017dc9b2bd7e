/**
 * What the borrower's browser does at the vendor's page, where there is none: follows it and answers where it was sent back to.
 * Throws when the page is not there. Sandbox only.
 */
export async function visitConnectPage(connectUrl: string): Promise<string> {
  const page = await fetch(connectUrl, { redirect: 'manual' });
  const back = page.headers.get('location');
  if (back === null) throw new Error(`The connect page answered ${page.status}`);
  return back;
}
