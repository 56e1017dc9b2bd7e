import type { Notarize } from '@hearthline/documents/testing/examine.ts';
import { notarized } from '@hearthline/providers/notary/scenarios-certificate.ts';
import { NOTARY, WITNESSES } from '@hearthline/providers/notary/scenarios-meeting.ts';

/** The notary of the online platform's simulator, who meets the signers by video, with the witnesses that the state wants. */
export const notarize: Notarize = async (pdf, places) => {
  const designations = places.map(({ what, page, x, y, width, height }) => ({ type: what.toLowerCase(), page, x, y, width, height }));
  const { name: notary, commission, commission_expires: expires, state, county } = NOTARY;
  const witnesses = WITNESSES.slice(0, designations.filter(({ type }) => type.startsWith('witness')).length);
  return {
    bytes: await notarized(pdf, designations, '2026-11-24T18:05:00Z'),
    act: { notary, commission, expires, state, county, online: true, witnesses },
  };
};
