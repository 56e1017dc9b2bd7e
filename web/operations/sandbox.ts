/** Made from contract/ by `npm run operations`. Do not change by hand. */
import type { Operation } from '../api/operation.ts';

/** A page of a simulated bank, payroll, tax or notary service */
export const sandboxVendorPage: Operation<'sandbox-vendor-page'> = 'GET /sandbox/vendors/{vendor}/{token}';

/** What was typed on a page of a simulated bank, payroll, tax or notary service */
export const sandboxVendorPageSend: Operation<'sandbox-vendor-page-send'> = 'POST /sandbox/vendors/{vendor}/{token}';

/** Every persona: what to type, and the status it reaches */
export const personasGet: Operation<'personas-get'> = 'GET /sandbox/personas';

/** Register a persona under a new email address and play until a status is reached */
export const applicationsPost: Operation<'applications-post'> = 'POST /sandbox/applications';

/** A loan officer begins an inquiry for a persona; returns the page the borrower is invited to */
export const inquiryPost: Operation<'inquiry-post'> = 'POST /sandbox/inquiries';

/** The link with which a person sets up a new lender in a browser, as `npm run lenders -- invite` prints it */
export const lenderInvitationPost: Operation<'lender-invitation-post'> = 'POST /sandbox/lender-invitations';

/** The whole application: facts, events, status history, jobs */
export const applicationGet: Operation<'application-get'> = 'GET /sandbox/applications/{uuid}';

/** The test clock */
export const clockGet: Operation<'clock-get'> = 'GET /sandbox/clock';

/** Move the test clock forward */
export const clockPost: Operation<'clock-post'> = 'POST /sandbox/clock';

/** Set a flag's value for all or for one organization */
export const flagsPut: Operation<'flags-put'> = 'PUT /sandbox/flags';

/** Every email and text that would have been sent */
export const outboxGet: Operation<'outbox-get'> = 'GET /sandbox/outbox';

/** Place the TXT records of a name in the DNS of the sandbox, in place of those it had */
export const dnsPut: Operation<'dns-put'> = 'PUT /sandbox/dns';

/** What a lender's person does, or the sandbox in the name of the other signers */
export const staffPost: Operation<'staff-post'> = 'POST /sandbox/applications/{uuid}/staff';

/** Finish an outside job now, or fail it */
export const workPost: Operation<'work-post'> = 'POST /sandbox/applications/{uuid}/work';

/** What a new application may be played with: modifiers, lenders, and who is played to reach each status */
export const choicesGet: Operation<'choices-get'> = 'GET /sandbox/choices';

/** The seeded staff of a lender, their password, and the code that their authenticator shows now */
export const staffGet: Operation<'staff-get'> = 'GET /sandbox/staff';

/** The fifty newest applications, or those of an email address */
export const recentApplicationsGet: Operation<'recent-applications-get'> = 'GET /sandbox/applications';

/** Sign in as the borrower of an application */
export const sessionPost: Operation<'session-post'> = 'POST /sandbox/applications/{uuid}/session';

/** An email as its recipient sees it, an HTML page for a frame; its links open in a new tab */
export const mailGet: Operation<'mail-get'> = 'GET /sandbox/outbox/{id}/page';

/** Every third party, and how its simulator behaves now */
export const vendorsGet: Operation<'vendors-get'> = 'GET /sandbox/vendors';

/** Make a vendor slow, put it down, have it refuse, or bring it back */
export const vendorPut: Operation<'vendor-put'> = 'PUT /sandbox/vendors/{name}';

/** What was ordered from vendors that take their time */
export const ordersGet: Operation<'orders-get'> = 'GET /sandbox/applications/{uuid}/orders';

/** Have a vendor finish what this application ordered of it, now */
export const ordersPost: Operation<'orders-post'> = 'POST /sandbox/applications/{uuid}/orders';
