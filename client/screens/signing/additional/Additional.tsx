import { Alert } from '@hearthline/kit/alert/Alert.tsx';
import { Button } from '@hearthline/kit/button/Button.tsx';
import { Card } from '@hearthline/kit/card/Card.tsx';
import { Facts } from '@hearthline/kit/facts/Facts.tsx';
import { Stack } from '@hearthline/kit/stack/Stack.tsx';
import { Tag } from '@hearthline/kit/tag/Tag.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type JSX, useState } from 'react';
import { MOST_OWNERS } from '../../../parts/owners/owner-rules.ts';
import { Loaded } from '@hearthline/web/requests/Loaded.tsx';
import { SendProblem } from '@hearthline/web/requests/SendProblem.tsx';
import { useSend } from '../../../parts/requests/use-send.ts';
import { useFollowed } from '../../../parts/screen/followed.ts';
import { Screen } from '../../../parts/screen/Screen.tsx';
import { HelpList } from '../../../parts/waiting/HelpList.tsx';
import { useOthersAct } from '../../../parts/waiting/use-others-act.ts';
import { applicationApi, removeCoDeedFeedback } from '../../../services/application.ts';
import { company } from '../../../services/organization/organization.ts';
import { toasts } from '../../../services/toasts.ts';
import { COPY } from './copy.ts';
import { OwnerForm } from './OwnerForm.tsx';
import { effectsOf, type Signer } from './progress.ts';
import { SignerCard } from './SignerCard.tsx';

/** What is open in the page: a form, at a signer or below them. */
export type Editing = { readonly kind: 'correct' | 'replace'; readonly id: string } | { readonly kind: 'add' } | null;

/** Who besides the borrower still has to sign, and how far each is; what the borrower can do about it (lending §1.2, row 29). */
export function Additional(): JSX.Element {
  const { uuid } = useFollowed();
  const api = applicationApi(uuid);
  const signers = useQuery(api.signers());
  const stage = useQuery(api.coDeedStatus());
  useOthersAct(true, () => Promise.all([signers.refetch(), stage.refetch()]));
  const left = signers.data?.filter(({ state }) => state !== 'SIGNED').length;
  const tag = stage.data && <Tag kind={stage.data.coDeedStatus === 'COMPLETE' ? 'ok' : 'waiting'}>{COPY.tag[stage.data.coDeedStatus]}</Tag>;
  return (
    <Screen title={left === undefined ? COPY.unknown : COPY.title(left)} intro={COPY.intro} tag={tag}>
      <Loaded query={signers} label={COPY.loading}>
        {(all) => <People all={all} />}
      </Loaded>
    </Screen>
  );
}

function People({ all }: { all: readonly Signer[] }): JSX.Element {
  const { application } = useFollowed();
  const { ownership } = application.property;
  const [editing, setEditing] = useState<Editing>(null);
  const { phone } = company();
  const next = all.filter(({ state, waitsFor }) => state !== 'SIGNED' && waitsFor === null);
  // another signature locks the list for everyone in it
  const change = all[0]?.change ?? null;
  const done = (sentence: string): void => {
    setEditing(null);
    toasts.show(sentence);
  };
  return (
    <>
      <section className="section">
        <Facts
          items={[
            { term: COPY.who, main: next.length === 0 ? COPY.us : next.map(({ name }) => name).join(', ') },
            { term: COPY.long, main: COPY.longMain, note: COPY.longNote },
            { term: COPY.you, main: COPY.youMain, note: COPY.youNote },
          ]}
        />
      </section>
      <section className="section">
        <h2>{COPY.people}</h2>
        <Stack gap={16} top={16}>
          {all.map((signer) => (
            <SignerCard
              key={signer.id}
              signer={signer}
              others={all}
              editing={editing !== null && editing.kind !== 'add' && editing.id === signer.id ? editing.kind : null}
              onEdit={(kind) => setEditing(kind === null ? null : { kind, id: signer.id })}
              onDone={done}
            />
          ))}
          {editing?.kind === 'add' && change !== null && (
            <Card nested title={COPY.addTitle}>
              <OwnerForm
                kind="add"
                others={all}
                effects={[...effectsOf(change), COPY.invited]}
                onCancel={() => setEditing(null)}
                onDone={() => done(COPY.done.add)}
              />
            </Card>
          )}
          {change === null && (
            <Alert title={COPY.locked}>
              <p>{COPY.lockedText(phone)}</p>
            </Alert>
          )}
          {change !== null && ownership === 'SOLE' && <p className="small muted">{COPY.sole(phone)}</p>}
        </Stack>
        {change !== null && ownership !== 'SOLE' && all.length < MOST_OWNERS && editing?.kind !== 'add' && (
          <Stack top={16}>
            <Button variant="outline" icon="plus" onClick={() => setEditing({ kind: 'add' })}>
              {COPY.add}
            </Button>
          </Stack>
        )}
      </section>
      <section className="section">
        <h2>{COPY.refuses}</h2>
        <Stack gap={12}>
          <p>{COPY.refusesText}</p>
          {ownership === 'JOINT' && all.some(({ role }) => role === 'CO_SIGNER') && change !== null && <p>{COPY.refusesRole}</p>}
        </Stack>
      </section>
      <HelpList />
      <RemoveFeedback />
    </>
  );
}

/** Takes back what the borrower wrote about this page (AMB-89). */
function RemoveFeedback(): JSX.Element {
  const remove = useMutation(removeCoDeedFeedback());
  const { isSending, problem, send } = useSend({ stays: true });
  const press = async (): Promise<void> => {
    if (await send(() => remove.mutateAsync())) toasts.show(COPY.feedbackDone);
  };
  return (
    <div className="section">
      <Button variant="text" disabled={isSending} onClick={() => void press()}>
        {COPY.feedback}
      </Button>
      <SendProblem problem={problem} />
    </div>
  );
}
