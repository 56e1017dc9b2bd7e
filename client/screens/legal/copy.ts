export const COPY = {
  intro: (lender: string) => `The text that applies when you apply with ${lender}.`,
  version: (version: string) => `Version ${version}`,
  privacy: 'Privacy Policy',
  communications: 'Electronic communications policy',
  licenses: 'Licenses',
  licensesText: (legalName: string, nmls: string) => `${legalName}, NMLS ID ${nmls}, is licensed in:`,
} as const;
