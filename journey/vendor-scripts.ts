/** The vendors' own scripts in the browser. A page loads one only when its vendor's address is set, and its policy then allows exactly these. */
export const VENDOR_SCRIPTS = {
  bankLink: { script: 'https://cdn.plaid.com/link/v2/stable/link-initialize.js', frame: 'https://cdn.plaid.com' },
  payroll: { script: 'https://cdn.truv.com/bridge.js', frame: 'https://cdn.truv.com' },
} as const;
