/** Roles of the lender's staff; server/staff/roles.ts says who may do what. An auditor reads what the others read, and the log of views, and acts on nothing. */
export const STAFF_ROLES = ['processor', 'underwriter', 'closer', 'funder', 'compliance', 'agent', 'auditor', 'admin'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];
