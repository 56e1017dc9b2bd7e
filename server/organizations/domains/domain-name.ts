import { hostName } from '@hearthline/orgs/hosts.ts';
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import { parse } from 'tldts';

/** Names that no lender has: of this machine, of networks inside, and of other systems than DNS (RFC 6761, RFC 6762, RFC 8375, RFC 9476). */
const NOBODYS = /(?:^|\.)(?:localhost|local|internal|invalid|onion|alt|arpa)$/;
const LABEL = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
/** So that the name of the record, `_hearthline.` before it, is a name of DNS too. */
const LONGEST = 241;

/**
 * What a person typed as a domain of a lender's own, in ASCII and lower case as browsers send it, or why it cannot be one. Letters of other alphabets become
 * xn--, so that two names that look alike are seen to differ. `home`: the host that the product is served at.
 */
export function ownDomain(typed: string, home: string): { readonly domain: string } | { readonly problem: string } {
  const problem = (sentence: string) => ({ problem: sentence });
  if (/[\s/\\@:?#%_[\]]/.test(typed.trim()))
    return problem('Write only the name, such as apply.lender.example: no https://, no path, no port');
  const domain = domainToASCII(typed.trim()).toLowerCase().replace(/\.$/, '');
  if (isIP(domain) !== 0) return problem('This is an IP address. Write a domain, such as apply.lender.example');
  if (domain.length > LONGEST) return problem('This name is too long for a domain');
  if (domain === 'localhost' || NOBODYS.test(domain)) return problem('This name leads to no site that others can reach');
  const labels = domain.split('.');
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label)))
    return problem('This is not a domain. It is written like apply.lender.example');
  const own = hostName(home);
  if (domain === own || domain.endsWith(`.${own}`))
    return problem('This address is the product’s own. Write a domain that the lender owns');
  if (own.endsWith(`.${domain}`)) return problem('The product itself is served below this domain. Write another one');
  if (parse(domain, { allowPrivateDomains: true }).domain === null)
    return problem(`Others register their names below ${domain}: it is nobody’s own. Write a name below it`);
  return { domain };
}
