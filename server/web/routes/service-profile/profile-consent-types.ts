import { profileConsentTypes } from '@hearthline/contract/profile.ts';
import { profileConsents } from '../../../identity/consents/consent-texts.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

export const get = route(profileConsentTypes, ({ organization }) => profileConsents(lenderOf(organization)));
