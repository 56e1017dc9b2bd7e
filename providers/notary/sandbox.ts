/** Puts a signer into the notary's waiting room without a browser. Throws when the page does not exist. Sandbox only. */
export async function joinMeeting(link: string): Promise<void> {
  const page = await fetch(link);
  if (!page.ok) throw new Error(`The notary's page answered ${page.status}`);
}
