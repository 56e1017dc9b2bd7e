import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import type { RegistrationData } from '@hearthline/journey/registration/data.ts';
import type { HeldAnswers } from '@hearthline/journey/registration/members.ts';
import { saleStatusField } from '@hearthline/rules/fields/sale-status.ts';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { product } from '../../../services/organization/organization.ts';
import { Question } from '../Question.tsx';
import { useQuestion } from '../use-question.ts';
import { ASIDE, COPY } from './copy.ts';

/** The value of the radio buttons: 'yes', 'no', or empty. */
type Values = { isListedForSale: string };

const asBoolean = (answer: string | null): boolean | undefined => (answer === 'yes' ? true : answer === 'no' ? false : undefined);
const schema = z.object({ isListedForSale: z.pipe(z.pipe(z.nullable(z.string()), z.transform(asBoolean)), saleStatusField) });
const shows = ({ isListedForSale }: RegistrationData): Values => ({
  isListedForSale: isListedForSale === null ? '' : isListedForSale ? 'yes' : 'no',
});
const holds = ({ isListedForSale }: Values): HeldAnswers<'for-sale'> => ({ isListedForSale: asBoolean(isListedForSale) ?? null });
const OPTIONS = [
  { value: 'yes', title: COPY.yes },
  { value: 'no', title: COPY.no },
];

/** Question 3: is the home for sale? Yes may continue; the server decides what follows from it (AMB-24). */
export function ForSale(): JSX.Element {
  const question = useQuestion({
    step: 'for-sale',
    schema,
    labels: { isListedForSale: COPY.label },
    shows,
    holds,
    finishes: { hasSaleStatusBeenSet: true },
  });
  const title = product().listedForSaleWording === 'NOW_OR_SOON' ? COPY.nowOrSoon : COPY.now;
  return (
    <Question question={question} aside={ASIDE} title={title}>
      <div className="section">
        <RadioCards {...fieldProps(question.form, 'isListedForSale')} label={title} hideLabel fix={COPY.fix} options={OPTIONS} />
      </div>
    </Question>
  );
}
