/** A ZIP code that the list does not know. */
export const UNKNOWN_ZIP = '00000';

/** Names, languages and services that the list is made of. */
export const NAMES = [
  'Neighborhood Housing Counsel',
  'Community Homeownership Center',
  'Family Financial Counseling',
  'Fair Housing Advisers',
  'Homeowners Resource Center',
  'Consumer Credit and Housing Counsel',
  'Legal Aid Housing Program',
  'Hope Street Housing Agency',
  'Valley Housing Partners',
  'Open Door Housing Services',
  'Elder Housing Counsel',
  'Second Mortgage Help Desk',
] as const;
export const LANGUAGES = ['Spanish', 'Vietnamese', 'Tagalog', 'Navajo', 'Chinese'] as const;
export const SERVICES = [
  'Financial Management/Budget Counseling',
  'Home Improvement and Rehabilitation Counseling',
  'Mortgage Delinquency and Default Resolution Counseling',
  'Reverse Mortgage Counseling',
] as const;
