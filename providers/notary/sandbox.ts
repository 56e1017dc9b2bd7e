/** A signer goes to the notary's waiting room, where no browser does. Throws when the page is not there. Sandbox only. */
export async function joinMeeting(link: string): Promise<void> {
  const page = await fetch(link);
  if (!page.ok) throw new Error(`The notary's page answered ${page.status}`);
}
