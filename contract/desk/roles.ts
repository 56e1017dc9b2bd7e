/** Roles of the lender's staff; the rows of server/staff/actions/ say who may do what. An auditor reads what the others read, and the log of views, and acts on nothing. */
export const STAFF_ROLES = ['processor', 'underwriter', 'closer', 'funder', 'compliance', 'agent', 'auditor', 'admin'] as const;
/** The roles that act on applications and look at borrowers' data. An auditor only reads; an administrator administers staff, settings, flags and banners, and does neither. */
export const LENDING_ROLES = STAFF_ROLES.filter((role) => role !== 'auditor' && role !== 'admin');
/** The roles that may see a borrower's data unmasked, where the log of views keeps who did. */
export const REVEALING_ROLES = STAFF_ROLES.filter((role) => role !== 'admin');
/** The roles that decide who has access to the desk, each about another's proposal. */
export const ACCESS_ROLES = ['admin', 'compliance'] as const satisfies readonly StaffRole[];
export type StaffRole = (typeof STAFF_ROLES)[number];
