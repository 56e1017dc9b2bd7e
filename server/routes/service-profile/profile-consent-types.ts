import { profileConsentTypes } from '@hearthline/contract/profile.ts';
import { profileConsents } from '../../consents/consent-texts.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../organisations.ts';

export const get = route(profileConsentTypes, ({ organisation }) => profileConsents(lenderOf(organisation)));
