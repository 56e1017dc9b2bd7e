/** Domains of a lender's own: what it asks for, the DNS record that proves each, and changes of where borrowers are led (Settings). */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { lines, text } from '../fields.ts';
import { LENDER_ROLES } from './lender.ts';
import { changeReason } from './parts.ts';

const service = 'desk';
const path = '/desk/api/v1/lender/domains';
const at = z.iso.datetime();
export const DOMAIN_CHANGES = ['LEAD_HERE', 'LEAD_BACK', 'DROP'] as const;
export type DomainChange = (typeof DOMAIN_CHANGES)[number];
/** How many domains a lender asks for at most, proved or not. */
export const DOMAINS_MAX = 10;

const change = z
  .object({
    id: z.uuid(),
    change: z.enum(DOMAIN_CHANGES),
    reason: z.string(),
    by: z.string(),
    at,
    expiresAt: at.describe('Until then it waits'),
    isMine: z.boolean(),
    mayDecide: z.boolean(),
    whyNot: z.string().nullable().describe('Why the caller may not decide it'),
  })
  .meta({ id: 'DomainChange' });

const domain = z
  .object({
    id: z.uuid(),
    domain: z.string().describe('In ASCII: letters of other alphabets as xn--'),
    state: z.enum(['PENDING', 'SERVED', 'STOPPED']).describe('PENDING: not proved yet. STOPPED: its proof was gone for 72 hours'),
    isMain: z.boolean().describe('Links in messages lead there'),
    record: z.object({ name: z.string(), value: z.string() }).describe('The TXT record that proves it'),
    by: z.string(),
    at,
    provedAt: at.nullable(),
    checkedAt: at.nullable(),
    finding: z.string().nullable().describe('What the last check found, as a sentence; null before the first'),
    stopsAt: at.nullable().describe('When it is served no longer unless the record is back; null while the record is there'),
    change: change.nullable().describe('A change of it that waits for a second person'),
  })
  .meta({ id: 'LenderDomain' });
export type DeskDomain = z.infer<typeof domain>;

const all = z.object({
  pointsTo: z.string().describe('The host under the product’s own domain: where the DNS of a domain leads, as a CNAME'),
  domains: z.array(domain).describe('The newest first'),
});
export type DeskDomains = z.infer<typeof all>;

export const deskDomainsGet = endpoint({
  id: 'desk-domains-get',
  service,
  method: 'GET',
  path,
  access: 'staff',
  roles: ['admin', 'compliance', 'auditor'],
  summary: 'The domains of the lender’s own, and the records that prove them',
  reply: all,
});

export const deskDomainPost = endpoint({
  id: 'desk-domain-post',
  service,
  method: 'POST',
  path,
  access: 'staff',
  roles: ['admin'],
  status: 201,
  summary: 'Ask for a domain: the lender is served there once a DNS record proves that it is theirs',
  body: z.strictObject({ domain: text(300, 'At most 300 characters').min(1, 'Write a domain, such as apply.lender.example') }),
  reply: domain,
  errors: ['conflict'],
});

const ofDomain = z.strictObject({ domainId: z.uuid() });

export const deskDomainCheck = endpoint({
  id: 'desk-domain-check',
  service,
  method: 'POST',
  path: `${path}/{domainId}/check`,
  access: 'staff',
  roles: LENDER_ROLES,
  summary: 'Look for the record of a domain now',
  params: ofDomain,
  reply: domain,
  errors: ['not_found'],
});

export const deskDomainChange = endpoint({
  id: 'desk-domain-change',
  service,
  method: 'POST',
  path: `${path}/{domainId}/changes`,
  access: 'staff',
  roles: LENDER_ROLES,
  status: 201,
  summary: 'Ask to have links lead to a domain, or no longer, or to give it up; one that is not served is given up at once',
  params: ofDomain,
  body: z.strictObject({ change: z.enum(DOMAIN_CHANGES), reason: changeReason }),
  reply: all,
  errors: ['not_found', 'conflict'],
});

export const deskDomainDecision = endpoint({
  id: 'desk-domain-decision',
  service,
  method: 'POST',
  path: `${path}/changes/{changeId}/decision`,
  access: 'staff',
  roles: LENDER_ROLES,
  summary: 'A second person approves or refuses a change of a domain, or the first takes it back',
  params: z.strictObject({ changeId: z.uuid() }),
  body: z.strictObject({
    decision: z.enum(['APPROVE', 'REFUSE', 'WITHDRAW']),
    reason: lines(300, 'At most 300 characters').optional().describe('Required to refuse'),
  }),
  reply: all,
  errors: ['not_found', 'forbidden', 'conflict'],
});

export const DESK_DOMAIN_ENDPOINTS = { deskDomainsGet, deskDomainPost, deskDomainCheck, deskDomainChange, deskDomainDecision };
