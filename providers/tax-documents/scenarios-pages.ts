import type { Pages } from '../world/vendor/pages.ts';
import type { VendorState } from '../world/vendor/vendor.ts';

type Step = 'confirm' | 'consent';
export type TaxSession = { readonly orderId: string; readonly name: string; readonly ssnLast4: string; readonly years: readonly number[] };

/** Records the authorization and returns the order's status: a hint for the browser, the order itself is read server to server. */
type Finish = (session: TaxSession, state: VendorState) => string;

/** The pages of the vendor of tax documents: who you are, then the authorization. */
export const taxPages = (finish: Finish): Pages<Step, TaxSession> => ({
  vendor: 'Sandbox Tax Transcripts',
  accent: '#7a3b12',
  first: 'confirm',
  steps: {
    confirm: {
      page: ({ name, ssnLast4 }) => ({
        title: 'Is this you?',
        lead: `${name}, Social Security number ending in ${ssnLast4}.`,
        parts: [{ kind: 'text', name: 'last4', label: 'Last four digits of your Social Security number', secret: true }],
        submit: 'Continue',
        isFirst: true,
        names: [
          [ssnLast4, 'is right'],
          ['any other digits', 'do not match'],
        ],
      }),
      submit: (session, { last4 = '' }) =>
        last4.trim() === session.ssnLast4
          ? { to: 'consent', session }
          : { to: 'confirm', session, problem: 'These digits do not match your application. Type the last four digits.' },
    },
    consent: {
      before: 'confirm',
      page: ({ years }) => ({
        title: 'Allow your tax records to be read',
        lead: 'Your lender gets, to read only and for this application:',
        parts: [{ kind: 'list', items: years.map((year) => `your tax documents of ${year}`) }],
        submit: 'Sign and finish',
      }),
      submit: (session, _, state) => ({ leave: { orderId: session.orderId, status: finish(session, state) }, inQuery: true }),
    },
  },
});
