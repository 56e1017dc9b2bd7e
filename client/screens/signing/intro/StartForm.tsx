import type { Reply } from '@hearthline/web/api/operation.ts';
import type { Payee } from '@hearthline/rules/enums.ts';
import { applicationScreen } from '@hearthline/journey/paths.ts';
import { ActionList } from '@hearthline/kit/action-list/ActionList.tsx';
import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { List, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { InsuranceAhead } from '../../../parts/insurance/InsuranceAhead.tsx';
import { FormScreen } from '../../../parts/form/FormScreen.tsx';
import { useStepForm } from '../../../parts/form/use-step-form.ts';
import { DocumentDialog } from '../../../parts/pdf/DocumentDialog.tsx';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { useGo, useLink } from '../../../parts/screen/PathLink.tsx';
import { type Closing, minutesToSign, placesIn } from '../../../parts/signing/ceremony.ts';
import { aboutDocument, documentNote } from '../../../parts/signing/copy.ts';
import { LocationChoice } from '../../../parts/signing/LocationChoice.tsx';
import type { useClosing } from '../../../parts/signing/use-closing.ts';
import { applicationApi } from '../../../services/application.ts';
import { signerWithRole } from '../../../parts/owners/copy.ts';
import { COPY, PROBLEMS } from './copy.ts';

type Signers = Reply<'signers-get'>;
type Values = { flood: boolean };
type StartFormProps = { readonly closing: Closing; readonly kept: ReturnType<typeof useClosing>; readonly signers: Signers };

function factsOf(closing: Closing, signers: Signers, payee: Payee) {
  const minutes = minutesToSign(closing);
  const pages = closing.documents.reduce((sum, document) => sum + (document.pages ?? 1), 0);
  const names = signers.map(signerWithRole);
  return [
    { term: COPY.long, main: COPY.longMain(minutes), note: COPY.longNote(pages, placesIn(closing).length) },
    names.length === 0
      ? { term: COPY.who, main: COPY.onlyYou, note: COPY.whoNote }
      : { term: COPY.who, main: COPY.youAnd(names), note: COPY.othersNote(names.length) },
    { term: COPY.cost, main: COPY.costMain, note: COPY.costNote },
    ...(payee === 'EXCHANGE' ? [{ term: COPY.pays, main: COPY.paysMain, note: COPY.paysNote }] : []),
  ];
}

/** The page with everything a person should know before signing, and the button that begins. */
export function StartForm({ closing, kept, signers }: StartFormProps): JSX.Element {
  const { uuid, application } = useFollowed();
  const go = useGo();
  const link = useLink();
  const acknowledge = useMutation(applicationApi(uuid).acknowledgeFlood());
  const [isNoticeOpen, setNoticeOpen] = useState(false);
  const needsFlood = closing.flood === 'NOTICE_GIVEN';
  const step = useStepForm<Values, z.ZodMiniType>({
    name: `flood ${uuid}`,
    schema: z.object({ flood: z.boolean().check(z.refine((isTicked) => isTicked || !needsFlood, { error: PROBLEMS.flood })) }),
    defaults: { flood: false },
    labels: { flood: COPY.flood },
    stays: true,
    send: async () => {
      if (needsFlood) await acknowledge.mutateAsync();
      await go(applicationScreen(uuid, 'signing/sign'));
    },
  });
  const { href, onClick } = link(applicationScreen(uuid, 'signing/support'));
  const hasBegun = closing.documents.some(({ isRead }) => isRead);
  return (
    <FormScreen
      step={step}
      title={COPY.title}
      intro={COPY.intro(minutesToSign(closing))}
      submit={hasBegun ? COPY.resume : COPY.start}
      after={
        <DocumentDialog
          uuid={uuid}
          document={isNoticeOpen ? { kind: 'FLOOD_NOTICE', title: COPY.floodTitle } : null}
          onClose={() => setNoticeOpen(false)}
        />
      }
    >
      <div className="section">
        <Facts items={factsOf(closing, signers, application.payee)} />
      </div>
      <section className="section">
        <h2>{COPY.documents}</h2>
        <Stack gap={12} top={12}>
          {closing.documents.map((document) => (
            <Card key={document.sha256} nested title={document.title}>
              <p className="small">{aboutDocument(document)}</p>
              <p className="small muted">{documentNote(document)}</p>
            </Card>
          ))}
        </Stack>
      </section>
      {closing.flood !== 'NONE' && (
        <section className="section stack">
          <h2>{COPY.flood}</h2>
          <p>{COPY.floodText}</p>
          <p>
            <Button variant="outline" compact icon="document" onClick={() => setNoticeOpen(true)}>
              {COPY.floodOpen}
            </Button>
          </p>
          {needsFlood ? (
            <Checkbox card required {...fieldProps(step.form, 'flood')}>
              <b>{COPY.floodAgree}</b>
            </Checkbox>
          ) : (
            <Alert kind="ok" title={COPY.floodDone} />
          )}
        </section>
      )}
      <div className="section">
        <LocationChoice answer={closing.location} onAnswer={(answer) => kept.noteLocation(closing, answer)} />
      </div>
      <section className="section">
        <h2>{COPY.after}</h2>
        <List items={COPY.afterItems} gap={8} ordered />
      </section>
      <div className="section">
        <InsuranceAhead />
      </div>
      <div className="section">
        <ActionList items={[{ icon: 'phone', title: COPY.help, note: COPY.helpNote, href, onPick: onClick }]} />
      </div>
    </FormScreen>
  );
}
