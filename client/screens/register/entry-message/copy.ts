/** Messages to a borrower who already has an application, a line or an inquiry. */

export const MESSAGES = {
  active: {
    title: 'Active application already exists.',
    text: (phone: string) =>
      `You can have one application at a time. Continue with it, or call us at ${phone} or chat with us to cancel it.`,
    action: 'Continue',
  },
  recent: {
    title: 'It looks like you have received a HELOC from us within the last 45 days.',
    text: (date: string) => `You can apply again from ${date}, 45 days after your last line was funded.`,
  },
  inquiry: {
    title: 'Action Required: Contact Your Loan Officer',
    text: 'Your loan officer started this application. Call or write to them to continue.',
  },
  dashboard: 'Go to dashboard',
} as const;
