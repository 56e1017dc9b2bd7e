import { helocConsentTypes } from '@hearthline/contract/consents.ts';
import { creditConsents } from '../../../identity/consents/consent-texts.ts';
import { route } from '../../http/route.ts';
import { lenderOf } from '../../../organizations/organizations.ts';

export const get = route(helocConsentTypes, ({ organization }) => creditConsents(lenderOf(organization)));
