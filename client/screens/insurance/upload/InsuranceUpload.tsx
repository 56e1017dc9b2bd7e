import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { List, Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Timeline } from '@hearthline/kit/timeline/Timeline.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { Uploads } from '../../../parts/upload/Uploads.tsx';
import { ApiError } from '@hearthline/web/api/api-error.ts';
import { applicationApi } from '../../../services/application.ts';
import { GAPS, INSURANCE } from '../copy.ts';
import { FloodNotice, type Insurance, InsuranceLink, TrustNote } from '../InsuranceLinks.tsx';
import { COPY, courseOf } from './copy.ts';
import { bodyOf, FIELD_OF_GAP, LABELS, policySchema, valuesOf } from './policy-form.ts';
import { PolicyFields, type Required } from './PolicyFields.tsx';

type FormProps = { readonly insurance: Insurance & { readonly required: Required }; readonly refetch: () => Promise<unknown> };

/** The policies, the page that proves them, and what is wrong with those given before. */
function InsuranceForm({ insurance: { required, given, gaps, accepted, floodZone, floodNotice, trust }, refetch }: FormProps): JSX.Element {
  const { uuid, status } = useFollowed();
  const save = useMutation(applicationApi(uuid).saveInsurance());
  const [documentUuid, setDocument] = useState(given?.documentUuid);
  const needsFlood = required.flood !== null;
  const step = useStepForm({
    name: `insurance ${uuid}`,
    schema: policySchema(needsFlood),
    defaults: valuesOf(given),
    labels: LABELS,
    async send(typed) {
      const reply = await save.mutateAsync(bodyOf(typed, needsFlood, documentUuid));
      if (!reply || reply.accepted) return;
      // as a refusal, so that each gap is said beside the field it is about and nothing typed is lost
      const errors = reply.gaps.map((gap) => ({ field: FIELD_OF_GAP[gap], message: GAPS[gap](required) }));
      void refetch();
      throw new ApiError(COPY.rejected, { status: 200, data: { errors } });
    },
  });
  return (
    <FormScreen
      step={step}
      title={COPY.title}
      intro={
        <>
          {COPY.intro} <InsuranceLink uuid={uuid} to="requirements" />
        </>
      }
      submit={COPY.submit}
      after={
        <section className="section">
          <h2>{COPY.next}</h2>
          <Timeline items={courseOf(status.closingDisclosure === 'COMPLETE')} />
        </section>
      }
    >
      <div className="section stack">
        {accepted === false && gaps.length > 0 && (
          <Alert kind="warn" title={COPY.rejected}>
            <List items={gaps.map((gap) => `${GAPS[gap](required)}.`)} />
            <p>{COPY.rejectedNext}</p>
          </Alert>
        )}
        <TrustNote uuid={uuid} trust={trust} />
      </div>
      <section className="section">
        <h2>{COPY.home}</h2>
        <PolicyFields form={step.form} required={required} />
      </section>
      {needsFlood && (
        <section className="section">
          <h2>{COPY.flood}</h2>
          <Stack gap={16} bottom={20}>
            <Note top={4}>{COPY.floodIntro(floodZone ?? '')}</Note>
            <FloodNotice uuid={uuid} notice={floodNotice} refetch={refetch} />
          </Stack>
          <PolicyFields form={step.form} required={required} flood />
        </section>
      )}
      <Uploads label={COPY.page} type="HAZARD_INSURANCE" onStored={(stored) => setDocument(stored.uuid)} />
      <Note>{COPY.pageNote}</Note>
    </FormScreen>
  );
}

/** The homeowner's policy, and the flood policy where one is required: typed, with the page itself as proof (lending §1.2, row 33). */
export function InsuranceUpload(): JSX.Element {
  const { uuid, leave } = useFollowed();
  const query = useQuery(applicationApi(uuid).insurance());
  const { data } = query;
  if (data?.required && data.accepted !== true)
    return <InsuranceForm insurance={{ ...data, required: data.required }} refetch={query.refetch} />;
  return (
    <Screen title={COPY.title} intro={data ? undefined : COPY.intro}>
      <Loaded query={query} label={INSURANCE.loading}>
        {({ accepted, trust }) => (
          <div className="section stack">
            {accepted ? (
              <Alert kind="ok" title={COPY.accepted}>
                {COPY.acceptedText}
              </Alert>
            ) : (
              <Alert title={INSURANCE.unknown}>{INSURANCE.unknownText}</Alert>
            )}
            <TrustNote uuid={uuid} trust={trust} />
            <p>
              <InsuranceLink uuid={uuid} to="requirements" />
            </p>
            {/* also after a reply that was lost: the policy came, and the page was not led on */}
            {accepted && (
              <ButtonRow>
                <Button onClick={() => void leave()}>{COPY.goOn}</Button>
              </ButtonRow>
            )}
          </div>
        )}
      </Loaded>
    </Screen>
  );
}
