import { lender } from '../schema.ts';
import { MAIN } from './main.ts';

/** The primary brand for brokers: applications only with a valid referral (AMB-75). */
export const MAIN_WHOLESALE = lender({
  ...MAIN,
  dscrLoan: 'COMING_SOON',
  orgCode: 'MAIN_WHOLESALE',
  canonicalOrgCode: 'MAIN',
  name: 'Hearthline Wholesale',
  staffDomains: ['main-wholesale.example.com'],
  supportEmail: 'brokers@hearthline.example',
  listedForSaleWording: 'NOW_OR_SOON',
  hawaiiModal: null,
  loRequired: true,
  wholesale: true,
});
