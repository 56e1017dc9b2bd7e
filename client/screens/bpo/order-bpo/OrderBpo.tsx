import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { useMutation } from '@tanstack/react-query';
import type { JSX } from 'react';
import * as z from 'zod/mini';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { ACCESS_LABELS, ACCESS_RULES, accessBody, type AccessValues } from '../../../parts/valuation/access.ts';
import { AccessFields, WithContact } from '../../../parts/valuation/AccessFields.tsx';
import { applicationApi } from '../../../services/application.ts';
import { COPY, FACTS } from './copy.ts';

const SCHEMA = z.object(ACCESS_RULES);

/** Orders the valuation of the home: whom the valuer calls, when, and what it costs. */
export function OrderBpo(): JSX.Element {
  const { application } = useFollowed();
  const intro = COPY.intro(application.property.address.street1);
  return (
    <WithContact title={COPY.title} intro={intro}>
      {(contact) => <OrderForm contact={contact} intro={intro} />}
    </WithContact>
  );
}

function OrderForm({ contact, intro }: { contact: AccessValues; intro: string }): JSX.Element {
  const { uuid } = useFollowed();
  const order = useMutation(applicationApi(uuid).orderValuation());
  const step = useStepForm<AccessValues, typeof SCHEMA>({
    name: `order-bpo ${uuid}`,
    schema: SCHEMA,
    defaults: contact,
    labels: ACCESS_LABELS,
    send: (values) => order.mutateAsync(accessBody(values)),
  });
  return (
    <FormScreen step={step} title={COPY.title} intro={intro} submit={COPY.submit}>
      <section className="section">
        <h2 className="sr">{COPY.facts}</h2>
        <Facts items={FACTS} />
      </section>
      <AccessFields form={step.form} />
    </FormScreen>
  );
}
