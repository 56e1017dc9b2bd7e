import { SubmitButton } from '@hearthline/kit/button/SubmitButton.tsx';
import { ButtonRow } from '@hearthline/kit/button-row/ButtonRow.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { ErrorSummary } from '@hearthline/kit/error-summary/ErrorSummary.tsx';
import { type FormEvent, type JSX, useState } from 'react';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { api } from '../../../services/api/api.ts';
import { SendProblem } from '../../../parts/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { PaperList } from './PaperList.tsx';
import { sorted, type Consent, type Paper } from './papers.ts';
import { PaperViewer } from './PaperViewer.tsx';
import { PROBLEMS, COPY } from './copy.ts';

type ConsentPageProps = { readonly uuid: string; readonly papers: readonly Paper[]; readonly consent: Consent };

/** New York: its notice is read to the end, and the credit check agreed to, before anything is asked of a bureau. */
export function ConsentPage({ uuid, papers, consent: { type, version, text } }: ConsentPageProps): JSX.Element {
  const { first, others } = sorted(papers);
  const [read, setRead] = useState<readonly string[]>([]);
  const [agreed, setAgreed] = useState(false);
  const [tries, setTries] = useState(0);
  const { isSending, problem, send } = useSend();

  const unread = first
    .filter(({ kind }) => !read.includes(kind))
    .map(({ kind, title }) => ({ id: kind, label: title, message: PROBLEMS.read }));
  const wrong = tries === 0 ? [] : [...unread, ...(agreed ? [] : [{ id: 'agree', label: COPY.consent, message: PROBLEMS.agree }])];
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTries(tries + 1);
    if (isSending || unread.length > 0 || !agreed) return;
    void send(() =>
      api.POST('/service-application/api/v1/application/heloc/{uuid}/consents', { params: { path: { uuid } }, body: { type, version } }),
    );
  };
  return (
    <Screen
      title={COPY.consentTitle}
      intro={COPY.consentLede}
      wideContent
      above={<ErrorSummary errors={wrong} focusKey={tries} />}
      hasErrors={wrong.length > 0}
    >
      <form noValidate onSubmit={submit}>
        <div className="section stack">
          {first.map((paper) => (
            <PaperViewer
              key={paper.kind}
              id={paper.kind}
              uuid={uuid}
              paper={paper}
              isRead={read.includes(paper.kind)}
              onRead={() => setRead((before) => [...before.filter((kind) => kind !== paper.kind), paper.kind])}
            />
          ))}
        </div>
        <section className="section">
          <h2>{COPY.consent}</h2>
          <Checkbox
            card
            name="agree"
            required
            checked={agreed}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
            error={tries > 0 && !agreed ? PROBLEMS.agree : undefined}
          >
            {text}
          </Checkbox>
          <p className="small muted" style={{ marginTop: 12 }}>
            {COPY.soft}
          </p>
        </section>
        <SendProblem problem={problem} />
        <ButtonRow>
          <SubmitButton loading={isSending}>{COPY.submit}</SubmitButton>
        </ButtonRow>
      </form>
      {others.length > 0 && (
        <section className="section">
          <h2>{COPY.others}</h2>
          <PaperList uuid={uuid} papers={others} />
        </section>
      )}
    </Screen>
  );
}
