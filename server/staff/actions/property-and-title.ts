/** The value of the home, its title, the trust that holds it, and the record of the deed at the county. */
import type { Facts } from '@hearthline/journey/facts.ts';
import { modelValue } from '@hearthline/journey/selectors.ts';
import { isTexas } from '@hearthline/journey/steps/verification.ts';
import { creditNeeded } from './authority.ts';
import { at, optional, required, type Rows } from './row.ts';

/** The value that staff may agree on. An automated one alone is no evaluation, on which the value of a Texas homestead rests (Tex. Const. art. XVI s.50(h)). */
const valueToAgree = (f: Facts): number | null => f.verification.valuation.last?.value ?? (isTexas(f) ? null : modelValue(f));

export const PROPERTY_AND_TITLE = {
  'agree-value': {
    title: 'Agree on the value',
    does: 'The latest value counts as the value of the home.',
    roles: ['underwriter'],
    ends: ['NAV_BPO_REVIEW', 'NAV_BPO_CANCELLED', 'NAV_RESI_EVAL_REVIEW', 'ONSITE_APPRAISAL_REVIEW'],
    fits: ({ status, facts }) =>
      ['NAV_BPO_REVIEW', 'NAV_BPO_CANCELLED', 'NAV_RESI_EVAL_REVIEW', 'ONSITE_APPRAISAL_REVIEW'].includes(status) &&
      Boolean(valueToAgree(facts)),
    fields: { note: optional() },
    needs: ({ facts }) => creditNeeded(facts, valueToAgree(facts)),
    basis: ({ facts }) => valueToAgree(facts),
    facts: ({ facts }) => {
      const value = valueToAgree(facts);
      return value ? [{ type: 'valuationAgreed', value }] : [];
    },
  },
  'order-again': {
    title: 'Order the appraisal again',
    does: 'The appraisal is ordered again.',
    roles: ['processor', 'underwriter'],
    ends: ['ONSITE_APPRAISAL_REVIEW'],
    fits: ({ status, facts: { verification } }) =>
      status === 'ONSITE_APPRAISAL_REVIEW' && verification.valuation.wanted !== null && verification.valuation.last?.value == null,
    fields: { note: optional() },
    facts: ({ facts: { verification } }) =>
      verification.valuation.wanted ? [{ type: 'valuationWanted', product: verification.valuation.wanted }] : [],
  },
  'clear-title': {
    title: 'Clear the title',
    does: 'The title counts as clear, and the application moves on.',
    roles: ['underwriter', 'closer'],
    ends: ['FINAL_TITLE_REVIEW'],
    fits: ({ status, facts: { verification } }) => status === 'FINAL_TITLE_REVIEW' && Boolean(verification.title),
    fields: { note: required() },
    facts: ({ facts: { verification } }) =>
      verification.title ? [{ type: 'titleProgressed', ...verification.title, stage: 'COMPLETE' }] : [],
  },
  'certify-trust': {
    title: 'Certify the trust',
    does: 'The certificate of trust is accepted.',
    roles: ['underwriter', 'closer'],
    ends: ['TRUST_REVIEW'],
    fits: ({ status, facts: { ownership, closing } }) =>
      status === 'TRUST_AND_INSURANCE' && ownership === 'TRUST' && !closing.trustCertified,
    fields: { note: optional() },
    facts: () => [{ type: 'trustCertified' }],
  },
  'approve-attorney': {
    title: 'Record the attorney’s approval',
    does: 'The documents go to the notary.',
    roles: ['closer'],
    ends: ['ATTORNEY_REVIEW'],
    fits: at('ATTORNEY_REVIEW'),
    fields: {},
    facts: () => [{ type: 'attorneyApproved' }],
  },
  // A county that accepts no electronic records, or rejected them, gets the deed on paper: the instrument number is the one it stamps.
  record: {
    title: 'Record the county’s stamp',
    does: 'The deed counts as recorded.',
    roles: ['closer'],
    fits: ({ status, facts: { closing } }) => status === 'RECORDING' && closing.recording !== null,
    fields: { instrumentNo: required('The county’s instrument number') },
    facts: ({ facts: { closing, steps } }, { instrumentNo }) =>
      closing.recording && instrumentNo
        ? [
            {
              type: 'recordingProgressed',
              attempt: steps['recording-result'].attempt,
              packageRef: closing.recording.packageRef,
              stage: 'RECORDED',
              instrumentNo,
              reason: null,
            },
          ]
        : [],
  },
  'correct-recording': {
    title: 'Correct and record again',
    does: 'The deed goes to the county again.',
    roles: ['closer'],
    ends: ['RECORDING'],
    fits: ({ facts: { closing } }) => closing.recording?.stage === 'REJECTED',
    fields: { note: required('What was corrected') },
    twoPeople: ['RECORDING_CORRECTED'],
    basis: ({ facts: { closing } }) => [closing.recording?.packageRef ?? null, closing.recording?.reason ?? null],
    facts: () => [{ type: 'recordingCorrected' }],
  },
} as const satisfies Rows<
  'agree-value' | 'order-again' | 'clear-title' | 'certify-trust' | 'approve-attorney' | 'record' | 'correct-recording'
>;
