import type { helocCreate } from '@hearthline/contract/application/create.ts';
import { CONSENT_TYPES } from '@hearthline/rules/enums.ts';
import type { z } from 'zod';
import { isPresentVersion } from '../../identity/consents/consent-texts.ts';
import type { Context } from '../../config/context.ts';
import { isFlagOn } from '../../flags/flags.ts';
import { Problem } from '@hearthline/contract/problem.ts';

type Body = z.output<typeof helocCreate.body>;
type Given = Body['consentListRequest']['consents'][number] | NonNullable<Body['consentRequests']>[number];

const consentsOf = ({ consentListRequest, consentRequests = [] }: Body): Given[] => [...consentListRequest.consents, ...consentRequests];

/** Consents that are needed and of the version in force, else Problem invalid_request names each that is not. */
export function refuseConsents(body: Body): void {
  const given = consentsOf(body);
  const missing = CONSENT_TYPES.filter((type) => !given.some((c) => c.type === type));
  if (missing.length > 0)
    throw new Problem('invalid_request', {
      message: 'Consents are missing',
      errors: missing.map((type) => ({ field: `consentListRequest.consents.${type}`, message: 'Required' })),
    });
  const wrong = given.filter((c) => !isPresentVersion(c.type, c.version));
  if (wrong.length > 0)
    throw new Problem('invalid_request', {
      message: 'A consent is not of the current version',
      errors: wrong.map((c) => ({ field: `consents.${c.type}`, message: 'Read the current version and consent again' })),
    });
}

/**
 * The body without what may not be taken yet: New York asks for the soft inquiry on a page of its own, after its notices, so a consent
 * that was sent along does not count unless the flag says so.
 */
export async function withoutEarlyConsents(ctx: Context, orgCode: string, body: Body): Promise<Body> {
  const { consentRequests, ...rest } = body;
  if (body.propertyRequest.state !== 'NY' || !consentRequests?.some(({ type }) => type === 'SOFT_CREDIT')) return body;
  return (await isFlagOn(ctx, 'fe-heloc-ny-fcra', orgCode)) ? body : rest;
}

/** What the body consents to. */
export const consentsOfBody = (body: Body) => consentsOf(body).map(({ type, version }) => ({ type, version }));
