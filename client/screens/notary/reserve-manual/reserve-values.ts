import { phoneField } from '@hearthline/rules/fields/contact.ts';
import type { Resolver } from 'react-hook-form';
import * as z from 'zod/mini';
import { homeAddressFields } from '../../../parts/address/address-rules.ts';
import { addressLabels, type AddressValues } from '../../../parts/address/address-values.ts';
import { schemaResolver } from '@hearthline/kit/form/schema-resolver.ts';
import type { NotaryInfo } from '../../../parts/notary/notary.ts';
import type { Application } from '../../../services/application.ts';
import { COPY } from './copy.ts';
import { type Choice, instantOf } from './times.ts';

export const OFFICES = ['TITLE_COMPANY', 'ATTORNEY', 'LENDER'] as const;
export type Values = {
  first: Choice;
  second: Choice;
  third: Choice;
  where: 'HOME' | 'OTHER';
  /** Of a Texas homestead. */
  office: (typeof OFFICES)[number];
  place: AddressValues;
  phone: string;
};
export const CHOICES = ['first', 'second', 'third'] as const;

const EMPTY: Choice = { day: '', time: '' };
/** Nothing chosen yet; `phone` is the borrower's own. */
export const emptyValues = (phone: string): Values => ({
  first: EMPTY,
  second: EMPTY,
  third: EMPTY,
  where: 'HOME',
  office: 'TITLE_COMPANY',
  place: { isOpen: false, street1: '', street2: '', city: '', state: '', zip: '' },
  phone,
});

export const LABELS = {
  ...Object.fromEntries(
    CHOICES.flatMap((name, index) => [
      [`${name}.day`, COPY.dayOf(COPY.choice[index] ?? '')],
      [`${name}.time`, COPY.timeOf(COPY.choice[index] ?? '')],
    ]),
  ),
  ...Object.fromEntries(Object.entries(addressLabels(COPY.address)).map(([name, label]) => [`place.${name}`, label])),
  phone: COPY.phone,
};

/** One line, as the server keeps it. */
export const line = ({ street1, street2, city, state, zip }: Application['property']['address'] | AddressValues): string =>
  `${[street1, street2].filter(Boolean).join(' ')}, ${city}, ${state} ${zip}`;

const choiceField = z.object({
  day: z.string().check(z.minLength(1, COPY.missingDay)),
  time: z.string().check(z.minLength(1, COPY.missingTime)),
});

/** Three different times at which a notary comes, a place and a phone number. */
export function resolverOf({ times, timeZone }: NotaryInfo, isOffice: boolean): Resolver<Values, unknown, Values> {
  const base = {
    first: choiceField,
    second: choiceField,
    third: choiceField,
    where: z.string(),
    office: z.enum(OFFICES),
    phone: phoneField,
  };
  const possible = z.check<Values>(({ value, issues }) => {
    const chosen = CHOICES.map((name) => instantOf(value[name], times, timeZone));
    for (const [index, name] of CHOICES.entries()) {
      if (value[name].day === '' || value[name].time === '') continue;
      const message = chosen[index] === undefined ? COPY.impossible : chosen.indexOf(chosen[index]) < index ? COPY.twice : null;
      if (message !== null) issues.push({ code: 'custom', path: [name, 'time'], message, input: value });
    }
  });
  const anywhere = z.object({ ...base, place: z.any() }).check(possible as never);
  const elsewhere = z.object({ ...base, place: homeAddressFields({ regulatorReview: false }) }).check(possible as never);
  return (values, ...rest) => schemaResolver<Values>(values.where === 'OTHER' && !isOffice ? elsewhere : anywhere)(values, ...rest);
}
