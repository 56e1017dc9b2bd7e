import { outside } from '@hearthline/journey/paths.ts';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { fieldProps } from '@hearthline/kit/form/fields.ts';
import { LegalText, type LegalTextPart } from '@hearthline/kit/legal-text/LegalText.tsx';
import { Skeleton } from '@hearthline/kit/skeleton/Skeleton.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Fragment, type JSX, type MouseEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { LocationNotice } from '../../../parts/location/LocationNotice.tsx';
import { company } from '../../../services/organization/organization.ts';
import type { ConsentTexts, Prompt } from './use-consents.ts';
import type { FinalValues } from './final-answers.ts';
import { COPY } from './copy.ts';

type Document = { readonly title: string; readonly parts: readonly LegalTextPart[] };

/** The consents of the final step: never checked in advance, their documents open in a dialog, optional ones are labeled so (design §7). */
export function ConsentBoxes({ form, texts }: { form: UseFormReturn<FinalValues>; texts: ConsentTexts }): JSX.Element {
  const [document, setDocument] = useState<Document | null>(null);
  const { termsLabel } = company().links;
  const open =
    (title: string, type: string) =>
    (event: MouseEvent): void => {
      const text = texts.consents.find((consent) => consent.type === type)?.text;
      if (text === undefined || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      setDocument({ title, parts: [{ kind: 'text', text }] });
    };
  const link = (title: string, type: string, href: string): JSX.Element => (
    <a href={href} target="_blank" rel="noreferrer" onClick={open(title, type)}>
      {title}
    </a>
  );
  return (
    <div className="stack">
      <div>
        <p>{COPY.keep}</p>
        <ul>
          {texts.terms.map(({ kind, title, parts }) => (
            <li key={kind}>
              <Button variant="text" icon="document" onClick={() => setDocument({ title, parts })}>
                {title}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      <Checkbox {...fieldProps(form, 'termPrivacyConsent')} required fix={COPY.consentFix}>
        {COPY.terms} {link(termsLabel, 'TERMS', outside.terms())} {COPY.and} {link(COPY.privacy, 'PRIVACY', outside.privacy())}
      </Checkbox>
      <div>
        <Checkbox {...fieldProps(form, 'communicationConsent')} required fix={COPY.consentFix}>
          {COPY.communications} {link(COPY.communicationsName, 'COMMUNICATIONS', outside.communications())} {COPY.communicationsEnd}
        </Checkbox>
        <Stack inset>
          <LocationNotice />
        </Stack>
      </div>
      {texts.transactional && (
        <Checkbox {...fieldProps(form, 'smsTransactionalConsent')}>
          <PromptText prompt={texts.transactional} />
        </Checkbox>
      )}
      {texts.marketing && (
        <Checkbox {...fieldProps(form, 'smsMarketingConsent')}>
          <PromptText prompt={texts.marketing} />
        </Checkbox>
      )}
      <Dialog
        open={document !== null}
        onClose={() => setDocument(null)}
        title={document?.title ?? ''}
        wide
        actions={<Button onClick={() => setDocument(null)}>{COPY.close}</Button>}
      >
        {document && <LegalText parts={document.parts} />}
      </Dialog>
    </div>
  );
}

/** What is agreed to by an optional text-message consent: its title, its text, what carriers require, and the two policies. */
function PromptText({ prompt: { title, verbiage, more, links } }: { prompt: Prompt }): JSX.Element {
  return (
    <>
      <b>
        <span className="muted">{COPY.optional}</span> {title}
      </b>{' '}
      {verbiage} <span className="muted">{more}</span>{' '}
      {links.map(({ type, name, value }, at) => (
        <Fragment key={type}>
          {at > 0 && ' '}
          <a href={value} target="_blank" rel="noreferrer">
            {name}
          </a>
        </Fragment>
      ))}
    </>
  );
}

/** Placeholders while the consent texts load, so that the button below does not move. */
export function ConsentPlaceholders(): JSX.Element {
  return (
    <div className="stack">
      {['terms', 'communications', 'texts'].map((name) => (
        <Skeleton key={name} height="3em" />
      ))}
    </div>
  );
}
