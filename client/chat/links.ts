/** A piece of a message: text, or an address that is shown as a link. */
export type Piece = { readonly text: string; readonly href?: string };

const ADDRESS = /https:\/\/[^\s<>"'`{}|\\^]+/gi;
/** What ends a sentence around an address and is no part of it. */
const TRAILING = /[.,;:!?)\]…]+$/;

const isOf = (host: string, domain: string): boolean => host === domain || host.endsWith(`.${domain}`);

/** Whether an address leads to one of the hosts, or below one of them: over https, at its usual port, with no name or password in it. */
export function isAllowed(address: string, domains: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  return domains.some((domain) => domain !== '' && isOf(hostname.toLowerCase(), domain.toLowerCase()));
}

/** A message in pieces: addresses of the hosts that are allowed become links (B 177), everything else stays text. The pieces joined are the message. */
export function piecesOf(message: string, domains: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of message.matchAll(ADDRESS)) {
    const address = found.replace(TRAILING, '');
    if (!isAllowed(address, domains)) continue;
    if (index > from) pieces.push({ text: message.slice(from, index) });
    pieces.push({ text: address, href: new URL(address).href });
    from = index + address.length;
  }
  if (from < message.length) pieces.push({ text: message.slice(from) });
  return pieces;
}
