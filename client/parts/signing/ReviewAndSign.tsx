import { useFields } from '@hearthline/kit/form/use-fields.ts';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { Note, Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useMutation } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import * as z from 'zod/mini';
import { codeOf, fieldProblems } from '@hearthline/web/api/api-error.ts';
import { applicationApi } from '../../services/application.ts';
import { FormBody } from '../form/FormBody.tsx';
import { takeBackConsent } from '../form/consent-changed.ts';
import { DocumentDialog } from '../pdf/DocumentDialog.tsx';
import { problemMessage } from '@hearthline/web/requests/problem-message.ts';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useFollowing } from '../screen/followed.ts';
import { type ClosingDocument, signedIn } from './ceremony.ts';
import { documentNote, PROBLEMS, SIGNING } from './copy.ts';
import { readLocation } from './location.ts';
import { LocationChoice } from './LocationChoice.tsx';
import { Signature } from './Signature.tsx';
import classes from './Signing.module.css';
import type { PartProps } from './pages.ts';

type ReviewProps = PartProps & {
  readonly onSigned: () => Promise<void>;
  /** Kinds of the documents that changed since they were read. */
  readonly onChanged: (kinds: readonly string[]) => Promise<void>;
};

/** What is signed, as whom, the consent, and the signature that binds. */
export function ReviewAndSign(props: ReviewProps): JSX.Element {
  const { uuid, closing, kept, frame: Frame, tag, go, onSigned, onChanged } = props;
  const { version, documents, signature, name, consent, location } = closing;
  const { again } = useFollowing();
  const sign = useMutation(applicationApi(uuid).sign('CLOSING'));
  const [open, setOpen] = useState<ClosingDocument | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const form = useFields(z.object({ agree: z.boolean().check(z.refine((isTicked) => isTicked, { error: PROBLEMS.agree })) }), {
    agree: false,
  });

  const send = async (): Promise<void> => {
    if (isSending) return;
    setSending(true);
    setProblem(null);
    try {
      // asked once more now: it is the place of signing that counts
      const { answer, position } = location === 'SHARED' ? await readLocation() : { answer: location };
      await sign.mutateAsync({
        version,
        name: signature?.name ?? name,
        consentVersion: consent.version,
        documentsRead: true,
        documents: documents.map(({ kind, sha256 }) => ({ kind, sha256 })),
        ...(signature && { fields: signedIn(closing) }),
        ...(position && { location: position }),
        ...(answer !== null && answer !== 'SHARED' && { locationNotShared: answer }),
      });
      await onSigned();
    } catch (error) {
      const code = codeOf(error);
      if (code === 'document_changed') await onChanged(fieldProblems(error).map(({ field }) => field));
      else if (code === 'stale_version') {
        // signed on another device, changed, or only something beside the documents: the page shows it as it is now
        const changed = await kept.readAgain(closing);
        if (changed.length > 0) await onChanged(changed);
        void again();
      }
      // signed already: the reply to an earlier try was lost
      else if (code === 'out_of_order') await onSigned();
      const reload = async (): Promise<unknown> => kept.query.refetch();
      if (!takeBackConsent(form, error, { version: 'consentVersion', box: 'agree', message: PROBLEMS.changed, reload }))
        setProblem(problemMessage(error));
    } finally {
      setSending(false);
    }
  };

  return (
    <Frame title={SIGNING.reviewTitle} intro={SIGNING.reviewIntro} tag={tag} hasErrors={problem !== null}>
      {(heading) => (
        <>
          <FormBody
            step={{ form, labels: { agree: SIGNING.agreeTitle }, submit: (event) => void form.handleSubmit(send)(event), isSending }}
            heading={heading}
            submit={SIGNING.sign}
            onBack={() => go('place')}
            problem={<SendProblem problem={problem} />}
          >
            <section className="section stack">
              {documents.map((document) => (
                <Card key={document.sha256} title={document.title} tag={<Tag kind="ok">{SIGNING.read}</Tag>}>
                  <p className="small muted">{documentNote(document)}</p>
                  {document.fields.length > 0 && (
                    <p className="small">
                      {SIGNING.places(document.fields.filter(({ isSigned }) => isSigned).length, document.fields.length)}
                    </p>
                  )}
                  <Stack top={8}>
                    <Button variant="text" icon="document" onClick={() => setOpen(document)}>
                      {SIGNING.readAgain}
                      <span className="sr"> {document.title}</span>
                    </Button>
                  </Stack>
                </Card>
              ))}
              <Card title={SIGNING.who} tag={<Tag>{name}</Tag>}>
                {signature && (
                  <Stack top={8}>
                    <div className={classes.preview} aria-hidden="true">
                      <Signature signature={signature} kind="SIGNATURE" />
                    </div>
                  </Stack>
                )}
                <Stack top={8}>
                  <Button variant="text" icon="pencil" onClick={() => go('adopt')}>
                    {SIGNING.change}
                  </Button>
                </Stack>
              </Card>
              {location === null ? (
                <LocationChoice answer={null} onAnswer={(answer) => kept.noteLocation(closing, answer)} />
              ) : (
                <Note>
                  <b>{SIGNING.location}.</b> {SIGNING.locations[location]}
                </Note>
              )}
            </section>
            <section className="section">
              <Checkbox card required {...fieldProps(form, 'agree')}>
                <b>{SIGNING.agreeTitle}</b>
                <span className="small muted">{consent.text}</span>
              </Checkbox>
            </section>
          </FormBody>
          <DocumentDialog uuid={uuid} document={open} exact onClose={() => setOpen(null)} />
        </>
      )}
    </Frame>
  );
}
