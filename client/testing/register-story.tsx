import type { PartialRegistration } from '@hearthline/journey/registration/data.ts';
import { stepPath, type RegistrationStep } from '@hearthline/journey/registration.ts';
import type { ComponentType } from 'react';
import { PageStory, type PageStoryProps } from './PageStory.tsx';

/** A registration with every question answered. */
export const ANSWERED: PartialRegistration = {
  propertyAddress: { street1: '101 Clear Path Ln', street2: '', city: 'Phoenix', state: 'AZ', zip: '85004', occupancyType: 'HOME' },
  homeAddress: { street1: '9 Other St', street2: '', city: 'Mesa', state: 'AZ', zip: '85201' },
  isListedForSale: false,
  hasSaleStatusBeenSet: true,
  income: { income: 144_000, otherIncome: 0, employmentType: 'FULL_TIME' },
  hasIncomeBeenSet: true,
  name: { firstName: 'Grace', middleName: '', lastName: 'Happy', suffix: '' },
  dob: '1984-05-17',
  phoneNumber: '(602) 555-0101',
  email: 'grace@example.com',
};

/** A step of registration as a story; `typed` holds the earlier answers. */
export function registerStory(step: RegistrationStep, Page: ComponentType, props: Partial<PageStoryProps> = {}) {
  return { parameters: { layout: 'fullscreen' }, render: () => <PageStory Page={Page} path={stepPath(step, 'v2')} {...props} /> };
}
